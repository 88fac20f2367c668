import sharp from "sharp";
import type { CmsClientOptions } from "#portal/cms/client.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { boundedFetch, FetchFailure, readBody } from "#portal/http/bounded-fetch.ts";
import { libraryFileOf, placeholderFor } from "./placeholder-files.ts";

/** Largest image to keep, in bytes. */
const maxBytes = 100_000;

interface Options extends Pick<CmsClientOptions, "baseURL" | "headers" | "timeoutMs"> {
  /** Keeps small images; otherwise every file is replaced by a placeholder. */
  isKeeping: boolean;
  signal: AbortSignal;
}

/** Returns a function from a file of the CMS to its replacement; null when it is not a file. */
export function createAssets({ isKeeping, baseURL, headers, timeoutMs, signal }: Options) {
  async function imageOf(url: string): Promise<Uint8Array | null> {
    const address = `${baseURL.replace(/\/+$/, "")}${url}`;
    try {
      return await boundedFetch(address, { headers, timeoutMs, signal }, async (answer) => {
        const bytes = answer.ok ? await readBody(answer, maxBytes) : null;
        // Re-encoding removes metadata of cameras and people.
        return bytes && (await sharp(bytes).autoOrient().toBuffer());
      });
    } catch (error) {
      if (error instanceof FetchFailure || (error instanceof Error && /unsupported|corrupt|Input/i.test(error.message)))
        return null;
      throw error;
    }
  }

  return async (document: unknown): Promise<Uint8Array | null> => {
    const file = libraryFileOf(document);
    if (!file || !isRecord(document)) return null;
    const isSmall = /^image\/(?:jpeg|png|webp|avif|gif)$/.test(file.mimeType) && file.size <= maxBytes;
    const own = isKeeping && isSmall ? await imageOf(String(document["url"])) : null;
    return own ?? (await placeholderFor(file));
  };
}
