import type { FetchedPage } from "./fetch-page.ts";

const maxParallel = 4;
const maxKept = 20;

/** So long a page is not asked for again. */
const freshMs = 20_000;

/** So long a page is shown when it is asked for; who points at its link later than `freshMs` has it fetched anew meanwhile. */
const keepMs = 5 * 60_000;

interface Options {
  /** Fetches a page; null when there is none to keep. Must not reject. */
  fetch: (url: string) => Promise<FetchedPage | null>;
  /** Milliseconds from any start. */
  now: () => number;
}

/** Pages fetched ahead of their time, at most four at once (spec §9), the latest twenty kept. */
export function createKeptPages({ fetch, now }: Options) {
  const kept = new Map<string, { page: FetchedPage; at: number }>();
  const flying = new Map<string, Promise<FetchedPage | null>>();
  let queue: string[] = [];

  function needs(url: string): boolean {
    const at = kept.get(url)?.at ?? Number.NEGATIVE_INFINITY;
    return !flying.has(url) && now() - at >= freshMs;
  }

  function pump(): void {
    while (flying.size < maxParallel) {
      const url = queue.shift();
      if (url === undefined) return;
      if (needs(url)) flying.set(url, fly(url));
    }
  }

  async function fly(url: string): Promise<FetchedPage | null> {
    const at = now();
    const page = await fetch(url);
    flying.delete(url);
    kept.delete(url);
    if (page) kept.set(url, { page, at });
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    pump();
    return page;
  }

  return {
    /** A page that is likely to be asked for: its turn comes after the others. */
    want(url: string): void {
      if (!needs(url) || queue.includes(url)) return;
      queue.push(url);
      pump();
    },
    /** A page that is about to be asked for: its turn comes next. */
    wantNow(url: string): void {
      queue = [url, ...queue.filter((queued) => queued !== url)];
      pump();
    },
    /** Drops what has not had its turn. */
    stopWanting(): void {
      queue = [];
    },
    /** The page at an address, as it is kept or as soon as it comes; null when nobody wanted it or it is too old. */
    async take(url: string): Promise<FetchedPage | null> {
      const own = kept.get(url);
      return own && now() - own.at < keepMs ? own.page : ((await flying.get(url)) ?? null);
    },
  };
}
