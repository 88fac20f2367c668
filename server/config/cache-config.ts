import { z } from "zod";
import { seconds, wholeNumber } from "./settings.ts";

const cacheBytes = (fallback: number) => wholeNumber(1, 10_000_000_000, fallback);

/** Settings of caches: how long answers are fresh, how long stale ones may be served, and how much memory they take. */
export const cacheSettings = z.object({
  RETENTION_WEBS_S: seconds(300),
  RETENTION_CONFIGS_S: seconds(300),
  RETENTION_CATEGORIES_S: seconds(300),
  RETENTION_TAGS_S: seconds(300),
  RETENTION_CONTENTS_S: seconds(60),
  RETENTION_PAGES_S: seconds(60),
  STALE_MAX_S: seconds(86_400),
  RETRY_AFTER_FAILURE_S: seconds(30),
  PAGE_CACHE_BYTES: cacheBytes(24_000_000),
  CONTENT_CACHE_BYTES: cacheBytes(24_000_000),
  IMAGE_CACHE_BYTES: cacheBytes(32_000_000),
});

export function toCacheConfig(values: z.output<typeof cacheSettings>) {
  return {
    retention: {
      webs: values.RETENTION_WEBS_S,
      configs: values.RETENTION_CONFIGS_S,
      categories: values.RETENTION_CATEGORIES_S,
      tags: values.RETENTION_TAGS_S,
      contents: values.RETENTION_CONTENTS_S,
      pages: values.RETENTION_PAGES_S,
    },
    staleMaxMs: values.STALE_MAX_S,
    retryAfterFailureMs: values.RETRY_AFTER_FAILURE_S,
    pageCacheBytes: values.PAGE_CACHE_BYTES,
    answerCacheBytes: Math.ceil((values.CONTENT_CACHE_BYTES * 2) / 3),
    /** For rendered parts of pages. */
    partCacheBytes: Math.ceil(values.CONTENT_CACHE_BYTES / 3),
    /** For values shared by workers. */
    sharedCacheBytes: values.CONTENT_CACHE_BYTES,
    imageCacheBytes: values.IMAGE_CACHE_BYTES,
  };
}
