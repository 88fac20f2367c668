import { createHmac, randomBytes } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { derivedFrom, type Secrets } from "#server/config/secrets.ts";
import type { Log } from "#server/http/log.ts";

/** Header of every request from the portal to the security provider. */
export const portalHeader = "x-portal-auth";

interface Options {
  /** Null for a random secret of this process. */
  secrets: Secrets | null;
  providerUrl: string;
  log: Log;
}

export type RecursionGate = ReturnType<typeof createRecursionGate>;

/**
 * Refuses requests of the portal itself: as its own security provider it would call itself endlessly. Nodes recognise
 * each other's requests by a value derived from their secret, which visitors cannot know.
 */
export function createRecursionGate({ secrets, providerUrl, log }: Options) {
  const usedSecrets = secrets ?? { all: [randomBytes(32).toString("base64url")] };
  const values = derivedFrom(usedSecrets, (secret) =>
    createHmac("sha256", secret).update(portalHeader).digest("base64url"),
  );
  let isReported = false;

  return {
    headers: () => ({ [portalHeader]: values()[0] }),

    async refuse({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
      if (!values().some((value) => value === headers[portalHeader])) return undefined;
      if (!isReported)
        log.error({}, `Auth: recursion at the auth base URL ${providerUrl}, the server is misconfigured`);
      isReported = true;
      return reply.code(508).type("text/plain; charset=utf-8").send(`508 ${STATUS_CODES[508]}\n`);
    },
  };
}
