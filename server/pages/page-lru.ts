import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";
import { memoryOf, type Rendered } from "./rendered-page.ts";

interface Options {
  maxBytes: number;
  /** Milliseconds until a page is tried again that could not be made anew. */
  retryAfterFailureMs: number;
  clock: Clock;
}

/** Rendered pages by their keys, those that were asked for last in so many bytes. */
export function createPageLru({ maxBytes, retryAfterFailureMs, clock }: Options) {
  const pages = new LRUCache<string, Rendered>({
    maxSize: maxBytes,
    sizeCalculation: (page) => {
      page.accountedBytes = memoryOf(page);
      return page.accountedBytes;
    },
  });

  function get(key: string): Rendered | null {
    const page = pages.get(key) ?? null;
    // Forms of its body may have been added since it was counted.
    if (page && page.accountedBytes !== memoryOf(page)) pages.set(key, page);
    return page;
  }

  /** Keeps a page that may be; a failure leaves the one from before, any other answer takes its place. */
  function put(key: string, page: Rendered): void {
    const { status, cacheable, isPartial = false } = page.answer;
    const old = pages.peek(key);
    if (status === 200 && cacheable) {
      page.isPublic = !isPartial;
      // The same bytes are compressed already, and their headers put together.
      if (old?.body.etag === page.body.etag && old.isPublic === page.isPublic) page.body = old.body;
      pages.set(key, page);
      // Compresses it now, whatever encoding the first visitor accepts.
      if (pages.has(key)) void page.body.in("gzip");
    } else if (status < 500) pages.delete(key);
    else if (old && !page.isRefused) old.retryAt = clock.now() + retryAfterFailureMs;
  }

  /** Marks the pages that depend on something as changed; returns their keys (`Pages.expire`). */
  function expire(isTouched: (dependency: string) => boolean, { isCertain }: { isCertain: boolean }): string[] {
    const touched = [...pages.entries()].filter(([, page]) => page.dependencies.some(isTouched));
    for (const [, page] of touched) {
      page.freshUntil = isCertain ? Number.NEGATIVE_INFINITY : Math.min(page.freshUntil, clock.now() - 1);
      if (isCertain) page.changedAt ??= clock.now();
      page.retryAt = 0;
    }
    return touched.map(([key]) => key);
  }

  return { has: (key: string) => pages.has(key), get, put, expire };
}
