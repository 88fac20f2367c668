import { surrogateKeysOf } from "#server/changes/surrogate-keys.ts";
import type { Clock } from "#server/clock.ts";
import { type EncodedBody, encodedBody, sharedBody } from "./compression.ts";
import type { PageAnswer } from "./page-answer.ts";
import type { SharedPage } from "./shared-pages.ts";

/** An answer with its encoded body, ready to send. */
export interface ServedPage {
  answer: Omit<PageAnswer, "body">;
  body: EncodedBody;
  cache: "hit" | "stale" | "miss";
  /** Seconds by which the content is older than it should be; 0 when fresh. */
  staleFor: number;
  /** True when any cache may store it: the same for all visitors, and in this node's page cache. */
  isPublic: boolean;
  /** Keys by which front caches can purge it; empty unless the CMS reports changes. */
  surrogateKeys: string;
}

/** A rendered page with its cache times, on the clock of the cache. */
export interface Rendered extends Pick<ServedPage, "answer" | "body" | "isPublic" | "surrogateKeys"> {
  /** Kind of visitors that it may be served to; null when it is the same for all. */
  renderedFor: string | null;
  /** End of the time for which it is served without a refresh. */
  freshUntil: number;
  /** Milliseconds after `freshUntil` for which it is served stale while it is refreshed. */
  refreshMs: number;
  /** Time at which its content becomes stale. */
  goodUntil: number;
  /** Time of the next attempt after a failed refresh; 0 when none failed. */
  retryAt: number;
  /** Time at which the CMS reported a change of its content; null if it did not. */
  changedAt: number | null;
  isRefused: boolean;
  /** Records that the page depends on; empty unless the CMS reports changes. */
  dependencies: readonly string[];
}

/** Longest freshness of a page with stale content or a missing part, which is being fetched meanwhile. */
const lackingMs = 5000;

export interface PageTimesOptions {
  /** Milliseconds for which a page is fresh; for as long again it is served stale while it is refreshed. */
  retentionMs: number;
  clock: Clock;
}

export type PageTimes = ReturnType<typeof createPageTimes>;

/** Computes the cache times of pages when they are rendered, and evaluates them when they are served. */
export function createPageTimes({ retentionMs, clock }: PageTimesOptions) {
  const shortMs = Math.min(lackingMs, retentionMs);

  /** Milliseconds for which a page is fresh on every node. */
  function freshMsOf({ staleFor, isPartial = false }: Pick<PageAnswer, "staleFor" | "isPartial">): number {
    return staleFor > 0 || isPartial ? shortMs : retentionMs;
  }

  /** Wraps an answer that was rendered just now. */
  function fromAnswer({ body, ...answer }: PageAnswer, renderedFor: string | null): Rendered {
    const now = clock.now();
    const goodUntil = answer.staleFor > 0 ? now - answer.staleFor * 1000 : now + retentionMs;
    const isError = answer.status >= 400;
    return {
      answer,
      body: isError ? sharedBody(body) : encodedBody(body),
      renderedFor,
      isPublic: false,
      surrogateKeys: "",
      freshUntil: now + freshMsOf(answer),
      refreshMs: answer.isPartial ? shortMs : retentionMs,
      goodUntil,
      retryAt: 0,
      changedAt: null,
      isRefused: false,
      dependencies: [],
    };
  }

  /** Wraps a page that another node has rendered. */
  function fromSharedPage({ answer, body, dependencies, age }: SharedPage): Rendered {
    const page = fromAnswer({ ...answer, body: "" }, null);
    const { freshUntil, goodUntil } = page;
    const own = { answer, body, dependencies, surrogateKeys: surrogateKeysOf(dependencies) };
    return { ...page, ...own, freshUntil: freshUntil - age, goodUntil: goodUntil - age };
  }

  function toServedPage(page: Rendered, cache: ServedPage["cache"]): ServedPage {
    const { answer, body, isPublic, surrogateKeys, freshUntil, refreshMs, goodUntil, retryAt } = page;
    const now = clock.now();
    const isBehind = answer.staleFor > 0 || retryAt > 0 || now > freshUntil + refreshMs;
    const staleFor = isBehind ? Math.max(0, Math.ceil((now - goodUntil) / 1000)) : 0;
    return { answer, body, cache, staleFor, isPublic, surrogateKeys };
  }

  return { freshMsOf, fromAnswer, fromSharedPage, toServedPage };
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
