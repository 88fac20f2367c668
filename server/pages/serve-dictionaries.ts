import type { FastifyInstance } from "fastify";
import { assetsPath } from "#schemas/site/own-paths.ts";
import { pathOf } from "#server/http/request-target.ts";
import { sendStatus } from "#server/http/status-text.ts";
import { acceptedEncodings } from "./accepted-encodings.ts";
import { sharedBody } from "./compression.ts";
import type { Dictionaries } from "./dictionaries.ts";

/** Serves the compression dictionaries that this node knows. Their address says what they contain. */
export function serveDictionaries(app: FastifyInstance, dictionaries: Dictionaries): void {
  const url = `${assetsPath}/shell.:digest(^[0-9a-f]{16}).dict`;
  app.get(url, { logLevel: "debug" }, async (request, reply) => {
    const dictionary = dictionaries.at(pathOf(request.raw.url));
    if (!dictionary) return sendStatus(reply.header("cache-control", "no-store"), 404);
    reply.header("cache-control", "public, max-age=31536000, immutable").header("vary", "accept-encoding");
    reply.header("use-as-dictionary", dictionary.useAs).type("application/octet-stream");
    // At once in the best encoding, as front caches keep what they get first.
    const [encoding = null] = acceptedEncodings(request.headers["accept-encoding"]);
    if (encoding !== null) reply.header("content-encoding", encoding);
    return reply.send(await sharedBody(dictionary.bytes.toString()).in(encoding));
  });
}
