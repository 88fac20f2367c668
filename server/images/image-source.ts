import type { DocumentSource } from "#server/http/documents.ts";
import { ImageError } from "./image-error.ts";

/** An image as the CMS sent it; what is too large or of another kind has no bytes. */
export interface ImageSource {
  bytes: Buffer | null;
  etag: string | null;
}

const maxBytes = 20_000_000;

interface Wanted {
  knownEtag: string | null;
  /** Content types to read; of others nothing is read. */
  kinds: RegExp;
}

/**
 * Reads an image of the CMS; null when there is none, `unchanged` when it is still the one with the known ETag.
 * Throws ImageError.
 */
export async function fetchImage(
  path: string,
  { baseURL, headers, timeoutMs }: DocumentSource,
  { knownEtag, kinds }: Wanted,
): Promise<ImageSource | "unchanged" | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const condition = knownEtag === null ? {} : { "if-none-match": knownEtag };
  const asked = { ...headers, ...condition, "accept-encoding": "identity" };
  try {
    const response = await fetch(`${baseURL}${path}`, { headers: asked, redirect: "manual", signal });
    try {
      return await readAnswer(response, kinds);
    } finally {
      // Frees the socket of a body that was left unread; nothing to do for one that was read.
      response.body?.cancel().catch(() => {});
    }
  } catch (err) {
    if (err instanceof ImageError) throw err;
    if (signal.aborted) throw new ImageError(504, "the image's source took too long");
    throw new ImageError(502, "the image's source cannot be reached", { cause: err });
  }
}

async function readAnswer(
  { status, headers, body }: Response,
  kinds: RegExp,
): Promise<ImageSource | "unchanged" | null> {
  if (status === 404 || status === 410) return null;
  if (status === 304) return "unchanged";
  if (status !== 200) throw new ImageError(502, `the image's source answered ${status}`);
  const isWanted = kinds.test(headers.get("content-type") ?? "");
  return { bytes: isWanted ? await readBytes(body) : null, etag: headers.get("etag") };
}

async function readBytes(body: Response["body"]): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
