import type { FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "./log.ts";
import { pathOf } from "./request-target.ts";

/** Logs each routed request: at debug when its route says so (health, static files), else at info. */
export function createAccessLog(log: Log) {
  return async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const line = {
      method: request.method,
      path: pathOf(request.raw.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: Number(reply.getHeader("content-length") ?? 0),
      cache: reply.pageCache ?? undefined,
    };
    if (request.routeOptions.logLevel === "debug") log.debug(line, "request");
    else log.info(line, "request");
  };
}
