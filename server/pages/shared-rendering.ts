import { setTimeout } from "node:timers/promises";
import type { PageRequest } from "./page-request.ts";
import type { RenderPage } from "./render-page.ts";
import type { PageTimes, Rendered } from "./rendered-page.ts";
import type { SharedPages } from "./shared-pages.ts";

/** Longest wait for a page that another node is rendering, and the polling interval, in milliseconds. */
const maxWaitMs = 500;
const pollMs = 25;

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
    for (let waited = 0; ; waited += pollMs) {
      const { page, generation, hasLock: taken } = await shared.readOrLock(key);
      // A stale page is better than waiting; it is refreshed after the next visitor.
      if (page && (page.age < times.freshMsOf(page.answer) || !hasCopy(key))) return times.fromSharedPage(page);
      const hasLock = taken === undefined ? await shared.lock(key) : taken;
      if (hasLock === false && waited < maxWaitMs) {
        await setTimeout(pollMs);
        continue;
      }
      const rendered = await render(request, deadline);
      // Stored in the background: the visitor does not wait for that.
      const share =
        generation !== null && expiries() === expiriesBefore ? shared.write(key, generation, rendered) : null;
      if (hasLock) void Promise.resolve(share).then(() => shared.release(key));
      return rendered;
    }
  };
}
