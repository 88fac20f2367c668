import type { FetchedPage } from "./fetch-page.ts";

const maxParallel = 3;
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

/** Cache of the latest twenty prefetched pages; at most three are fetched at once (spec §9). */
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
    /** Fetches a page, or with all places taken the last one requested as soon as there is one. */
    fetchAhead(url: string): void {
      next = url;
      fetchNext();
    },
    /** Returns a cached page, or one in flight when it arrives; null when it was not requested or is too old. */
    async take(url: string): Promise<FetchedPage | null> {
      const entry = cached.get(url);
      return entry && now() - entry.at < maxAgeMs ? entry.page : ((await inFlight.get(url)) ?? null);
    },
  };
}
