import { createHash } from "node:crypto";
import fastifyFormbody from "@fastify/formbody";
import fastifyMultipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { type FormSubmission, fileKinds, type SubmittedFile } from "#schemas/forms/submission.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What was posted; null for all that is not. */
    form: FormSubmission | null;
  }
}

/** What a form may be sent with at most; sizes in bytes. */
const most = { text: 64_000, total: 12_000_000, fields: 50, files: 5, fieldSize: 16_000, nameSize: 100 } as const;

const urlencoded = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";

/** A form that goes no further, and the status that says why. */
export class RefusedForm extends Error {
  override name = "RefusedForm";
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** The status of an error that is the sender's fault, as ours and the framework's tell it; null for all others, also those of the CMS. */
export function refusalOf(error: unknown): number | null {
  if (!(error instanceof Error) || !("statusCode" in error)) return null;
  const isOfFramework = "code" in error && String(error.code).startsWith("FST_");
  const status = Number(error.statusCode);
  return (isOfFramework || error instanceof RefusedForm) && status < 500 ? status : null;
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Lets forms of our own pages through to the handler of their address, with `form` on the request; files are counted and looked at, never stored. */
export function acceptForms(handlers: Readonly<Record<string, Handler>>): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(fastifyFormbody, {
      bodyLimit: most.text,
      parser: (text) => ({ sent: new URLSearchParams(text) }),
    });
    await app.register(fastifyMultipart, {
      limits: {
        ...{ fields: most.fields, files: most.files, parts: most.fields + most.files },
        ...{ fieldSize: most.fieldSize, fieldNameSize: most.nameSize, fileSize: most.total, headerPairs: 20 },
      },
    });
    for (const [path, handler] of Object.entries(handlers)) {
      app.post(path, { onRequest: admit, preHandler: read }, handler);
    }
  };
}

/** Before anything of the body is read. */
async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "private, no-store");
  const { headers } = request;
  if (!isOfOurPage(headers)) throw new RefusedForm(403, "a form of another site");
  const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== urlencoded && type !== multipart) throw new RefusedForm(415, "not what forms are sent as");
  if (Number(headers["content-length"] ?? 0) > most.total) throw new RefusedForm(413, "too large");
}

/** Browsers say themselves where a form stands; old ones name its origin, which has to be the host that is asked. */
export function isOfOurPage(headers: FastifyRequest["headers"]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  return origin !== undefined && URL.parse(origin)?.host === host?.toLowerCase();
}

async function read(request: FastifyRequest): Promise<void> {
  request.form = request.isMultipart() ? await readParts(request) : readText(request.body);
}

function readText(body: unknown): FormSubmission {
  const sent = body instanceof Object && "sent" in body ? body.sent : null;
  if (!(sent instanceof URLSearchParams)) throw new RefusedForm(400, "no form");
  if (sent.size > most.fields) throw new RefusedForm(413, "too many fields");
  return { fields: byName(sent), files: [] };
}

async function readParts(request: FastifyRequest): Promise<FormSubmission> {
  const fields: [string, string][] = [];
  const files: SubmittedFile[] = [];
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        const file = await inspect(part);
        bytes += file.size;
        // A file input that was left empty is sent as a file without name.
        if (part.filename) files.push(file);
      } else if (part.valueTruncated || part.fieldnameTruncated) throw new RefusedForm(413, "too long a value");
      else if (typeof part.value === "string") fields.push([part.fieldname, part.value]);
      if (bytes > most.total) throw new RefusedForm(413, "too large");
    }
  } catch (error) {
    throw refusalOf(error) === null ? new RefusedForm(400, "malformed parts") : error;
  }
  return { fields: byName(fields), files };
}

async function inspect({ fieldname, filename, file }: MultipartFile): Promise<SubmittedFile> {
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

/** What the file is by its first bytes, whatever it is called. */
function typeOf(start: Buffer): string {
  const hex = start.toString("hex");
  const kind = Object.entries(fileKinds).find(([, { signature }]) => hex.startsWith(signature));
  return kind?.[0] ?? "application/octet-stream";
}

function byName(entries: Iterable<[string, string]>): ReadonlyMap<string, readonly string[]> {
  const values = Map.groupBy(entries, ([name]) => name);
  return new Map([...values].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
