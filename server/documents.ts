import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { documentAddress } from "#schemas/values/image.ts";
import type { Log } from "./log.ts";
import { documentsPath } from "./to-view.ts";

export interface DocumentSource {
  baseURL: string;
  headers: Record<string, string>;
  /** For the answer to begin; the body may take as long as its reader. */
  timeoutMs: number;
}

/** Kinds that browsers may show; everything else is offered for saving. */
const shown = /^(image\/(avif|gif|jpeg|png|svg\+xml|webp)|application\/pdf|audio\/|video\/|text\/vtt)/;

/** A document is shown apart from the portal: no script, no forms, nothing from outside. */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const passedOn = ["content-length", "content-type", "etag", "last-modified"];

/** Passes the documents and images of the CMS on under /cms/documents (spec §7, images). */
export function serveDocuments(app: FastifyInstance, source: DocumentSource, log: Log): void {
  app.get(`${documentsPath}/*`, async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.raw.url?.split("?", 1)[0]?.replace(documentsPath, "/documents") ?? "";
    if (!documentAddress.safeParse(path).success) return refuse(reply, 404);
    const answer = await fetchDocument(path, request.method, source).catch((err: unknown) => {
      log.error({ err, path }, "a document could not be fetched");
      return null;
    });
    if (!answer) return refuse(reply, 503);
    if (!answer.ok) {
      await answer.body?.cancel();
      return refuse(reply, answer.status === 404 ? 404 : 503);
    }
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    reply.header("cache-control", "public, max-age=3600").header("content-security-policy", documentPolicy);
    if (!shown.test(answer.headers.get("content-type") ?? "")) reply.header("content-disposition", "attachment");
    return reply.send(answer.body ? Readable.from(answer.body) : undefined);
  });
}

async function fetchDocument(path: string, method: string, { baseURL, headers, timeoutMs }: DocumentSource) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error("no answer in time")), timeoutMs);
  try {
    // Compressed bodies would not match their length.
    const asked = { ...headers, "accept-encoding": "identity" };
    return await fetch(`${baseURL}${path}`, { method, headers: asked, redirect: "manual", signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

function refuse(reply: FastifyReply, status: 404 | 503): FastifyReply {
  const text = status === 404 ? "404 Not Found\n" : "503 Service Unavailable\n";
  return reply.code(status).header("cache-control", "no-store").type("text/plain; charset=utf-8").send(text);
}
