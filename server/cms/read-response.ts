import { isRecord } from "#schemas/parse/shape.ts";
import { readBody } from "#server/http/bounded-fetch.ts";
import { yieldToRequests } from "#server/http/event-loop.ts";
import type { CmsError, CmsErrorKind, CmsFaultPlace, CmsResponse } from "./client.ts";
import { checkJson, JsonLimitError } from "./json-limits.ts";

/** Creates the error of a request. */
export type Fault = (kind: CmsErrorKind, detail: string, place?: CmsFaultPlace) => CmsError;

const jsonType = /^application\/(?:[\w!#$%&*.^`~-]+\+)?json\s*(?:;|$)/i;
/** A single encoding that fetch can decode. */
const knownEncoding = /^(?:identity|gzip|x-gzip|deflate|br|zstd)$/i;
const maxAbsentBytes = 65_536;

/** Reads and validates a response of the CMS; null when the entity does not exist (404 or 410 with a JSON object). */
export async function readCmsResponse(response: Response, maxBytes: number, fault: Fault): Promise<CmsResponse | null> {
  const { status } = response;
  const isAbsent = status === 404 || status === 410;
  if (!isAbsent && status !== 200) throw fault("status", `expected status 200, received ${status}`, { status });
  const type = response.headers.get("content-type") ?? "none";
  if (!jsonType.test(type)) throw fault("content-type", `expected JSON, received type ${type}`, { status });
  const encoding = response.headers.get("content-encoding") ?? "identity";
  if (!knownEncoding.test(encoding)) {
    throw fault("encoding", `expected one known content encoding, received ${encoding}`, { status });
  }
  const text = decodeUtf8(await readBytes(response, isAbsent ? maxAbsentBytes : maxBytes, fault));
  if (text === null) throw fault("encoding", "expected UTF-8, received other bytes", { status });
  await yieldToRequests();
  const json = parseJson(text, status, fault);
  if (!isAbsent) return { json, text };
  // Gateways also answer 404 while the service behind them is down, but not with a JSON object.
  if (!isRecord(json))
    throw fault("status", `expected an object with status ${status}, received other JSON`, { status });
  return null;
}

async function readBytes(response: Response, maxBytes: number, fault: Fault): Promise<Buffer> {
  const bytes = await readBody(response, maxBytes);
  if (bytes) return bytes;
  throw fault("too-large", `expected at most ${maxBytes} bytes, received more`, { status: response.status });
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function parseJson(text: string, status: number, fault: Fault): unknown {
  try {
    const json: unknown = JSON.parse(text);
    checkJson(json);
    return json;
  } catch (error) {
    if (error instanceof JsonLimitError) {
      const { limit, message, pointer } = error;
      throw fault(limit === "depth" ? "too-deep" : "too-large", `received ${message}`, { pointer, status });
    }
    // Drops the excerpt of the body from the parser's message.
    const reason = error instanceof Error ? error.message.replace(/, (?:\.\.\.)?".*/s, "") : "";
    throw fault("not-json", `expected JSON, received ${text.length} characters: ${reason}`, { status });
  }
}
