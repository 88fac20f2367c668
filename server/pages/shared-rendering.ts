import { readOrCompute } from "#server/store/read-or-compute.ts";
import { type PageLimits, type Rendered, renderedPage, validityOf } from "./rendered-page.ts";
import type { SharedPages } from "./shared-pages.ts";

/** Longest wait in milliseconds for a page that another node is rendering. */
const maxWaitMs = 500;

export interface SharedLoad {
  key: string;
  limits: PageLimits;
  render: () => Promise<Rendered>;
  /** True while no change has arrived since the request. */
  isCurrent: () => boolean;
  /** True when this node has a cached copy, which is served meanwhile. */
  hasCopy: boolean;
  /** Reports the age of another node's page. */
  setAge: (ms: number) => void;
}

/** Uses another node's page, waits briefly for one, or renders it and shares it. */
export function renderForAll(shared: SharedPages, load: SharedLoad): Promise<Rendered> {
  const { key, limits, render, isCurrent, hasCopy, setAge } = load;
  return readOrCompute({
    async read() {
      const { result, page, generation } = await shared.readOrLock(key);
      // A stale page is better than waiting; it is refreshed after the next visitor.
      const isUsable = page && (page.age < validityOf(page.answer, limits).freshMs || !hasCopy);
      if (!isUsable) return { result, usable: null, known: generation };
      const { answer, body, dependencies, age } = page;
      setAge(age);
      return { result, usable: renderedPage({ answer, body, dependencies }), known: generation };
    },
    lock: () => shared.lock(key),
    release: () => shared.release(key),
    maxWaitMs,
    async compute(generation, release) {
      const rendered = await render();
      // Stored in the background: the visitor does not wait for that.
      const share = generation !== null && isCurrent() ? shared.write(key, generation, rendered) : null;
      void Promise.resolve(share).then(release);
      return rendered;
    },
  });
}
