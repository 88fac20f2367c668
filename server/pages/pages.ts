import { fallbackIfSlow } from "#server/cache/fallback-if-slow.ts";
import { deadlineIn } from "#server/deadline.ts";
import { createPageLru, type PageLruOptions } from "./page-lru.ts";
import { isPrivate, keyOf, type PageRequest, withUsedParameters } from "./page-request.ts";
import { createRenderPage, type RenderOptions } from "./render-page.ts";
import { asPrivate, createPageTimes, type PageTimesOptions, type Rendered, type ServedPage } from "./rendered-page.ts";
import { createRenderings } from "./renderings.ts";
import type { SharedPages } from "./shared-pages.ts";

/** Parts of a request that form the cache key. */
type PageKey = Pick<PageRequest, "host" | "path" | "query">;

export interface Pages {
  /** Never rejects: a failure is rendered as an error page. */
  get(request: PageRequest): Promise<ServedPage>;
  /** Returns the cached page for signed-out visitors; null unless fresh or, with `mayBeStale`, usable. */
  peek(request: PageKey, options: { mayBeStale: boolean }): ServedPage | null;
  /**
   * Expires the pages that depend on something changed: they are rendered again before they are served or, when the
   * change is not certain, after the next visitor has got the stale page. Returns their cache keys.
   */
  expire(isTouched: (dependency: string) => boolean, options?: { isCertain: boolean }): string[];
}

interface PagesOptions extends RenderOptions, PageTimesOptions, PageLruOptions {
  /** Milliseconds for which a stale page may replace one that cannot be rendered. */
  staleMaxMs: number;
  deadlineMs: number;
  /** Pages rendered by other nodes; null without a shared store. */
  shared?: SharedPages | null;
}

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
  const renderings = createRenderings({ render, times, lru, shared });

  /** Removes parameters that the page ignores, which is known while the page without a query is cached. */
  function narrowed<Request extends PageKey>(request: Request): Request {
    const page = request.query.size > 0 ? lru.get(keyOf({ ...request, query: new Map() })) : null;
    return page ? withUsedParameters(request, page.answer.usedParameters ?? []) : request;
  }

  async function get(original: PageRequest): Promise<ServedPage> {
    const request = narrowed(original);
    // In development there is no deadline: a debugger may pause the rendering.
    const deadline = request.nonce === null ? deadlineIn(deadlineMs) : Infinity;
    if (request.nonce !== null) return toServedPage(await render(request, deadline), "miss");
    if (isPrivate(request)) return asPrivate(toServedPage(await render(request, deadline), "miss"));

    const key = keyOf(request);
    const page = lru.get(key);
    const now = clock.now();
    if (!page || now > page.goodUntil + staleMaxMs)
      return toServedPage(await renderings.renderOnce(key, request, deadline), "miss");
    if (now <= page.freshUntil) return toServedPage(page, "hit");
    if (now < page.retryAt) return toServedPage(page, "stale");

    const refresh = renderings.renderShared(key, request, deadline);
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

  function peek(request: PageKey, { mayBeStale }: { mayBeStale: boolean }): ServedPage | null {
    const page = lru.get(keyOf(narrowed(request)));
    if (!page) return null;
    const now = clock.now();
    if (now > (mayBeStale ? page.goodUntil + staleMaxMs : page.freshUntil) || isOutdated(page)) return null;
    return toServedPage(page, now > page.freshUntil ? "stale" : "hit");
  }

  function expire(isTouched: (dependency: string) => boolean, options = { isCertain: true }): string[] {
    renderings.expire();
    return lru.expire(isTouched, options);
  }

  return { get, peek, expire };
}
