import { createCache } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import type { DocumentSource } from "#server/http/documents.ts";
import type { Log } from "#server/http/log.ts";
import { createRenderQueue } from "#server/http/render-queue.ts";
import { dimensionsOf } from "./image-dimensions.ts";
import { fetchImage } from "./image-source.ts";
import { imageRetentionMs } from "./image-variants.ts";

/** Size of an image in pixels and its aspect ratio (width by height); all 0 when unknown (spec §8). */
export interface ImageMetadata {
  width: number;
  height: number;
  ratio: number;
}

export const unknownMetadata: ImageMetadata = { width: 0, height: 0, ratio: 0 };

/** Reads the metadata of the image at a CMS path. */
export type ReadImageMetadata = (path: string) => Promise<ImageMetadata>;

interface Options {
  source: DocumentSource;
  staleMaxMs: number;
  retryAfterFailureMs: number;
  clock: Clock;
  log: Log;
}

interface Measured {
  metadata: ImageMetadata;
  etag: string | null;
}

const unknown: Measured = { metadata: unknownMetadata, etag: null };
const measurable = /^image\/(?:gif|jpeg|png|svg\+xml|webp)\b/i;

/** Reads the metadata of images through a cache, a few at a time. Failures are logged and cached as well. */
export function createImageMetadata({ source, staleMaxMs, retryAfterFailureMs, clock, log }: Options) {
  const logFailure = (err: unknown, path: string) => log.warn({ err, path }, "size of an image cannot be read");
  const cache = createCache<Measured>({
    retentionMs: imageRetentionMs,
    staleMaxMs,
    retryAfterMs: retryAfterFailureMs,
    maxEntries: 10_000,
    clock,
    onError: logFailure,
  });
  const reader = createRenderQueue({ active: 4, waiting: 1000 });

  async function measure(path: string, previous = unknown): Promise<Measured> {
    try {
      const image = await fetchImage(path, source, { knownEtag: previous.etag, kinds: measurable });
      if (image === "unchanged") return previous;
      if (!image?.bytes) throw new Error("there is no JPEG, PNG, WebP, GIF or SVG of at most 20 MB");
      const { width, height } = await dimensionsOf(image.bytes);
      return { metadata: { width, height, ratio: width / height }, etag: image.etag };
    } catch (err) {
      logFailure(err, path);
      return previous;
    }
  }

  const readImageMetadata: ReadImageMetadata = async (path) => {
    const cached = await cache.get(path, (previous) => reader(() => measure(path, previous)));
    return cached?.value.metadata ?? unknownMetadata;
  };
  return readImageMetadata;
}
