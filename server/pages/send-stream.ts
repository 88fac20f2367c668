import { hash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { yieldToAll } from "#server/http/event-loop.ts";
import type { Log } from "#server/http/log.ts";
import { createTransfers } from "#server/http/transfers.ts";
import { acceptedEncodings, type Encoding } from "./accepted-encodings.ts";
import { noDictionary } from "./dictionaries.ts";
import type { AnswerStream } from "./page-answer.ts";
import type { ServedPage } from "./rendered-page.ts";
import { headersOf, matchesTag } from "./send-page.ts";

/** Concurrent streams; one whose client reads nothing for five seconds loses its slot to a new one. */
const limits = { maxConcurrent: 8, stalledMs: 5000 };

const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
} satisfies Record<Encoding, unknown>;

/** Returns a function that sends text while it is generated, at the client's pace, with an ETag of its version. */
export function createSendStream(log: Log, { maxConcurrent, stalledMs } = limits) {
  const acquireSlot = createTransfers({ maxConcurrent, stalledMs });

  return function sendStream(
    request: FastifyRequest,
    reply: FastifyReply,
    page: ServedPage,
    { version, pieces }: AnswerStream,
  ): FastifyReply {
    const etag = `W/"${hash("sha1", `${request.siteHost} ${request.raw.url} ${version}`, "base64url")}"`;
    const isUnchanged = matchesTag(request.headers["if-none-match"], etag);
    const slot = isUnchanged || request.method === "HEAD" ? null : acquireSlot();
    if (!slot && !isUnchanged && request.method !== "HEAD") return reply.code(503).header("retry-after", "5").send();
    for (const [name, value] of headersOf({ ...page, dictionaries: null }, noDictionary)) reply.header(name, value);
    // A private answer already has its policy.
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
    reply.header("etag", etag);
    if (isUnchanged) return reply.code(304).send();
    const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
    if (encoding) reply.header("content-encoding", encoding);
    // An empty string would set Content-Length to 0.
    if (!slot) return reply.send(Readable.from([]));
    reply.raw.once("close", slot.free);
    const text = slot.pass(pieces(yieldToAll));
    text.once("error", (err) => log.error({ err }, "a file broke off while it was sent"));
    return reply.send(encoding ? pipeline(text, compressors[encoding](), () => {}) : text);
  };
}
