import type { createPageLru } from "./page-lru.ts";
import { isCacheable, keyOf, type PageRequest, visitorKindOf, withUsedParameters } from "./page-request.ts";
import type { RenderPage } from "./render-page.ts";
import type { PageTimes, Rendered } from "./rendered-page.ts";
import type { SharedPages } from "./shared-pages.ts";
import { createSharedRendering } from "./shared-rendering.ts";

interface Options {
  render: RenderPage;
  times: PageTimes;
  lru: ReturnType<typeof createPageLru>;
  shared: SharedPages | null;
}

/** Renders pages into the cache, one rendering per key at a time. */
export function createRenderings({ render, times, lru, shared }: Options) {
  const inFlight = new Map<string, Promise<Rendered>>();
  let expiries = 0;
  const renderForAll = shared
    ? createSharedRendering({ shared, render, times, hasCopy: lru.has, expiries: () => expiries })
    : (_key: string, request: PageRequest, deadline: number) => render(request, deadline);

  function renderShared(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const current = inFlight.get(key);
    if (current !== undefined) return current;
    const expiriesBefore = expiries;
    const started = isCacheable(request) ? renderForAll(key, request, deadline) : render(request, deadline);
    const rendering = started.then((page) => {
      if (inFlight.get(key) === rendering) inFlight.delete(key);
      const narrowed = withUsedParameters(request, page.answer.usedParameters ?? []);
      // The rendering may have missed a change that arrived meanwhile.
      if (expiries === expiriesBefore && isCacheable(narrowed)) lru.put(keyOf(narrowed), page);
      return page;
    });
    inFlight.set(key, rendering);
    return rendering;
  }

  return {
    renderShared,
    /** Shares a rendering in flight, unless it was made for another kind of visitor. */
    async renderOnce(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
      const page = await renderShared(key, request, deadline);
      const isForThis = page.renderedFor === null || page.renderedFor === visitorKindOf(request);
      return isForThis ? page : render(request, deadline);
    },
    /** Keeps the renderings in flight out of the cache. */
    expire(): void {
      expiries += 1;
      inFlight.clear();
    },
  };
}
