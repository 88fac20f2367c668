import fastifyFormbody from "@fastify/formbody";
import fastifyMultipart from "@fastify/multipart";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { parsePlace } from "#schemas/forms/filling/place.ts";
import { type FormSubmission, maxFileSize, type SubmittedFile } from "#schemas/forms/submission.ts";
import { splitExtra } from "#schemas/site/site-addresses.ts";
import { checkJson } from "#server/cms/json-limits.ts";
import type { Uploads } from "#server/forms/forms.ts";
import { pathOf, queryOf } from "./request-target.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The posted form; null for other requests. */
    form: FormSubmission | null;
    /** JSON of the record that a preview shows unsaved; undefined for other requests. */
    unsaved: string | undefined;
  }
}

/** Limits of a form; sizes are in bytes. */
const limits = { text: 64_000, record: 2_000_000, fields: 50, files: 5, fieldSize: 16_000, nameSize: 100 } as const;

/** Maximum size of a form with files: each may be as large as files of forms are, beside the text and the parts' headers. */
const maxTotal = limits.files * maxFileSize + 2 * limits.text;

const urlencoded = "application/x-www-form-urlencoded";
const json = "application/json";
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
 * Registers form handlers by path. Accepts forms posted from our own pages only, and parses them into `request.form`.
 * Files are accepted where online forms are filled in, and records by previews.
 */
export function acceptForms(handlers: Readonly<Record<string, Handler>>, uploads: Uploads): FastifyPluginAsync {
  const parseBody = async (request: FastifyRequest) => {
    if (typeOf(request) === json) {
      request.unsaved = String(request.body);
      return;
    }
    request.form = request.isMultipart() ? await parseMultipart(request, uploads) : parseUrlencoded(request.body);
  };
  return async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(fastifyFormbody, {
      bodyLimit: limits.text,
      parser: (text) => ({ sent: new URLSearchParams(text) }),
    });
    app.addContentTypeParser(json, { parseAs: "string", bodyLimit: limits.record }, (_, text, done) =>
      done(null, text),
    );
    await app.register(fastifyMultipart, {
      limits: {
        fields: limits.fields,
        files: limits.files,
        parts: limits.fields + limits.files,
        fieldSize: limits.fieldSize,
        fieldNameSize: limits.nameSize,
        fileSize: maxTotal,
        headerPairs: 20,
      },
    });
    for (const [path, handler] of Object.entries(handlers)) {
      app.post(path, { onRequest: checkHeaders, preHandler: parseBody }, async (request, reply) => {
        try {
          return await handler(request, reply);
        } finally {
          await uploads.discardFiles(request.form?.files ?? []);
        }
      });
    }
  };
}

/** Parses a record that a preview shows unsaved; called once the preview's token is known to be valid. */
export function parseUnsaved(text: string): unknown {
  try {
    const record: unknown = JSON.parse(text);
    checkJson(record);
    return record;
  } catch {
    throw new RefusedForm(400, "no record");
  }
}

/** Checks the headers before the body is read. */
async function checkHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "private, no-store");
  const { headers } = request;
  if (!isSameOrigin(headers)) throw new RefusedForm(403, "a form of another site");
  const type = typeOf(request);
  const isKnown =
    type === urlencoded || (type === multipart && takesFiles(request)) || (type === json && isPreview(request));
  if (!isKnown) throw new RefusedForm(415, "not what forms are sent as");
  if (Number(headers["content-length"] ?? 0) > maxTotal) throw new RefusedForm(413, "too large");
}

function typeOf({ headers }: FastifyRequest): string | undefined {
  return headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
}

/** True for a page with a preview token, which is checked before the record is parsed. */
function isPreview({ raw, routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === "/*" && new URLSearchParams(queryOf(raw.url)).has("preview");
}

/** True for a step of an online form. */
function takesFiles({ raw }: FastifyRequest): boolean {
  return parsePlace(splitExtra(pathOf(raw.url)).extra)?.kind === "step";
}

/** True for a request from our own pages: by Sec-Fetch-Site or, in old browsers, by an Origin equal to the host. */
export function isSameOrigin(headers: FastifyRequest["headers"]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  return origin !== undefined && URL.parse(origin)?.host === host?.toLowerCase();
}

function parseUrlencoded(body: unknown): FormSubmission {
  const parameters = body instanceof Object && "sent" in body ? body.sent : null;
  if (!(parameters instanceof URLSearchParams)) throw new RefusedForm(400, "no form");
  if (parameters.size > limits.fields) throw new RefusedForm(413, "too many fields");
  return { fields: byName(parameters), files: [] };
}

async function parseMultipart(request: FastifyRequest, uploads: Uploads): Promise<FormSubmission> {
  const fields: [string, string][] = [];
  const files: SubmittedFile[] = [];
  let bytes = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        // Browsers send an empty file input as a file without a name.
        if (!part.filename) part.file.resume();
        else {
          const file = await uploads.receiveFile(part.file, { field: part.fieldname, name: part.filename });
          bytes += file.size;
          files.push(file);
        }
      } else if (part.valueTruncated || part.fieldnameTruncated) throw new RefusedForm(413, "too long a value");
      else if (typeof part.value === "string") fields.push([part.fieldname, part.value]);
      if (bytes > maxTotal) throw new RefusedForm(413, "too large");
    }
  } catch (error) {
    await uploads.discardFiles(files);
    throw clientErrorStatus(error) === null ? new RefusedForm(400, "malformed parts") : error;
  }
  return { fields: byName(fields), files };
}

function byName(entries: Iterable<[string, string]>): ReadonlyMap<string, readonly string[]> {
  const values = Map.groupBy(entries, ([name]) => name);
  return new Map([...values].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
}
