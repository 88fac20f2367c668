import { hash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { lastTurn } from "#server/http/event-loop.ts";
import type { Log } from "#server/http/log.ts";
import { createTransfers } from "#server/http/transfers.ts";
import { acceptedEncodings, type Encoding } from "./compression.ts";
import type { AnswerStream } from "./page-answer.ts";
import type { ServedPage } from "./rendered-page.ts";
import { headersOf, matchesTag } from "./send-page.ts";

/** Streams under way at a time; one whose reader takes nothing for five seconds gives its place to another. */
const limits = { most: 8, stalledMs: 5000 };

const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
} satisfies Record<Encoding, unknown>;

/** Returns a function that sends texts while they are made: as fast as their reader takes them, with a tag of their version. */
export function createSendStream(log: Log, { most, stalledMs } = limits) {
  const takePlace = createTransfers({ most, stalledMs });

  return function sendStream(
    request: FastifyRequest,
    reply: FastifyReply,
    page: ServedPage,
    { version, pieces }: AnswerStream,
  ): FastifyReply {
    const etag = `W/"${hash("sha1", `${request.siteHost} ${request.raw.url} ${version}`, "base64url")}"`;
    const isKnown = matchesTag(request.headers["if-none-match"], etag);
    const place = isKnown || request.method === "HEAD" ? null : takePlace();
    if (!place && !isKnown && request.method !== "HEAD") return reply.code(503).header("retry-after", "5").send();
    for (const [name, value] of headersOf(page)) reply.header(name, value);
    // One that is for this visitor alone has its policy already.
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
    reply.header("etag", etag);
    if (isKnown) return reply.code(304).send();
    const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
    if (encoding) reply.header("content-encoding", encoding);
    // An answer to HEAD with an empty text would say that the file is empty.
    if (!place) return reply.send(Readable.from([]));
    reply.raw.once("close", place.free);
    const text = place.pass(pieces(lastTurn));
    text.once("error", (err) => log.error({ err }, "a file broke off while it was sent"));
    return reply.send(encoding ? pipeline(text, compressors[encoding](), () => {}) : text);
  };
}
