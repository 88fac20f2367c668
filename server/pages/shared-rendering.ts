import { setTimeout } from "node:timers/promises";
import type { PageRequest } from "./page-request.ts";
import type { RenderPage } from "./render-page.ts";
import type { PageTimes, Rendered } from "./rendered-page.ts";
import type { SharedPages } from "./shared-pages.ts";

/** Longest wait for a page that another node is making, and how often it is looked for, in milliseconds. */
const patienceMs = 500;
const lookEveryMs = 25;

interface Options {
  shared: SharedPages;
  render: RenderPage;
  times: PageTimes;
  /** True where this node holds a copy, which is served meanwhile. */
  hasCopy: (key: string) => boolean;
  /** Number of changes so far by which pages expired. */
  expiries: () => number;
}

/** Returns a function that takes a page that another node has made, waits a while for one that it is making, or makes it for all. */
export function createSharedRendering({ shared, render, times, hasCopy, expiries }: Options) {
  return async function renderForAll(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const expiriesBefore = expiries();
    for (let waited = 0; ; waited += lookEveryMs) {
      const { page, generation, isMine: taken } = await shared.readOrLock(key);
      // An old one is better than a wait, and made anew behind the next visitor.
      if (page && (page.age < times.freshMsOf(page.answer) || !hasCopy(key))) return times.adopted(page);
      const isMine = taken === undefined ? await shared.lock(key) : taken;
      if (isMine === false && waited < patienceMs) {
        await setTimeout(lookEveryMs);
        continue;
      }
      const made = await render(request, deadline);
      // Others wait for it, the visitor does not.
      const share = generation !== null && expiries() === expiriesBefore ? shared.write(key, generation, made) : null;
      if (isMine) void Promise.resolve(share).then(() => shared.release(key));
      return made;
    }
  };
}
