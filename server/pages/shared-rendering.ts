import { readOrCompute } from "#server/store/read-or-compute.ts";
import type { PageRequest } from "./page-request.ts";
import type { RenderPage } from "./render-page.ts";
import type { PageTimes, Rendered } from "./rendered-page.ts";
import type { SharedPages } from "./shared-pages.ts";

/** Longest wait in milliseconds for a page that another node is rendering. */
const maxWaitMs = 500;

interface Options {
  shared: SharedPages;
  render: RenderPage;
  times: PageTimes;
  /** True when this node has a cached copy, which is served meanwhile. */
  hasCopy: (key: string) => boolean;
  expiries: () => number;
}

/** Returns a function that uses another node's page, waits briefly for one, or renders it and shares it. */
export function createSharedRendering({ shared, render, times, hasCopy, expiries }: Options) {
  return async function renderForAll(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const expiriesBefore = expiries();
    return readOrCompute({
      async read() {
        const { result, page, generation } = await shared.readOrLock(key);
        // A stale page is better than waiting; it is refreshed after the next visitor.
        const isUsable = page && (page.age < times.freshMsOf(page.answer) || !hasCopy(key));
        return { result, usable: isUsable ? times.fromSharedPage(page) : null, known: generation };
      },
      lock: () => shared.lock(key),
      release: () => shared.release(key),
      maxWaitMs,
      async compute(generation, release) {
        const rendered = await render(request, deadline);
        // Stored in the background: the visitor does not wait for that.
        const share =
          generation !== null && expiries() === expiriesBefore ? shared.write(key, generation, rendered) : null;
        void Promise.resolve(share).then(release);
        return rendered;
      },
    });
  };
}
