import type { Log } from "#server/http/log.ts";
import { type AnsweredRequest, events } from "./events.ts";

export type RequestLog = (request: AnsweredRequest, fields: object, isQuiet?: boolean) => void;

/** Tells the log, and the metrics, of each answer; `fields` are those of all lines of the request. */
export function createRequestLog(log: Log): RequestLog {
  return function logRequest(request, fields, isQuiet = false) {
    const line = { ...request, ...fields };
    if (isQuiet) log.debug(line, "request");
    else log.info(line, "request");
    events.requestAnswered.publish(request);
  };
}
