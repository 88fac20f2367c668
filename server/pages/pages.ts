import { anyone } from "#schemas/visitor/visitor.ts";
import { type Cache, createCache, type Entry } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import { deadlineIn } from "#server/deadline.ts";
import type { Dictionaries, HomeDictionaries } from "./dictionaries.ts";
import { isCacheable, isPrivate, keyOf, type PageRequest, visitorKindOf, withUsedParameters } from "./page-request.ts";
import { createRenderPage, type RenderOptions, type RenderPage } from "./render-page.ts";
import {
  asPrivate,
  type PageLimits,
  type Rendered,
  type ServedPage,
  sizeOfBlock,
  sizeOfPage,
  validityOf,
} from "./rendered-page.ts";
import { frontCacheMs } from "./send-page.ts";
import type { SharedPages } from "./shared-pages.ts";
import { renderForAll, type SharedLoad } from "./shared-rendering.ts";

/** Parts of a request that form the cache key. */
type PageKey = Pick<PageRequest, "host" | "path" | "query">;

export interface Pages {
  /** Never rejects: a failure is rendered as an error page. */
  get(request: PageRequest): Promise<ServedPage>;
  /** Returns the cached page for signed-out visitors; null unless fresh or, with `mayBeStale`, usable. */
  peek(request: PageKey, options: { mayBeStale: boolean }): ServedPage | null;
  /**
   * Expires the pages that depend on something changed: they are rendered again before they are served or, when the
   * change is not certain, after the next visitor has got the stale page. Returns their cache keys.
   */
  expire(isTouched: (dependency: string) => boolean, options?: { isCertain: boolean }): string[];
}

interface PagesOptions extends RenderOptions, PageLimits {
  /** Milliseconds before the next attempt after a failed refresh. */
  retryAfterFailureMs: number;
  deadlineMs: number;
  maxBytes: number;
  clock: Clock;
  /** Pages rendered by other nodes; null without a shared store. */
  shared?: SharedPages | null;
  /** Null when pages are compressed without dictionaries. */
  dictionaries?: Dictionaries | null;
}

/**
 * Creates the cache of rendered pages by host, path and layout. One rendering per key is in flight at a time; failures
 * and slow renderings fall back to the last good page. Renderings with other parameters are not cached, because their
 * values are unlimited; parameters that a page ignores are removed first.
 */
export function createPages(options: PagesOptions): Pages {
  return new CachedPages(options);
}

/** Least memory that a page takes, in bytes. */
const minPageBytes = 1024;

/** Rejects the load of a page. It is no Error: capturing a stack would cost more than the rest of a refusal. */
class RenderFailure {
  /** The error page. */
  readonly page: Rendered;

  constructor(page: Rendered) {
    this.page = page;
  }
}

/** A request of somebody unknown, without host and path. */
const anonymous = { query: new Map(), userAgent: "", visitor: anyone, isPreview: false, form: null, nonce: null };

type CachedPage = Readonly<Entry<Rendered>>;

class CachedPages implements Pages {
  readonly #options: PagesOptions;
  readonly #render: RenderPage;
  readonly #cache: Cache<Rendered>;
  /** Number of calls of `expire`: a page whose rendering started before the last one is not cached. */
  #expiries = 0;

  constructor(options: PagesOptions) {
    const { retentionMs, retryAfterFailureMs, maxBytes, clock } = options;
    this.#options = options;
    this.#render = createRenderPage(options);
    this.#cache = createCache<Rendered>({
      retentionMs,
      validityOf: (page, key) => (page.cachedAs === key ? validityOf(page.answer, options) : null),
      stalePauseMs: (error) => (isFailedRefresh(error) ? retryAfterFailureMs : 0),
      maxEntries: Math.ceil(maxBytes / minPageBytes),
      maxBytes,
      sizeOf: sizeOfPage,
      parts: { of: ({ body }) => body.blocks, sizeOf: sizeOfBlock },
      clock,
      onStored: ({ body }, key) => void body.compress().then(() => this.#cache.recount(key)),
    });
  }

  async get(original: PageRequest): Promise<ServedPage> {
    const request = this.#narrowed(original);
    // In development there is no deadline: a debugger may pause the rendering.
    const deadline = request.nonce === null ? deadlineIn(this.#options.deadlineMs) : Infinity;
    const render = () => this.#render(request, deadline);
    if (request.nonce !== null) return this.#toServed(await render(), "miss");
    if (isPrivate(request)) return asPrivate(this.#toServed(await render(), "miss"));

    const key = keyOf(request);
    const cached = this.#cache.find(key);
    if (cached && this.#isFresh(cached)) return this.#fromCache(key, cached);
    const { value: page, loadedAt } = await this.#load(key, request, render);
    if (page === cached?.value) return this.#fromCache(key, cached);
    // A rendering is shared, unless it was made for another kind of visitor.
    const isForThis = page.renderedFor === null || page.renderedFor === visitorKindOf(request);
    return isForThis ? this.#toServed(page, "miss", loadedAt) : this.#toServed(await render(), "miss");
  }

  peek(request: PageKey, { mayBeStale }: { mayBeStale: boolean }): ServedPage | null {
    const key = keyOf(this.#narrowed(request));
    const cached = this.#cache.find(key);
    if (!cached || !(mayBeStale || this.#isFresh(cached)) || this.#isOutdated(cached)) return null;
    return this.#fromCache(key, cached);
  }

  /** A property, because callers pass it on without its object. */
  readonly expire: Pages["expire"] = (isTouched, options = { isCertain: true }) => {
    this.#expiries += 1;
    const touched = new Set<string>();
    this.#cache.expire((key, page) => {
      const isChanged = page?.dependencies.some(isTouched) ?? false;
      if (isChanged) touched.add(key);
      return isChanged;
    }, options);
    return [...touched];
  };

  /** Removes parameters that the page ignores, which is known while the page without a query is cached. */
  #narrowed<Request extends PageKey>(request: Request): Request {
    const page = request.query.size > 0 ? this.#cache.peekAny(keyOf({ ...request, query: new Map() })) : null;
    return page ? withUsedParameters(request, page.answer.usedParameters ?? []) : request;
  }

  /** Returns a new page, the cached one while it may be served instead, or an error page. */
  async #load(key: string, request: PageRequest, render: () => Promise<Rendered>) {
    const cached = this.#cache.find(key);
    try {
      const loaded = await this.#cache.get(key, (previous, _, setAge) =>
        this.#renderForCache(request, { key, render, hasCopy: previous !== undefined, setAge }),
      );
      const failure = this.#cache.failureOf(key);
      const isRefused = failure instanceof RenderFailure && failure.page.isRefused;
      if (!loaded || (isRefused && cached && this.#isOutdated(cached))) throw failure;
      return loaded;
    } catch (error) {
      if (error instanceof RenderFailure) return { value: error.page, loadedAt: this.#options.clock.now() };
      throw error;
    }
  }

  /** Renders a page, or reads it from another node, and decides whether it is cached. */
  async #renderForCache(request: PageRequest, load: Omit<SharedLoad, "limits" | "isCurrent">): Promise<Rendered> {
    const { shared = null } = this.#options;
    const expiriesBefore = this.#expiries;
    const isCurrent = () => this.#expiries === expiriesBefore;
    const page =
      shared && isCacheable(request)
        ? await renderForAll(shared, { ...load, limits: this.#options, isCurrent })
        : await load.render();
    const { status, cacheable, usedParameters = [], isPartial = false } = page.answer;
    if (status >= 500) return Promise.reject(new RenderFailure(page));
    const narrowed = withUsedParameters(request, usedParameters);
    // The rendering may have missed a change that arrived meanwhile.
    if (status !== 200 || !cacheable || !isCurrent() || !isCacheable(narrowed)) return page;
    const dictionaries = this.#dictionariesOf(page, narrowed);
    const own = { ...page, cachedAs: keyOf(narrowed), isPublic: !isPartial, dictionaries };
    const old = this.#cache.peekAny(own.cachedAs);
    // Reuses the previous body if its bytes are the same: it is already compressed, and its headers are computed.
    if (old?.body.etag === page.body.etag && old.isPublic === own.isPublic) own.body = old.body;
    if (own.cachedAs !== load.key) await this.#cache.get(own.cachedAs, async () => own);
    if (dictionaries && own.isPublic) this.#updateDictionaries(dictionaries, own, request.host);
    return own;
  }

  #dictionariesOf({ answer: { about, contentType } }: Rendered, { host }: PageRequest): HomeDictionaries | null {
    if (about?.home === undefined || !contentType.startsWith("text/html")) return null;
    return this.#options.dictionaries?.of(host, about.home) ?? null;
  }

  /** Makes a dictionary of a home page; for the first other page, reads the home page if this node has not yet. */
  #updateDictionaries(dictionaries: HomeDictionaries, { cachedAs, answer, body }: Rendered, host: string): void {
    // A body that cannot be read, such as one damaged in the store, makes no dictionary.
    if (cachedAs === host + answer.about?.home) return void dictionaries.update(body).catch(() => {});
    const path = dictionaries.takeRequest();
    if (path !== null) void this.get({ ...anonymous, host, path });
  }

  #isFresh({ at, validity, expiredAt }: CachedPage): boolean {
    return expiredAt === undefined && this.#options.clock.now() - at < validity.freshMs;
  }

  /** True when a page changed so long ago that even overload is no reason to serve it. */
  #isOutdated({ expiredAt = Infinity }: CachedPage): boolean {
    return this.#options.clock.now() > expiredAt + this.#options.retentionMs;
  }

  #fromCache(key: string, cached: CachedPage): ServedPage {
    const { value: page, at, validity, expiredAt } = cached;
    if (this.#isFresh(cached)) return this.#toServed(page, "hit", at);
    const isLate = expiredAt !== undefined || this.#options.clock.now() - at >= validity.freshMs + validity.refreshMs;
    return this.#toServed(page, "stale", at, isLate || isFailedRefresh(this.#cache.failureOf(key)));
  }

  /** Tells the age of stale content, but not of a page that is only being refreshed. */
  #toServed(page: Rendered, cache: ServedPage["cache"], at = this.#options.clock.now(), isBehind = false): ServedPage {
    const { answer, body, isPublic, surrogateKeys, dictionaries = null } = page;
    const staleMs = this.#options.clock.now() - at - validityOf(answer, this.#options).goodMs;
    const staleFor = isBehind || answer.staleFor > 0 ? Math.max(0, Math.ceil(staleMs / 1000)) : 0;
    const served = { answer, body, cache, staleFor, isPublic, surrogateKeys, dictionaries };
    const leftMs = answer.lastsMs === undefined ? Infinity : answer.lastsMs - (this.#options.clock.now() - at);
    return leftMs < frontCacheMs ? { ...served, leftMs } : served;
  }
}

/** True for a failure after which the next attempt waits; a refused visitor does not delay the next. */
function isFailedRefresh(error: unknown): boolean {
  return error instanceof RenderFailure && !error.page.isRefused;
}
