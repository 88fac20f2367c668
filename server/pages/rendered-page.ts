import type { Validity } from "#server/cache/cache.ts";
import { surrogateKeysOf } from "#server/changes/surrogate-keys.ts";
import { type EncodedBody, encodedBody, sharedBody } from "./compression.ts";
import type { HomeDictionaries } from "./dictionaries.ts";
import type { PageAnswer } from "./page-answer.ts";

/** An answer with its encoded body, ready to send. */
export interface ServedPage {
  answer: Omit<PageAnswer, "body">;
  body: EncodedBody;
  cache: "hit" | "stale" | "miss";
  /** Seconds by which the content is older than it should be; 0 when fresh. */
  staleFor: number;
  /** True when any cache may store it: the same for all visitors, and in this node's page cache. */
  isPublic: boolean;
  /** Milliseconds until its content changes by itself; set only when front caches would keep it longer. */
  leftMs?: number;
  /** The compression dictionaries for it if it is public; absent for a page that has none. */
  dictionaries?: HomeDictionaries | null;
  /** Keys by which front caches can purge it; empty unless the CMS reports changes. */
  surrogateKeys: string;
}

/** A rendered page. */
export interface Rendered extends Omit<ServedPage, "cache" | "staleFor"> {
  /** Kind of visitors that it may be served to; null when it is the same for all. */
  renderedFor: string | null;
  /** Key under which it is cached; null for a page that is not. */
  cachedAs: string | null;
  /** True for the error page of a request that was refused under overload. */
  isRefused: boolean;
  /** Records that the page depends on; empty unless the CMS reports changes. */
  dependencies: readonly string[];
}

/** Fills in what a page has that is neither private nor cached. */
export function renderedPage(page: Pick<Rendered, "answer" | "body"> & Partial<Rendered>): Rendered {
  const { dependencies = [] } = page;
  const surrogateKeys = surrogateKeysOf(dependencies);
  return { renderedFor: null, cachedAs: null, isRefused: false, isPublic: false, dependencies, surrogateKeys, ...page };
}

/** Encodes the body of an answer; those of errors are often the same. */
export function encodedAnswer({ body, ...answer }: PageAnswer): Pick<Rendered, "answer" | "body"> {
  return { answer, body: answer.status >= 400 ? sharedBody(body) : encodedBody(body) };
}

/** Longest freshness of a page with stale content or a missing part, which is being fetched meanwhile. */
const lackingMs = 5000;

export interface PageLimits {
  /** Milliseconds for which a page is fresh; for as long again it is served stale while it is refreshed. */
  retentionMs: number;
  /** Milliseconds for which a stale page may replace one that cannot be rendered. */
  staleMaxMs: number;
}

/**
 * Returns for how long a page is used; `goodMs` is the age at which its content becomes stale, negative if it was before. Once a
 * shared value in it has changed, it only stands in for a failure.
 */
export function validityOf(
  { staleFor, isPartial = false, lastsMs = Infinity }: Pick<PageAnswer, "staleFor" | "isPartial" | "lastsMs">,
  { retentionMs, staleMaxMs }: PageLimits,
): Validity & { goodMs: number } {
  const shortMs = Math.min(lackingMs, retentionMs);
  const freshMs = staleFor > 0 || isPartial ? shortMs : retentionMs;
  const goodMs = staleFor > 0 ? -1000 * staleFor : retentionMs;
  // 1 ms: a page is fresh up to the end of its retention.
  const refreshMs = isPartial ? shortMs : retentionMs;
  // The last millisecond of a period is the last one in which its page may be served.
  const endMs = lastsMs - 1;
  return {
    freshMs: Math.min(freshMs + 1, endMs),
    refreshMs: Math.min(refreshMs, Math.max(0, endMs - freshMs - 1)),
    goodMs,
    usableMs: goodMs + staleMaxMs,
  };
}

/** Marks a page as private to one visitor, so that no cache stores it. */
export function asPrivate({ answer, ...page }: ServedPage): ServedPage {
  return { ...page, answer: { ...answer, cacheable: false }, isPublic: false };
}

/** Memory that a page takes besides its compressed fragments, in bytes. */
export function sizeOfPage({ body, dependencies }: Rendered): number {
  return body.memoryBytes + 1024 + 200 * dependencies.length;
}

/** Memory that a compressed fragment takes, with the objects of its buffer. */
export function sizeOfBlock({ length }: Buffer): number {
  return length + 300;
}
