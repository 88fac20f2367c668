import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncodings, type Encoding } from "./accepted-encodings.ts";
import { type EncodedBody, sharedBody } from "./compression.ts";
import { type DictionaryUse, dictionaryUse } from "./dictionaries.ts";
import type { Dictionary } from "./dictionary.ts";
import type { PageAnswer } from "./page-answer.ts";
import type { ServedPage } from "./rendered-page.ts";

const minCompressBytes = 1024;

/** Seconds for which front caches serve a page, and then a stale one while they fetch it again. */
const [freshS, revalidateS] = [60, 600];

/** Milliseconds for which front caches may serve a page while nodes answer. */
export const frontCacheMs = 1000 * (freshS + revalidateS);

/** Cache policy of public pages: stale ones also serve for a day while no node answers. */
export const publicPolicy = policyFor(frontCacheMs);

/** Policy of a page that changes by itself after a time. */
function policyFor(leftMs: number): string {
  const leftS = Math.max(0, Math.floor(leftMs / 1000));
  const fresh = Math.min(freshS, leftS);
  const revalidate = Math.min(revalidateS, leftS - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${revalidate}, stale-if-error=86400`;
}

/** Default Retry-After in seconds of a page that could not be rendered. */
const retryAfter = 30;

/** Sends an answer that did not come from the page cache. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, pageAnswer: PageAnswer) {
  const { body, ...answer } = pageAnswer;
  return sendPage(request, reply, {
    answer,
    body: sharedBody(body),
    staleFor: 0,
    isPublic: false,
    surrogateKeys: "",
  });
}

type Sendable = Omit<ServedPage, "cache">;

/** Sends a page with its status and headers; 304 without a body to a client that has the current version. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Sendable): Promise<FastifyReply> {
  const { answer, body } = page;
  // The CSP does not let a script follow to another origin; the empty 204 makes it load the address as a document.
  if (answer.location?.startsWith("/") === false && request.headers["sec-fetch-dest"] === "empty") {
    return reply.code(204).header("vary", "sec-fetch-dest").send();
  }
  reply.code(answer.status);
  const use = dictionaryUse(page, request.headers);
  for (const [name, value] of headersOf(page, use)) reply.header(name, value);
  if (isCacheable(answer) && matchesTag(request.headers["if-none-match"], body.etag)) return reply.code(304).send();
  return sendBody(request, reply, body, use.dictionary);
}

/** Headers of an answer, without those of its encoding. */
export function headersOf(
  { answer, body, staleFor, isPublic, dictionaries, surrogateKeys, leftMs }: Sendable,
  { link, isNamed }: Omit<DictionaryUse, "dictionary">,
): [name: string, value: string][] {
  const headers: [string, string][] = [
    ["vary", isPublic && dictionaries ? "accept-encoding, available-dictionary" : "accept-encoding"],
    ["content-type", answer.contentType],
  ];
  if (link !== null) headers.push(["link", link]);
  if (answer.location !== null) headers.push(["location", answer.location]);
  if (answer.status === 405) headers.push(["allow", "GET, HEAD"]);
  if (answer.fileName) headers.push(["content-disposition", `attachment; filename="${answer.fileName}"`]);
  if (answer.status === 503) headers.push(["retry-after", String(answer.retryAfter ?? retryAfter)]);
  if (staleFor > 0) headers.push(["x-content-age", String(staleFor)]);
  if (!isCacheable(answer)) return headers;
  // Browsers revalidate each time, because signing in changes the page.
  const { maxAgeS } = answer;
  const browserS = Math.floor(Math.min(maxAgeS ?? 0, Math.max(0, leftMs ?? Infinity) / 1000));
  const browserPolicy = maxAgeS === undefined ? "private, no-cache" : `private, max-age=${browserS}`;
  const frontPolicy = leftMs === undefined ? publicPolicy : policyFor(leftMs);
  // Front caches would fill with what depends on a header of many values.
  const isShared = isPublic && !isNamed;
  headers.push(["cache-control", isShared ? frontPolicy : browserPolicy], ["etag", body.etag]);
  if (isShared && surrogateKeys !== "") headers.push(["surrogate-key", surrogateKeys]);
  return headers;
}

function isCacheable({ status, cacheable }: Sendable["answer"]): boolean {
  return status === 200 && cacheable;
}

export async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  dictionary: Dictionary | null = null,
): Promise<FastifyReply> {
  const { encoding, bytes } = await body.inBestOf(encodingsFor(request.headers["accept-encoding"], body), dictionary);
  if (encoding !== null) reply.header("content-encoding", encoding);
  return reply.send(bytes);
}

/** Encodings that an Accept-Encoding header accepts; none for a body too small to compress. */
export function encodingsFor(accepted: string | undefined, { length }: EncodedBody): readonly Encoding[] {
  return length >= minCompressBytes ? acceptedEncodings(accepted) : [];
}

/** True when an If-None-Match header contains the ETag; weak comparison (RFC 9110 §13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, etag: string | null): boolean {
  if (ifNoneMatch === undefined || etag === null) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim());
  return tags.includes("*") || tags.some((tag) => tag === etag || `W/${tag}` === etag || tag === `W/${etag}`);
}
