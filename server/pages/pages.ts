import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { boundedKeys, inTime } from "#server/cache/cache.ts";
import { recordDependencies } from "#server/changes/dependencies.ts";
import { surrogateKeysOf } from "#server/changes/surrogate-keys.ts";
import type { Clock } from "#server/clock.ts";
import { afterMs, before, DeadlineError } from "#server/http/deadline.ts";
import type { Log } from "#server/http/log.ts";
import { OverloadError, type RenderQueue } from "#server/http/render-queue.ts";
import { type EncodedBody, encodedBody, sharedBody } from "./compression.ts";
import type { AnswerPage, FallbackErrorPage, PageAnswer } from "./page-answer.ts";
import { isForOne, isKeptKind, keyOf, kindOf, narrowed, type PageRequest } from "./page-request.ts";
import type { SharedPage, SharedPages } from "./shared-pages.ts";

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

/** Parts of a request that a page is cached by. */
type PlaceOfPage = Pick<PageRequest, "host" | "path" | "query">;

export interface Pages {
  /** Never rejects: a failure is an answer too. */
  get(request: PageRequest): Promise<ServedPage>;
  /**
   * The page from the cache, for visitors who are not signed in; null unless it is fresh, or old and still good to stand in: one
   * that has changed no longer than a page is fresh.
   */
  peek(request: PlaceOfPage, options: { mayBeStale: boolean }): ServedPage | null;
  /**
   * Marks the pages that depend on something as changed: they are made anew before they are served again, or behind the next
   * visitor where the change is not certain. Returns their hosts with paths and layouts.
   */
  expire(isTouched: (dependency: string) => boolean, options?: { isCertain: boolean }): string[];
}

interface Rendered extends Pick<ServedPage, "answer" | "body" | "isPublic" | "surrogateKeys"> {
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
  /** What the page was made of; empty unless changes are told. */
  /** Records that the page was made of; empty unless the CMS tells of changes. */
  dependencies: readonly string[];
}

interface PagesOptions {
  answerPage: AnswerPage;
  fallbackErrorPage: FallbackErrorPage;
  /** Milliseconds for which a page is fresh; for as long again it is served while it is refreshed. */
  retentionMs: number;
  /** Milliseconds for which a stale page may replace one that cannot be rendered. */
  staleMaxMs: number;
  retryAfterFailureMs: number;
  deadlineMs: number;
  maxBytes: number;
  /** True where the CMS tells of changes, so that it has to be known what pages are made of. */
  tracksChanges?: boolean;
  /** Pages that other nodes have made; null for a node of its own. */
  shared?: SharedPages | null;
  queue: RenderQueue;
  clock: Clock;
  log: Log;
}

/** Longest wait for a page that another node is making, and how often it is looked for, in milliseconds. */
const sharedPatienceMs = 500;
const lookEveryMs = 25;

/** A page made of stale content, or without a part, is fresh for no longer than this, as what it lacks is being fetched. */
const lackingMs = 5000;

/** Greatest number of addresses whose parameters are known. */
const mostPlaces = 20_000;

/**
 * Cache of rendered pages by host, path and layout; one rendering per key at a time, failures and long waits covered by the last
 * good page. Renderings with other parameters than the layout are not cached, as their values are endless; parameters that a
 * page does not take are ignored.
 */
export function createPages(options: PagesOptions): Pages {
  const { answerPage, fallbackErrorPage, retentionMs, staleMaxMs, retryAfterFailureMs, deadlineMs, queue, clock, log } =
    options;
  const { shared = null } = options;
  const record = options.tracksChanges ? recordDependencies : withoutRecord;
  const cached = new LRUCache<string, Rendered>({
    maxSize: options.maxBytes,
    sizeCalculation: (page) => {
      page.counted = memoryOf(page);
      return page.counted;
    },
  });
  const inFlight = new Map<string, Promise<Rendered>>();
  const shortMs = Math.min(lackingMs, retentionMs);
  let expiries = 0;
  const takenAt = new LRUCache<string, readonly string[]>(boundedKeys(mostPlaces));

  async function get(sent: PageRequest): Promise<ServedPage> {
    const request = narrowed(sent, takenAt.get(sent.host + sent.path) ?? null);
    // In development a rendering takes as long as a developer looks at it in a debugger.
    const deadline = request.nonce === null ? afterMs(deadlineMs) : Infinity;
    if (request.nonce !== null) return served(await render(request, deadline), "miss");
    if (isForOne(request)) return forOne(served(await render(request, deadline), "miss"));

    const key = keyOf(request);
    const page = cached.get(key);
    if (page) recount(key, page);
    const now = clock.now();
    if (!page || now > page.goodUntil + staleMaxMs) return served(await renderOnce(key, request, deadline), "miss");
    if (now <= page.freshUntil) return served(page, "hit");
    if (now < page.retryAt) return served(page, "stale");

    const refresh = renderShared(key, request, deadline);
    if (now <= page.freshUntil + page.refreshMs) return served(page, "stale");
    const isWaitedFor = page.changedAt !== null;
    const fresh = isWaitedFor ? await refresh : await inTime<Rendered | null>(refresh, () => null);
    if (fresh?.isRefused && isOutdated(page)) return served(fresh, "miss");
    return fresh && fresh.answer.status < 500 ? served(fresh, "miss") : served(page, "stale");
  }

  /** True when a flood is no reason any more to show a page as it was before the CMS told of a change. */
  function isOutdated({ changedAt }: Rendered): boolean {
    return changedAt !== null && clock.now() > changedAt + retentionMs;
  }

  /** Shares a rendering under way, but not what may have been made for another kind of visitor. */
  async function renderOnce(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const page = await renderShared(key, request, deadline);
    return page.madeFor === null || page.madeFor === kindOf(request) ? page : render(request, deadline);
  }

  function renderShared(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const current = inFlight.get(key);
    if (current !== undefined) return current;
    const expiriesBefore = expiries;
    const isShared = shared !== null && isKeptKind(request);
    const rendering = (isShared ? obtain(shared, key, request, deadline) : render(request, deadline)).then((page) => {
      if (inFlight.get(key) === rendering) inFlight.delete(key);
      const { status, takes = [] } = page.answer;
      if (status < 500) takenAt.set(request.host + request.path, takes);
      const shown = narrowed(request, takes);
      // A change that came meanwhile may be missing in it.
      if (expiries === expiriesBefore && isKeptKind(shown)) store(keyOf(shown), page);
      return page;
    });
    inFlight.set(key, rendering);
    return rendering;
  }

  /** Takes a page that another node has made, waits a while for one that it is making, or makes it for all. */
  async function obtain(others: SharedPages, key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const expiriesBefore = expiries;
    for (let waited = 0; ; waited += lookEveryMs) {
      const { page, generation } = await others.read(key);
      // An old one is better than a wait, and made anew behind the next visitor.
      if (page && (page.age < freshMsOf(page.answer) || !cached.has(key))) return adopted(page);
      const isMine = generation === null ? null : await others.lock(key);
      if (isMine === false && waited < sharedPatienceMs) {
        await setTimeout(lookEveryMs);
        continue;
      }
      const made = await render(request, deadline);
      // Others wait for it, the visitor does not.
      const share = generation !== null && expiries === expiriesBefore ? others.write(key, generation, made) : null;
      if (isMine) void Promise.resolve(share).then(() => others.release(key));
      return made;
    }
  }

  function adopted({ answer, body, dependencies, age }: SharedPage): Rendered {
    const page = rendered({ ...answer, body: "" }, null);
    const { freshUntil, goodUntil } = page;
    const own = { answer, body, dependencies, surrogateKeys: surrogateKeysOf(dependencies) };
    return { ...page, ...own, freshUntil: freshUntil - age, goodUntil: goodUntil - age };
  }

  function store(key: string, page: Rendered): void {
    const { status, cacheable, isPartial = false } = page.answer;
    const old = cached.peek(key);
    if (status === 200 && cacheable) {
      page.isPublic = !isPartial;
      // The same bytes are compressed already, and their headers put together.
      if (old?.body.etag === page.body.etag && old.isPublic === page.isPublic) page.body = old.body;
      cached.set(key, page);
      // Compresses it now, whatever encoding the first visitor accepts.
      if (cached.has(key)) void page.body.in("gzip");
    } else if (status < 500) cached.delete(key);
    else if (old && !page.isRefused) old.retryAt = clock.now() + retryAfterFailureMs;
  }

  /** Tells the cache the new size of a page when forms of its body were added. */
  function recount(key: string, page: Rendered): void {
    if (page.counted !== memoryOf(page)) cached.set(key, page);
  }

  /** Never rejects. */
  async function render(request: PageRequest, deadline: number): Promise<Rendered> {
    try {
      // The inner limit frees the place of a rendering that hangs, the outer one covers the wait for a place.
      const { result: answer, dependencies } = await before(deadline, () =>
        queue(() => before(deadline, () => record(() => answerPage(request)))),
      );
      const isWanted = request.refusal === undefined || answer.status === request.refusal;
      if (!isWanted) return rendered(fallbackErrorPage(request.refusal ?? 500, request), null);
      const page = rendered(answer, answer.cacheable ? null : kindOf(request));
      return { ...page, dependencies, surrogateKeys: surrogateKeysOf(dependencies) };
    } catch (err) {
      const isOverload = err instanceof OverloadError;
      // Under a flood a stack for each refused visitor would cost more than refusing.
      if (isOverload) log.info({ path: request.path }, "too many pages are being rendered");
      else log.error({ err, path: request.path }, "page could not be rendered");
      const status = isOverload || err instanceof DeadlineError ? 503 : 500;
      return { ...rendered(fallbackErrorPage(status, request), null), isRefused: isOverload };
    }
  }

  /** Milliseconds from its making for which a page is served as it is, by every node. */
  function freshMsOf({ age, isPartial = false }: Pick<PageAnswer, "age" | "isPartial">): number {
    return age > 0 || isPartial ? shortMs : retentionMs;
  }

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

  function served(page: Rendered, cache: ServedPage["cache"]): ServedPage {
    const { answer, body, isPublic, surrogateKeys, freshUntil, refreshMs, goodUntil, retryAt } = page;
    const now = clock.now();
    const isBehind = answer.age > 0 || retryAt > 0 || now > freshUntil + refreshMs;
    const contentAge = isBehind ? Math.max(0, Math.ceil((now - goodUntil) / 1000)) : 0;
    return { answer, body, cache, contentAge, isPublic, surrogateKeys };
  }

  function peek(request: PlaceOfPage, { mayBeStale }: { mayBeStale: boolean }): ServedPage | null {
    const takes = request.query.size > 0 ? takenAt.get(request.host + request.path) : undefined;
    const key = keyOf(narrowed(request, takes ?? null));
    const page = cached.get(key);
    if (!page) return null;
    const now = clock.now();
    if (now > (mayBeStale ? page.goodUntil + staleMaxMs : page.freshUntil) || isOutdated(page)) return null;
    recount(key, page);
    return served(page, now > page.freshUntil ? "stale" : "hit");
  }

  function expire(isTouched: (dependency: string) => boolean, { isCertain } = { isCertain: true }): string[] {
    expiries += 1;
    inFlight.clear();
    const touched = [...cached.entries()].filter(([, page]) => page.dependencies.some(isTouched));
    for (const [, page] of touched) {
      page.freshUntil = isCertain ? Number.NEGATIVE_INFINITY : Math.min(page.freshUntil, clock.now() - 1);
      if (isCertain) page.changedAt ??= clock.now();
      page.retryAt = 0;
    }
    return touched.map(([key]) => key);
  }

  return { get, peek, expire };
}

/** Does work without recording what it depends on. */
async function withoutRecord<T>(work: () => Promise<T>): Promise<{ result: T; dependencies: readonly string[] }> {
  return { result: await work(), dependencies: [] };
}

/** The page for one visitor, who alone may hold it and only while it is shown. */
export function forOne({ answer, ...page }: ServedPage): ServedPage {
  return { ...page, answer: { ...answer, cacheable: false }, isPublic: false };
}

/** Bytes that a page takes: the forms of its body, and the bookkeeping. */
function memoryOf({ body, dependencies }: Rendered): number {
  return body.held + 1024 + 200 * dependencies.length;
}
