import type { FetchedPage } from "./fetch-page.ts";

const maxParallel = 4;
const maxCached = 20;

/** Milliseconds for which a page is not fetched again. */
const freshMs = 20_000;

/** Milliseconds for which a cached page may be shown; pointing at its link after `freshMs` fetches it again. */
const maxAgeMs = 5 * 60_000;

interface Options {
  /** Fetches a page; null when it cannot be cached. Must not reject. */
  fetch: (url: string) => Promise<FetchedPage | null>;
  /** Monotonic milliseconds. */
  now: () => number;
}

/** Cache of the latest twenty prefetched pages; at most four are fetched at once (spec §9). */
export function createPageCache({ fetch, now }: Options) {
  const cached = new Map<string, { page: FetchedPage; at: number }>();
  const inFlight = new Map<string, Promise<FetchedPage | null>>();
  let queue: string[] = [];

  function isDue(url: string): boolean {
    const at = cached.get(url)?.at ?? Number.NEGATIVE_INFINITY;
    return !inFlight.has(url) && now() - at >= freshMs;
  }

  function fetchQueued(): void {
    while (inFlight.size < maxParallel) {
      const url = queue.shift();
      if (url === undefined) return;
      if (isDue(url)) inFlight.set(url, fetchNow(url));
    }
  }

  async function fetchNow(url: string): Promise<FetchedPage | null> {
    const at = now();
    const page = await fetch(url);
    inFlight.delete(url);
    cached.delete(url);
    if (page) cached.set(url, { page, at });
    const [oldest] = cached.keys();
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
    fetchQueued();
    return page;
  }

  return {
    /** Appends a page to the queue. */
    enqueue(url: string): void {
      if (!isDue(url) || queue.includes(url)) return;
      queue.push(url);
      fetchQueued();
    },
    /** Puts a page at the head of the queue. */
    fetchNext(url: string): void {
      queue = [url, ...queue.filter((queued) => queued !== url)];
      fetchQueued();
    },
    /** Empties the queue. */
    clearQueue(): void {
      queue = [];
    },
    /** Returns a cached page, or one in flight when it arrives; null when it was not requested or is too old. */
    async take(url: string): Promise<FetchedPage | null> {
      const entry = cached.get(url);
      return entry && now() - entry.at < maxAgeMs ? entry.page : ((await inFlight.get(url)) ?? null);
    },
  };
}
