import type { Log } from "#server/http/log.ts";
import { type AnsweredRequest, events } from "./events.ts";

export type RequestLog = (request: AnsweredRequest, isQuiet?: boolean) => void;

/** Returns a function that logs and counts a handled request. */
export function createRequestLog(log: Log): RequestLog {
  return function logRequest(request, isQuiet = false) {
    if (isQuiet) log.debug(request, "request");
    else log.info(request, "request");
    events.requestAnswered.publish(request);
  };
}
