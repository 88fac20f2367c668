import type { FetchedPage } from "./fetch-page.ts";

const maxParallel = 3;
const maxCached = 20;

/** Milliseconds within which a page is not fetched again. */
const freshMs = 20_000;

/** Milliseconds for which a cached page may be shown. After `freshMs`, hovering its link fetches it again. */
const maxAgeMs = 5 * 60_000;

interface Options {
  /** Fetches a page; null when it cannot be cached. Must not reject. */
  fetch: (url: string) => Promise<FetchedPage | null>;
  /** Monotonic milliseconds. */
  now: () => number;
}

/** Cache of the last twenty prefetched pages; at most three are fetched at once (spec §9). */
export function createPageCache({ fetch, now }: Options) {
  const cached = new Map<string, { page: FetchedPage; at: number }>();
  const inFlight = new Map<string, Promise<FetchedPage | null>>();
  let next: string | null = null;

  function isDue(url: string): boolean {
    const at = cached.get(url)?.at ?? Number.NEGATIVE_INFINITY;
    return !inFlight.has(url) && now() - at >= freshMs;
  }

  function fetchNext(): void {
    if (next === null || inFlight.size >= maxParallel) return;
    if (isDue(next)) inFlight.set(next, fetchNow(next));
    next = null;
  }

  async function fetchNow(url: string): Promise<FetchedPage | null> {
    const at = now();
    const page = await fetch(url);
    inFlight.delete(url);
    cached.delete(url);
    if (page) cached.set(url, { page, at });
    const [oldest] = cached.keys();
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest);
    fetchNext();
    return page;
  }

  return {
    /** Fetches a page. When three are in flight, the last page requested is fetched as soon as one of them finishes. */
    fetchAhead(url: string): void {
      next = url;
      fetchNext();
    },
    /** Returns a cached page, or waits for one in flight; null when the page was not prefetched or has expired. */
    async take(url: string): Promise<FetchedPage | null> {
      const entry = cached.get(url);
      return entry && now() - entry.at < maxAgeMs ? entry.page : ((await inFlight.get(url)) ?? null);
    },
  };
}
