import type { FastifyReply, FastifyRequest } from "fastify";
import type { AnsweredRequest } from "#server/telemetry/events.ts";
import type { RequestLog } from "#server/telemetry/request-log.ts";
import { routeKindOf } from "#server/telemetry/route-kind.ts";
import { fieldsOfRequest } from "#server/telemetry/trace.ts";
import { pathOf } from "./request-target.ts";

/** Logs each routed request: at debug level if its route says so (health, static files), otherwise at info. */
export function createAccessLog(logRequest: RequestLog) {
  return async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isQuiet = request.routeOptions.logLevel === "debug";
    const path = pathOf(request.raw.url);
    const kind = routeKindOf(path);
    const line: AnsweredRequest = {
      method: request.method,
      path,
      // Static files have their own quiet routes.
      route: isQuiet && kind === "page" ? "asset" : kind,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: Number(reply.getHeader("content-length") ?? 0),
      host: request.siteHost || null,
      ...reply.servedPage,
      ...encodingOf(reply),
      ...fieldsOfRequest(request.raw),
    };
    logRequest(line, isQuiet);
  };
}

/** Content encoding of a page that was sent with its body. */
function encodingOf(reply: FastifyReply): Pick<AnsweredRequest, "encoding"> {
  if (!reply.servedPage || reply.statusCode !== 200) return {};
  return { encoding: String(reply.getHeader("content-encoding") ?? "identity") };
}
