import { LRUCache } from "lru-cache";
import { boundedKeys, inTime } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import { afterMs } from "#server/http/deadline.ts";
import { isForOne, isKeptKind, keyOf, kindOf, narrowed, type PageRequest } from "./page-request.ts";
import { createRenderPage, type RenderOptions } from "./render-page.ts";
import { createPageTimes, forOne, memoryOf, type Rendered, type ServedPage } from "./rendered-page.ts";
import type { SharedPages } from "./shared-pages.ts";
import { createSharedRendering } from "./shared-rendering.ts";

/** Parts of a request that a page is cached by. */
type PlaceOfPage = Pick<PageRequest, "host" | "path" | "query">;

export interface Pages {
  /** Never rejects: a failure is an answer too. */
  get(request: PageRequest): Promise<ServedPage>;
  /**
   * The page from the cache, for visitors who are not signed in; null unless it is fresh, or old and still good to stand in: one
   * that has changed no longer than a page is fresh.
   */
  peek(request: PlaceOfPage, options: { mayBeStale: boolean }): ServedPage | null;
  /**
   * Marks the pages that depend on something as changed: they are made anew before they are served again, or behind the next
   * visitor where the change is not certain. Returns their hosts with paths and layouts.
   */
  expire(isTouched: (dependency: string) => boolean, options?: { isCertain: boolean }): string[];
}

interface PagesOptions extends RenderOptions {
  /** Milliseconds for which a page is fresh; for as long again it is served while it is refreshed. */
  retentionMs: number;
  /** Milliseconds for which a stale page may replace one that cannot be rendered. */
  staleMaxMs: number;
  retryAfterFailureMs: number;
  deadlineMs: number;
  maxBytes: number;
  /** Pages that other nodes have made; null for a node of its own. */
  shared?: SharedPages | null;
  clock: Clock;
}

/** Greatest number of addresses whose parameters are known. */
const mostPlaces = 20_000;

/**
 * Cache of rendered pages by host, path and layout; one rendering per key at a time, failures and long waits covered by the last
 * good page. Renderings with other parameters than the layout are not cached, as their values are endless; parameters that a
 * page does not take are ignored.
 */
export function createPages(options: PagesOptions): Pages {
  const { retentionMs, staleMaxMs, retryAfterFailureMs, deadlineMs, clock, shared = null } = options;
  const times = createPageTimes(options);
  const { served } = times;
  const render = createRenderPage(options, times);
  const cached = new LRUCache<string, Rendered>({
    maxSize: options.maxBytes,
    sizeCalculation: (page) => {
      page.counted = memoryOf(page);
      return page.counted;
    },
  });
  const inFlight = new Map<string, Promise<Rendered>>();
  let expiries = 0;
  const renderForAll = shared
    ? createSharedRendering({ shared, render, times, hasCopy: (key) => cached.has(key), expiries: () => expiries })
    : null;
  const takenAt = new LRUCache<string, readonly string[]>(boundedKeys(mostPlaces));

  async function get(sent: PageRequest): Promise<ServedPage> {
    const request = narrowed(sent, takenAt.get(sent.host + sent.path) ?? null);
    // In development a rendering takes as long as a developer looks at it in a debugger.
    const deadline = request.nonce === null ? afterMs(deadlineMs) : Infinity;
    if (request.nonce !== null) return served(await render(request, deadline), "miss");
    if (isForOne(request)) return forOne(served(await render(request, deadline), "miss"));

    const key = keyOf(request);
    const page = cached.get(key);
    if (page) recount(key, page);
    const now = clock.now();
    if (!page || now > page.goodUntil + staleMaxMs) return served(await renderOnce(key, request, deadline), "miss");
    if (now <= page.freshUntil) return served(page, "hit");
    if (now < page.retryAt) return served(page, "stale");

    const refresh = renderShared(key, request, deadline);
    if (now <= page.freshUntil + page.refreshMs) return served(page, "stale");
    const isWaitedFor = page.changedAt !== null;
    const fresh = isWaitedFor ? await refresh : await inTime<Rendered | null>(refresh, () => null);
    if (fresh?.isRefused && isOutdated(page)) return served(fresh, "miss");
    return fresh && fresh.answer.status < 500 ? served(fresh, "miss") : served(page, "stale");
  }

  /** True when a flood is no reason any more to show a page as it was before the CMS told of a change. */
  function isOutdated({ changedAt }: Rendered): boolean {
    return changedAt !== null && clock.now() > changedAt + retentionMs;
  }

  /** Shares a rendering under way, but not what may have been made for another kind of visitor. */
  async function renderOnce(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const page = await renderShared(key, request, deadline);
    return page.madeFor === null || page.madeFor === kindOf(request) ? page : render(request, deadline);
  }

  function renderShared(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const current = inFlight.get(key);
    if (current !== undefined) return current;
    const expiriesBefore = expiries;
    const made = renderForAll && isKeptKind(request) ? renderForAll(key, request, deadline) : render(request, deadline);
    const rendering = made.then((page) => {
      if (inFlight.get(key) === rendering) inFlight.delete(key);
      const { status, takes = [] } = page.answer;
      if (status < 500) takenAt.set(request.host + request.path, takes);
      const shown = narrowed(request, takes);
      // A change that came meanwhile may be missing in it.
      if (expiries === expiriesBefore && isKeptKind(shown)) store(keyOf(shown), page);
      return page;
    });
    inFlight.set(key, rendering);
    return rendering;
  }

  function store(key: string, page: Rendered): void {
    const { status, cacheable, isPartial = false } = page.answer;
    const old = cached.peek(key);
    if (status === 200 && cacheable) {
      page.isPublic = !isPartial;
      // The same bytes are compressed already, and their headers put together.
      if (old?.body.etag === page.body.etag && old.isPublic === page.isPublic) page.body = old.body;
      cached.set(key, page);
      // Compresses it now, whatever encoding the first visitor accepts.
      if (cached.has(key)) void page.body.in("gzip");
    } else if (status < 500) cached.delete(key);
    else if (old && !page.isRefused) old.retryAt = clock.now() + retryAfterFailureMs;
  }

  /** Tells the cache the new size of a page when forms of its body were added. */
  function recount(key: string, page: Rendered): void {
    if (page.counted !== memoryOf(page)) cached.set(key, page);
  }

  function peek(request: PlaceOfPage, { mayBeStale }: { mayBeStale: boolean }): ServedPage | null {
    const takes = request.query.size > 0 ? takenAt.get(request.host + request.path) : undefined;
    const key = keyOf(narrowed(request, takes ?? null));
    const page = cached.get(key);
    if (!page) return null;
    const now = clock.now();
    if (now > (mayBeStale ? page.goodUntil + staleMaxMs : page.freshUntil) || isOutdated(page)) return null;
    recount(key, page);
    return served(page, now > page.freshUntil ? "stale" : "hit");
  }

  function expire(isTouched: (dependency: string) => boolean, { isCertain } = { isCertain: true }): string[] {
    expiries += 1;
    inFlight.clear();
    const touched = [...cached.entries()].filter(([, page]) => page.dependencies.some(isTouched));
    for (const [, page] of touched) {
      page.freshUntil = isCertain ? Number.NEGATIVE_INFINITY : Math.min(page.freshUntil, clock.now() - 1);
      if (isCertain) page.changedAt ??= clock.now();
      page.retryAt = 0;
    }
    return touched.map(([key]) => key);
  }

  return { get, peek, expire };
}
