import { createAdmission } from "#server/cache/admission.ts";
import { ByteLru } from "#server/cache/byte-lru.ts";
import type { Clock } from "#server/clock.ts";
import { type Rendered, sizeOfBlock, sizeOfPage } from "./rendered-page.ts";

export interface PageLruOptions {
  maxBytes: number;
  /** Milliseconds before the next attempt after a failed refresh. */
  retryAfterFailureMs: number;
  clock: Clock;
}

export function createPageLru({ maxBytes, retryAfterFailureMs, clock }: PageLruOptions) {
  const pages = new ByteLru<Rendered>({
    maxBytes,
    sizeOf: sizeOfPage,
    parts: { of: ({ body }) => body.blocks, sizeOf: sizeOfBlock },
  });

  const admits = createAdmission(pages);

  function get(key: string): Rendered | null {
    // Its body may have got other forms since, such as Brotli.
    pages.countAgain(key);
    return pages.get(key) ?? null;
  }

  /** Stores a cacheable page. A failure keeps the previous one; any other answer removes it. */
  function put(key: string, page: Rendered): void {
    const { status, cacheable, isPartial = false } = page.answer;
    const old = pages.peek(key);
    if (status === 200 && cacheable) {
      page.isPublic = !isPartial;
      if (!admits(key)) return;
      // Reuses the previous body if its bytes are the same: it is already compressed, and its headers are computed.
      if (old?.body.etag === page.body.etag && old.isPublic === page.isPublic) page.body = old.body;
      pages.set(key, page);
      if (pages.has(key)) void page.body.compress().then(() => pages.countAgain(key));
    } else if (status < 500) pages.delete(key);
    else if (old && !page.isRefused) old.retryAt = clock.now() + retryAfterFailureMs;
  }

  /** Expires the pages that depend on something changed; returns their keys (see `Pages.expire`). */
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
