import { LRUCache } from "lru-cache";
import { boundedKeys } from "#server/cache/bounds.ts";
import type { createPageLru } from "./page-lru.ts";
import { isCacheable, keyOf, type PageRequest, visitorKindOf, withUsedParameters } from "./page-request.ts";
import type { RenderPage } from "./render-page.ts";
import type { PageTimes, Rendered } from "./rendered-page.ts";
import type { SharedPages } from "./shared-pages.ts";
import { createSharedRendering } from "./shared-rendering.ts";

/** Number of addresses for which the used parameters are remembered. */
const maxAddresses = 20_000;

interface Options {
  render: RenderPage;
  times: PageTimes;
  lru: ReturnType<typeof createPageLru>;
  shared: SharedPages | null;
}

/** Renders pages into the cache, one rendering per key at a time, and remembers which parameters each address uses. */
export function createRenderings({ render, times, lru, shared }: Options) {
  const inFlight = new Map<string, Promise<Rendered>>();
  const usedParametersAt = new LRUCache<string, readonly string[]>(boundedKeys(maxAddresses));
  let expiries = 0;
  const renderForAll = shared
    ? createSharedRendering({ shared, render, times, hasCopy: lru.has, expiries: () => expiries })
    : (_key: string, request: PageRequest, deadline: number) => render(request, deadline);

  /** Returns the rendering in flight, or starts one. */
  function renderShared(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const current = inFlight.get(key);
    if (current !== undefined) return current;
    const expiriesBefore = expiries;
    const started = isCacheable(request) ? renderForAll(key, request, deadline) : render(request, deadline);
    const rendering = started.then((page) => {
      if (inFlight.get(key) === rendering) inFlight.delete(key);
      const { status, usedParameters = [] } = page.answer;
      if (status < 500) usedParametersAt.set(addressOf(request), usedParameters);
      const narrowed = withUsedParameters(request, usedParameters);
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
    /** Returns the parameters that the page at an address uses; null while unknown. */
    usedParametersOf(request: Pick<PageRequest, "host" | "path">): readonly string[] | null {
      return usedParametersAt.get(addressOf(request)) ?? null;
    },
    /** Keeps the renderings in flight out of the cache. */
    expire(): void {
      expiries += 1;
      inFlight.clear();
    },
  };
}

function addressOf({ host, path }: Pick<PageRequest, "host" | "path">): string {
  return host + path;
}
