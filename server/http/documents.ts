import { STATUS_CODES } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { documentAddress } from "#schemas/values/image.ts";
import { documentsPath } from "#schemas/values/image-address.ts";
import { openAnswer } from "./bounded-fetch.ts";
import type { Log } from "./log.ts";

export interface DocumentSource {
  baseURL: string;
  headers: Record<string, string>;
  /** For the answer to begin; the body may take as long as its reader. */
  timeoutMs: number;
}

/** Content types that browsers may show; others are downloads. */
const shown = /^(image\/(avif|gif|jpeg|png|svg\+xml|webp)|application\/pdf|audio\/|video\/|text\/vtt)/;

/** Sandboxes documents: no script, no forms, nothing from outside. */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const forwardedHeaders = ["accept-ranges", "content-length", "content-range", "content-type", "etag", "last-modified"];

/** Serves the documents, images and recordings of the CMS under /cms/documents (spec §7, images). */
export function serveDocuments(app: FastifyInstance, source: DocumentSource, log: Log): void {
  app.get(`${documentsPath}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.raw.url?.split("?", 1)[0]?.replace(documentsPath, "/documents") ?? "";
    if (!documentAddress.safeParse(path).success) return refuse(reply, 404);
    const answer = await fetchDocument(path, request, source).catch((err: unknown) => {
      log.error({ err, path }, "a document could not be fetched");
      return null;
    });
    if (!answer) return refuse(reply, 503);
    if (!answer.ok) {
      await answer.body?.cancel();
      return refuse(reply, answer.status === 404 || answer.status === 416 ? answer.status : 503);
    }
    reply.code(answer.status);
    for (const name of forwardedHeaders) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    reply.header("cache-control", "public, max-age=3600").header("content-security-policy", documentPolicy);
    if (!shown.test(answer.headers.get("content-type") ?? "")) reply.header("content-disposition", "attachment");
    return reply.send(answer.body ? Readable.from(answer.body) : undefined);
  });
}

function fetchDocument(
  path: string,
  { method, headers: { range } }: FastifyRequest,
  { baseURL, headers, timeoutMs }: DocumentSource,
): Promise<Response> {
  const part = range && /^bytes=(?:\d+-\d*|-\d+)$/.test(range) ? { range } : {};
  // Compressed bodies would not match their length.
  const sent = { ...headers, ...part, "accept-encoding": "identity" };
  return openAnswer(`${baseURL}${path}`, { method, headers: sent, timeoutMs });
}

function refuse(reply: FastifyReply, status: 404 | 416 | 503): FastifyReply {
  const text = `${status} ${STATUS_CODES[status]}\n`;
  return reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}
