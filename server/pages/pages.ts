import { LRUCache } from "lru-cache";
import { boundedKeys, inTime } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import { afterMs } from "#server/http/deadline.ts";
import { createKeptPages } from "./kept-pages.ts";
import { isForOne, isKeptKind, keyOf, kindOf, narrowed, type PageRequest } from "./page-request.ts";
import { createRenderPage, type RenderOptions } from "./render-page.ts";
import { createPageTimes, forOne, type Rendered, type ServedPage } from "./rendered-page.ts";
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
  const { retentionMs, staleMaxMs, deadlineMs, clock, shared = null } = options;
  const times = createPageTimes(options);
  const { served } = times;
  const render = createRenderPage(options, times);
  const kept = createKeptPages(options);
  const inFlight = new Map<string, Promise<Rendered>>();
  let expiries = 0;
  const renderForAll = shared
    ? createSharedRendering({ shared, render, times, hasCopy: kept.has, expiries: () => expiries })
    : null;
  const takenAt = new LRUCache<string, readonly string[]>(boundedKeys(mostPlaces));

  async function get(sent: PageRequest): Promise<ServedPage> {
    const request = narrowed(sent, takenAt.get(sent.host + sent.path) ?? null);
    // In development a rendering takes as long as a developer looks at it in a debugger.
    const deadline = request.nonce === null ? afterMs(deadlineMs) : Infinity;
    if (request.nonce !== null) return served(await render(request, deadline), "miss");
    if (isForOne(request)) return forOne(served(await render(request, deadline), "miss"));

    const key = keyOf(request);
    const page = kept.get(key);
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
      if (expiries === expiriesBefore && isKeptKind(shown)) kept.put(keyOf(shown), page);
      return page;
    });
    inFlight.set(key, rendering);
    return rendering;
  }

  function peek(request: PlaceOfPage, { mayBeStale }: { mayBeStale: boolean }): ServedPage | null {
    const takes = request.query.size > 0 ? takenAt.get(request.host + request.path) : undefined;
    const page = kept.get(keyOf(narrowed(request, takes ?? null)));
    if (!page) return null;
    const now = clock.now();
    if (now > (mayBeStale ? page.goodUntil + staleMaxMs : page.freshUntil) || isOutdated(page)) return null;
    return served(page, now > page.freshUntil ? "stale" : "hit");
  }

  function expire(isTouched: (dependency: string) => boolean, options = { isCertain: true }): string[] {
    expiries += 1;
    inFlight.clear();
    return kept.expire(isTouched, options);
  }

  return { get, peek, expire };
}
