import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { yieldToRequests } from "#server/http/event-loop.ts";
import type { CmsResponse } from "./client.ts";
import { checkJson } from "./json-limits.ts";

/** An answer of the CMS; null when the record does not exist. */
export type SharedAnswer = { json: unknown; hash: string; length: number } | null;

export function toSharedAnswer(response: CmsResponse | null): SharedAnswer {
  return response && { json: response.json, hash: hash("sha256", response.text), length: response.text.length };
}

const hashLength = 64;

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** Length in characters from which answers are compressed; most shorter ones are absent records. */
const minCompressLength = 1000;

/** Encodes an answer for the store: hash and text; empty for a record that does not exist. */
export async function encodeAnswer(answer: SharedAnswer, response: CmsResponse | null): Promise<Buffer> {
  const form = answer && response ? answer.hash + response.text : "";
  return form.length < minCompressLength ? Buffer.from(form) : compress(form, { level: 1 });
}

/** Decodes a stored answer; throws for one that another version of the portal wrote in another format. */
export async function decodeAnswer(bytes: Buffer): Promise<SharedAnswer> {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const form = (isCompressed ? await decompress(bytes) : bytes).toString();
  await yieldToRequests();
  if (form === "") return null;
  const text = form.slice(hashLength);
  const json: unknown = JSON.parse(text);
  // The text is as the CMS sent it.
  checkJson(json);
  return { json, hash: form.slice(0, hashLength), length: text.length };
}
