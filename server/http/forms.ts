import { createHash } from "node:crypto";
import fastifyFormbody from "@fastify/formbody";
import fastifyMultipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type FormSubmission, fileKinds, type SubmittedFile } from "#schemas/forms/submission.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The posted form; null for other requests. */
    form: FormSubmission | null;
  }
}

/** Limits of a form; sizes are in bytes. */
const limits = { text: 64_000, total: 12_000_000, fields: 50, files: 5, fieldSize: 16_000, nameSize: 100 } as const;

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";

/** Thrown when a form is refused; `statusCode` is the response status. */
export class RefusedForm extends Error {
  override name = "RefusedForm";
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Returns the 4xx status of an error that the client caused (ours or Fastify's); null for all other errors, including
 * those of the CMS.
 */
export function clientErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !("statusCode" in error)) return null;
  const isFastifyError = "code" in error && String(error.code).startsWith("FST_");
  const status = Number(error.statusCode);
  return (isFastifyError || error instanceof RefusedForm) && status < 500 ? status : null;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Registers form handlers by path. Accepts forms posted from our own pages only, and parses them into `request.form`;
 * uploaded files are hashed, never stored.
 */
export function acceptForms(handlers: Readonly<Record<string, Handler>>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(fastifyFormbody, {
      bodyLimit: limits.text,
      parser: (text) => ({ sent: new URLSearchParams(text) }),
    });
    await app.register(fastifyMultipart, {
      limits: {
        fields: limits.fields,
        files: limits.files,
        parts: limits.fields + limits.files,
        fieldSize: limits.fieldSize,
        fieldNameSize: limits.nameSize,
        fileSize: limits.total,
        headerPairs: 20,
      },
    });
    for (const [path, handler] of Object.entries(handlers)) {
      app.post(path, { onRequest: checkHeaders, preHandler: parseBody }, handler);
    }
  };
}

/** Checks the headers before the body is read. */
async function checkHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "private, no-store");
  const { headers } = request;
  if (!isSameOrigin(headers)) throw new RefusedForm(403, "a form of another site");
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== urlencoded && type !== multipart) throw new RefusedForm(415, "not what forms are sent as");
  if (Number(headers["content-length"] ?? 0) > limits.total) throw new RefusedForm(413, "too large");
}

/** True for a request from our own pages: by Sec-Fetch-Site or, in old browsers, by an Origin equal to the host. */
export function isSameOrigin(headers: FastifyRequest["headers"]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  return origin !== undefined && URL.parse(origin)?.host === host?.toLowerCase();
}

async function parseBody(request: FastifyRequest): Promise<void> {
  request.form = request.isMultipart() ? await parseMultipart(request) : parseUrlencoded(request.body);
}

function parseUrlencoded(body: unknown): FormSubmission {
  const parameters = body instanceof Object && "sent" in body ? body.sent : null;
  if (!(parameters instanceof URLSearchParams)) throw new RefusedForm(400, "no form");
  if (parameters.size > limits.fields) throw new RefusedForm(413, "too many fields");
  return { fields: byName(parameters), files: [] };
}

async function parseMultipart(request: FastifyRequest): Promise<FormSubmission> {
  const fields: [string, string][] = [];
  const files: SubmittedFile[] = [];
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        const file = await hashFile(part);
        bytes += file.size;
        // Browsers send an empty file input as a file without a name.
        if (part.filename) files.push(file);
      } else if (part.valueTruncated || part.fieldnameTruncated) throw new RefusedForm(413, "too long a value");
      else if (typeof part.value === "string") fields.push([part.fieldname, part.value]);
      if (bytes > limits.total) throw new RefusedForm(413, "too large");
    }
  } catch (error) {
    throw clientErrorStatus(error) === null ? new RefusedForm(400, "malformed parts") : error;
  }
  return { fields: byName(fields), files };
}

async function hashFile({ fieldname, filename, file }: MultipartFile): Promise<SubmittedFile> {
  const hash = createHash("sha256");
  let start = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of file) {
    hash.update(chunk);
    size += chunk.length;
    if (start.length < 16) start = Buffer.concat([start, chunk.subarray(0, 16)]);
  }
  return { field: fieldname, name: filename, type: typeOf(start), size, hash: hash.digest("hex") };
}

/** Detects the content type by the first bytes; the file name is ignored. */
function typeOf(start: Buffer): string {
  const hex = start.toString("hex");
  const kind = Object.entries(fileKinds).find(([, { signature }]) => hex.startsWith(signature));
  return kind?.[0] ?? "application/octet-stream";
}

function byName(entries: Iterable<[string, string]>): ReadonlyMap<string, readonly string[]> {
  const values = Map.groupBy(entries, ([name]) => name);
  return new Map([...values].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
