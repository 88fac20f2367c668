import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "#server/http/log.ts";

/** Header of every request from the portal to the security provider. */
export const portalHeader = { "x-portal-auth": "1" } as const;

/** Refuses requests of the portal itself: as its own security provider it would call itself endlessly. */
export function createRecursionGate(providerUrl: string, log: Log) {
  return async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (request.headers["x-portal-auth"] === undefined) return undefined;
    log.error({}, `Auth: recursion at the auth base URL ${providerUrl}, the server is misconfigured`);
    return reply.code(508).type("text/plain; charset=utf-8").send(`508 ${STATUS_CODES[508]}\n`);
  };
}
