import { surrogateKeysOf } from "#server/changes/surrogate-keys.ts";
import type { Clock } from "#server/clock.ts";
import { type EncodedBody, encodedBody, sharedBody } from "./compression.ts";
import type { PageAnswer } from "./page-answer.ts";
import type { SharedPage } from "./shared-pages.ts";

/** An answer with its body as bytes, and where it came from. */
export interface ServedPage {
  answer: Omit<PageAnswer, "body">;
  body: EncodedBody;
  cache: "hit" | "stale" | "miss";
  /** Seconds the content shown is older than it should be, 0 when fresh. */
  contentAge: number;
  /** True for bytes that are the same for everybody, which the node holds itself: any cache may. */
  isPublic: boolean;
  /** Names by which caches in front can be told to drop it; empty unless the CMS tells of changes. */
  surrogateKeys: string;
}

/** A page as it was made, with the times that say for how long it is good. */
export interface Rendered extends Pick<ServedPage, "answer" | "body" | "isPublic" | "surrogateKeys"> {
  /** Key of the visitors that it may be served to; null when it is the same for all. */
  madeFor: string | null;
  /** Until when it is served as it is. */
  freshUntil: number;
  /** Milliseconds after that for which it is served while it is refreshed. */
  refreshMs: number;
  /** When its content went stale, or will. */
  goodUntil: number;
  /** Bytes that the cache counts for it. */
  counted: number;
  /** When to try again after a failed refresh; 0 while none failed. */
  retryAt: number;
  /** When the CMS told that it has changed; null while it did not. */
  changedAt: number | null;
  /** True when there was no place to render the page. */
  isRefused: boolean;
  /** Records that the page was made of; empty unless the CMS tells of changes. */
  dependencies: readonly string[];
}

/** A page made of stale content, or without a part, is fresh for no longer than this, as what it lacks is being fetched. */
const lackingMs = 5000;

interface Options {
  /** Milliseconds for which a page is fresh; for as long again it is served while it is refreshed. */
  retentionMs: number;
  clock: Clock;
}

export type PageTimes = ReturnType<typeof createPageTimes>;

/** Gives pages the times that say for how long they are good, and reads them when a page is served. */
export function createPageTimes({ retentionMs, clock }: Options) {
  const shortMs = Math.min(lackingMs, retentionMs);

  /** Milliseconds from its making for which a page is served as it is, by every node. */
  function freshMsOf({ age, isPartial = false }: Pick<PageAnswer, "age" | "isPartial">): number {
    return age > 0 || isPartial ? shortMs : retentionMs;
  }

  /** Makes a page of an answer that was rendered now. */
  function rendered({ body, ...answer }: PageAnswer, madeFor: string | null): Rendered {
    const now = clock.now();
    const goodUntil = answer.age > 0 ? now - answer.age * 1000 : now + retentionMs;
    const isError = answer.status >= 400;
    return {
      answer,
      body: isError ? sharedBody(body) : encodedBody(body),
      madeFor,
      isPublic: false,
      surrogateKeys: "",
      freshUntil: now + freshMsOf(answer),
      refreshMs: answer.isPartial ? shortMs : retentionMs,
      goodUntil,
      retryAt: 0,
      changedAt: null,
      isRefused: false,
      counted: 0,
      dependencies: [],
    };
  }

  /** Makes a page of one that another node has made. */
  function adopted({ answer, body, dependencies, age }: SharedPage): Rendered {
    const page = rendered({ ...answer, body: "" }, null);
    const { freshUntil, goodUntil } = page;
    const own = { answer, body, dependencies, surrogateKeys: surrogateKeysOf(dependencies) };
    return { ...page, ...own, freshUntil: freshUntil - age, goodUntil: goodUntil - age };
  }

  /** Makes what is sent of a page. */
  function served(page: Rendered, cache: ServedPage["cache"]): ServedPage {
    const { answer, body, isPublic, surrogateKeys, freshUntil, refreshMs, goodUntil, retryAt } = page;
    const now = clock.now();
    const isBehind = answer.age > 0 || retryAt > 0 || now > freshUntil + refreshMs;
    const contentAge = isBehind ? Math.max(0, Math.ceil((now - goodUntil) / 1000)) : 0;
    return { answer, body, cache, contentAge, isPublic, surrogateKeys };
  }

  return { freshMsOf, rendered, adopted, served };
}

/** The page for one visitor, who alone may hold it and only while it is shown. */
export function forOne({ answer, ...page }: ServedPage): ServedPage {
  return { ...page, answer: { ...answer, cacheable: false }, isPublic: false };
}

/** Bytes that a page takes: the forms of its body, and the bookkeeping. */
export function memoryOf({ body, dependencies }: Rendered): number {
  return body.held + 1024 + 200 * dependencies.length;
}
