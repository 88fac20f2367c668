import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { documentAddress } from "#schemas/values/image.ts";
import { documentsPath } from "#schemas/values/image-address.ts";
import { matchesTag } from "#server/pages/send-page.ts";
import { openResponse } from "./bounded-fetch.ts";
import type { Log } from "./log.ts";
import { sendStatus } from "./status-text.ts";
import { createTransfers } from "./transfers.ts";

export interface DocumentSource {
  baseURL: string;
  headers: Record<string, string>;
  /** Limit for the response headers; the body may take as long as the client needs. */
  timeoutMs: number;
}

/** Content types that browsers may display; all others are downloaded. Of several types with commas, browsers take the last. */
const inlineType =
  /^(?:image\/(?:avif|gif|jpeg|png|svg\+xml|webp)|application\/pdf|(?:audio|video)\/[\w.+-]+|text\/vtt)[ \t]*(?:;[^,]*)?$/i;

/** Sandboxes documents: no scripts, no forms, nothing loaded from other origins. */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const limits = { maxConcurrent: 64, stalledMs: 5000 };

/** Conditional request headers that are passed on to the CMS. */
const conditionalHeaders = ["if-none-match", "if-modified-since", "if-range"] as const;

const forwardedHeaders = ["accept-ranges", "content-length", "content-range", "content-type", "etag", "last-modified"];

/** Serves the documents, images and recordings of the CMS under /cms/documents (spec §7, images). */
export function serveDocuments(
  app: FastifyInstance,
  source: DocumentSource,
  log: Log,
  { maxConcurrent, stalledMs } = limits,
): void {
  const acquireSlot = createTransfers({ maxConcurrent, stalledMs });
  // Fastify's own HEAD route would send the length of the empty body instead of the document's.
  app.route({ method: ["GET", "HEAD"], url: `${documentsPath}/*`, exposeHeadRoute: false, handler: serve });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.raw.url?.split("?", 1)[0]?.replace(documentsPath, "/documents") ?? "";
    if (!documentAddress.safeParse(path).success) return refuse(reply, 404);
    const slot = acquireSlot();
    if (!slot) return refuse(reply.header("retry-after", "5"), 503);
    reply.raw.once("close", slot.free);
    const answer = await fetchDocument(path, request, source).catch((err: unknown) => {
      log.error({ err, path }, "document could not be fetched; answering 503");
      return null;
    });
    if (!answer) return refuse(reply, 503);
    const isUnchanged =
      answer.status === 200 && matchesTag(request.headers["if-none-match"], answer.headers.get("etag"));
    if (isUnchanged || answer.status === 304) {
      await answer.body?.cancel();
      return withHeaders(reply.code(304), answer, ["etag", "last-modified"]).send();
    }
    const isPastEnd =
      answer.status === 200 && startsPastEnd(request.headers.range, answer.headers.get("content-length"));
    if (!answer.ok || isPastEnd) {
      await answer.body?.cancel();
      return refuse(reply, isPastEnd || answer.status === 416 ? 416 : answer.status === 404 ? 404 : 503);
    }
    withHeaders(reply.code(answer.status), answer, forwardedHeaders);
    if (!inlineType.test(answer.headers.get("content-type") ?? "")) reply.header("content-disposition", "attachment");
    return reply.send(answer.body ? slot.pass(answer.body) : undefined);
  }
}

/** True for a range that starts past the end, which some servers answer with the whole document. */
function startsPastEnd(range: string | undefined, length: string | null): boolean {
  const start = /^bytes=(\d+)-\d*$/.exec(range ?? "")?.[1];
  return start !== undefined && length !== null && Number(start) >= Number(length);
}

function withHeaders(reply: FastifyReply, { headers }: Response, names: readonly string[]): FastifyReply {
  for (const name of names) {
    const value = headers.get(name);
    if (value) reply.header(name, value);
  }
  return reply.header("cache-control", "public, max-age=3600").header("content-security-policy", documentPolicy);
}

function fetchDocument(
  path: string,
  { method, headers: requested }: FastifyRequest,
  { baseURL, headers, timeoutMs }: DocumentSource,
): Promise<Response> {
  const { range } = requested;
  const rangeHeader = range && /^bytes=(?:\d+-\d*|-\d+)$/.test(range) ? { range } : {};
  // Compressed bodies would not match the forwarded length.
  const conditional = conditionalHeaders.flatMap((name) =>
    requested[name] === undefined ? [] : [[name, requested[name]]],
  );
  const requestHeaders = {
    ...headers,
    ...rangeHeader,
    ...Object.fromEntries(conditional),
    "accept-encoding": "identity",
  };
  return openResponse(`${baseURL}${path}`, { method, headers: requestHeaders, timeoutMs });
}

function refuse(reply: FastifyReply, status: 404 | 416 | 503): FastifyReply {
  return sendStatus(reply.header("cache-control", "no-store"), status);
}
