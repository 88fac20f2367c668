import { boundedFetch, FetchFailure, readBody } from "#server/http/bounded-fetch.ts";
import type { DocumentSource } from "#server/http/documents.ts";
import { ImageError } from "./image-error.ts";

/** An image of the CMS; `bytes` is null when it is too large or has another content type. */
export interface ImageSource {
  bytes: Buffer | null;
  etag: string | null;
}

const maxBytes = 20_000_000;

interface Expected {
  knownEtag: string | null;
  /** Content types to read. */
  kinds: RegExp;
}

/** Fetches an image of the CMS; null without one, `unchanged` when its ETag is the known one. Throws ImageError. */
export async function fetchImage(
  path: string,
  { baseURL, headers, timeoutMs }: DocumentSource,
  { knownEtag, kinds }: Expected,
): Promise<ImageSource | "unchanged" | null> {
  const condition = knownEtag === null ? {} : { "if-none-match": knownEtag };
  const request = { headers: { ...headers, ...condition, "accept-encoding": "identity" }, timeoutMs };
  try {
    return await boundedFetch(`${baseURL}${path}`, request, (answer) => readAnswer(answer, kinds));
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    if (error.kind === "timeout") throw new ImageError(504, "the image's source took too long");
    throw new ImageError(502, "the image's source cannot be reached", { cause: error });
  }
}

async function readAnswer(answer: Response, kinds: RegExp): Promise<ImageSource | "unchanged" | null> {
  const { status, headers } = answer;
  if (status === 404 || status === 410) return null;
  if (status === 304) return "unchanged";
  if (status !== 200) throw new ImageError(502, `the image's source answered ${status}`);
  const isExpected = kinds.test(headers.get("content-type") ?? "");
  return { bytes: isExpected ? await readBody(answer, maxBytes) : null, etag: headers.get("etag") };
}
