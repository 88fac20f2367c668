import { hash } from "node:crypto";
import { type Cached, createCache } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import type { DocumentSource } from "#server/http/documents.ts";
import type { Log } from "#server/http/log.ts";
import { createRenderQueue } from "#server/http/render-queue.ts";
import type { Modifiers } from "./image-modifiers.ts";
import { type ResizedImage, resizeImage } from "./image-resizing.ts";
import { fetchImage } from "./image-source.ts";

/** A variant of an image; when `picture` is null, the original is sent instead. */
export interface ImageVariant {
  picture: (ResizedImage & { etag: string }) | null;
  sourceEtag: string | null;
}

export interface ImageVariantsOptions {
  source: DocumentSource;
  maxBytes: number;
  /** Maximum age in milliseconds of a variant that is served while the CMS fails. */
  staleMaxMs: number;
  retryAfterFailureMs: number;
  clock: Clock;
  log: Log;
}

/** Milliseconds after which a variant is revalidated with the CMS. */
export const imageRetentionMs = 600_000;

const resizable = /^image\/(?:jpeg|png|webp)\b/i;

/** Creates and caches variants of CMS images, a few at a time. */
export function createImageVariants({ source, maxBytes, log, ...options }: ImageVariantsOptions) {
  const cache = createCache<ImageVariant>({
    retentionMs: imageRetentionMs,
    staleMaxMs: options.staleMaxMs,
    retryAfterMs: options.retryAfterFailureMs,
    maxEntries: 10_000,
    maxBytes,
    sizeOf: ({ picture }) => 1000 + (picture?.bytes.length ?? 0),
    clock: options.clock,
    onError: (err, key) => log.warn({ err, key }, "image could not be refreshed; serving the cached one"),
  });
  const reader = createRenderQueue({ active: 8, waiting: 64 });
  // Half of the four threads that Node.js has for DNS, files and compression.
  const resizing = createRenderQueue({ active: 2, waiting: 8 });

  async function make(path: string, modifiers: Modifiers, previous?: ImageVariant): Promise<ImageVariant | null> {
    const original = await fetchImage(path, source, { knownEtag: previous?.sourceEtag ?? null, kinds: resizable });
    if (original === null) return null;
    if (original === "unchanged") return previous ?? null;
    return { picture: await resize(path, original.bytes, modifiers), sourceEtag: original.etag };
  }

  async function resize(path: string, bytes: Buffer | null, modifiers: Modifiers): Promise<ImageVariant["picture"]> {
    try {
      if (bytes === null) throw new Error("not a JPEG, PNG or WebP of at most 20 MB");
      const image = await resizing(() => resizeImage(bytes, modifiers));
      return { ...image, etag: `"${hash("sha1", image.bytes, "base64url")}"` };
    } catch (err) {
      log.warn({ err, path }, "image could not be resized; serving the original");
      return null;
    }
  }

  /** Returns the image's variant; null when there is no image. Throws ImageError and OverloadError. */
  return function get(path: string, modifiers: Modifiers): Promise<Cached<ImageVariant> | null> {
    return cache.get(`${Object.values(modifiers).join()} ${path}`, (previous) =>
      reader(() => make(path, modifiers, previous)),
    );
  };
}
