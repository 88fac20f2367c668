import { LRUCache } from "lru-cache";
import { boundedKeys } from "#server/cache/bounds.ts";
import { fallbackIfSlow } from "#server/cache/fallback-if-slow.ts";
import type { Clock } from "#server/clock.ts";
import { deadlineIn } from "#server/http/deadline.ts";
import { createPageLru } from "./page-lru.ts";
import { isCacheable, isPrivate, keyOf, type PageRequest, visitorKindOf, withUsedParameters } from "./page-request.ts";
import { createRenderPage, type RenderOptions } from "./render-page.ts";
import { asPrivate, createPageTimes, type Rendered, type ServedPage } from "./rendered-page.ts";
import type { SharedPages } from "./shared-pages.ts";
import { createSharedRendering } from "./shared-rendering.ts";

/** Parts of a request that form the cache key. */
type PageKey = Pick<PageRequest, "host" | "path" | "query">;

export interface Pages {
  /** Never rejects: a failure is rendered as an error page. */
  get(request: PageRequest): Promise<ServedPage>;
  /**
   * Returns the cached page for visitors who are not signed in; null unless it is fresh or, with `mayBeStale`, still
   * usable.
   */
  peek(request: PageKey, options: { mayBeStale: boolean }): ServedPage | null;
  /**
   * Expires the pages that depend on something changed: they are rendered again before they are served or, when the
   * change is not certain, after the next visitor has got the stale page. Returns their cache keys.
   */
  expire(isTouched: (dependency: string) => boolean, options?: { isCertain: boolean }): string[];
}

interface PagesOptions extends RenderOptions {
  /** Milliseconds for which a page is fresh; for as long again it is served stale while it is refreshed. */
  retentionMs: number;
  /** Milliseconds for which a stale page may replace one that cannot be rendered. */
  staleMaxMs: number;
  retryAfterFailureMs: number;
  deadlineMs: number;
  maxBytes: number;
  /** Pages rendered by other nodes; null without a shared store. */
  shared?: SharedPages | null;
  clock: Clock;
}

/** Number of addresses for which the used parameters are remembered. */
const maxAddresses = 20_000;

/**
 * Creates the cache of rendered pages by host, path and layout. One rendering per key is in flight at a time; failures
 * and slow renderings fall back to the last good page. Renderings with other parameters are not cached, because their
 * values are unlimited; parameters that a page ignores are removed first.
 */
export function createPages(options: PagesOptions): Pages {
  const { retentionMs, staleMaxMs, deadlineMs, clock, shared = null } = options;
  const times = createPageTimes(options);
  const { toServedPage } = times;
  const render = createRenderPage(options, times);
  const lru = createPageLru(options);
  const inFlight = new Map<string, Promise<Rendered>>();
  let expiries = 0;
  const renderForAll = shared
    ? createSharedRendering({ shared, render, times, hasCopy: lru.has, expiries: () => expiries })
    : null;
  const usedParametersAt = new LRUCache<string, readonly string[]>(boundedKeys(maxAddresses));

  async function get(original: PageRequest): Promise<ServedPage> {
    const request = withUsedParameters(original, usedParametersAt.get(original.host + original.path) ?? null);
    // In development there is no deadline: a debugger may pause the rendering.
    const deadline = request.nonce === null ? deadlineIn(deadlineMs) : Infinity;
    if (request.nonce !== null) return toServedPage(await render(request, deadline), "miss");
    if (isPrivate(request)) return asPrivate(toServedPage(await render(request, deadline), "miss"));

    const key = keyOf(request);
    const page = lru.get(key);
    const now = clock.now();
    if (!page || now > page.goodUntil + staleMaxMs)
      return toServedPage(await renderOnce(key, request, deadline), "miss");
    if (now <= page.freshUntil) return toServedPage(page, "hit");
    if (now < page.retryAt) return toServedPage(page, "stale");

    const refresh = renderShared(key, request, deadline);
    if (now <= page.freshUntil + page.refreshMs) return toServedPage(page, "stale");
    const isWaitedFor = page.changedAt !== null;
    const fresh = isWaitedFor ? await refresh : await fallbackIfSlow<Rendered | null>(refresh, () => null);
    if (fresh?.isRefused && isOutdated(page)) return toServedPage(fresh, "miss");
    return fresh && fresh.answer.status < 500 ? toServedPage(fresh, "miss") : toServedPage(page, "stale");
  }

  /** True when a page changed so long ago that even overload is no reason to serve it. */
  function isOutdated({ changedAt }: Rendered): boolean {
    return changedAt !== null && clock.now() > changedAt + retentionMs;
  }

  /** Shares a rendering in flight, unless it was made for another kind of visitor. */
  async function renderOnce(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const page = await renderShared(key, request, deadline);
    return page.renderedFor === null || page.renderedFor === visitorKindOf(request) ? page : render(request, deadline);
  }

  function renderShared(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const current = inFlight.get(key);
    if (current !== undefined) return current;
    const expiriesBefore = expiries;
    const started =
      renderForAll && isCacheable(request) ? renderForAll(key, request, deadline) : render(request, deadline);
    const rendering = started.then((page) => {
      if (inFlight.get(key) === rendering) inFlight.delete(key);
      const { status, usedParameters = [] } = page.answer;
      if (status < 500) usedParametersAt.set(request.host + request.path, usedParameters);
      const narrowed = withUsedParameters(request, usedParameters);
      // The rendering may have missed a change that arrived meanwhile.
      if (expiries === expiriesBefore && isCacheable(narrowed)) lru.put(keyOf(narrowed), page);
      return page;
    });
    inFlight.set(key, rendering);
    return rendering;
  }

  function peek(request: PageKey, { mayBeStale }: { mayBeStale: boolean }): ServedPage | null {
    const usedParameters = request.query.size > 0 ? usedParametersAt.get(request.host + request.path) : undefined;
    const page = lru.get(keyOf(withUsedParameters(request, usedParameters ?? null)));
    if (!page) return null;
    const now = clock.now();
    if (now > (mayBeStale ? page.goodUntil + staleMaxMs : page.freshUntil) || isOutdated(page)) return null;
    return toServedPage(page, now > page.freshUntil ? "stale" : "hit");
  }

  function expire(isTouched: (dependency: string) => boolean, options = { isCertain: true }): string[] {
    expiries += 1;
    inFlight.clear();
    return lru.expire(isTouched, options);
  }

  return { get, peek, expire };
}
