import { LRUCache } from "lru-cache";
import type { FormSubmission } from "#schemas/forms/submission.ts";
import type { Parameters } from "#schemas/lists/state.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Clock } from "#server/clock.ts";
import { afterMs, before, DeadlineError } from "#server/http/deadline.ts";
import type { Log } from "#server/http/log.ts";
import { OverloadError, type RenderQueue } from "#server/http/render-queue.ts";
import { type EncodedBody, encodedBody } from "./compression.ts";

/** What the renderer needs to know of a request: already canonical and safe. */
export interface PageRequest {
  /** Allow-listed host: lower case, no port, no trailing dot, ASCII. */
  host: string;
  /** Canonical pathname: starts with "/", each segment decoded once and encoded again, no trailing slash except "/". */
  path: string;
  /** Parameters that some page takes; none is empty. */
  query: Parameters;
  /** What was posted to the address; null when it is only asked for. */
  form: FormSubmission | null;
  userAgent: string;
  visitor: Visitor;
  /** Shows what is not published, to a visitor who may see it (spec §2.3). */
  isPreview: boolean;
  /** The time as of which a preview is asked for, as it was sent; never without a preview. */
  at?: string | undefined;
  /** Only in development. */
  nonce: string | null;
}

export interface PageAnswer {
  status: number;
  /** The full HTML document, or "" for redirects. */
  body: string;
  /** For 301, 302, 303, 308: a same-site path or an absolute URL the renderer vouches for. */
  location: string | null;
  /** With its charset: the answer is always text. */
  contentType: string;
  /** Name in ASCII under which a browser saves the answer instead of showing it. */
  fileName?: string | null;
  /** The parameters, beside the layout, that the page at this address takes; none unless it says so. */
  takes?: readonly string[];
  /** The page is for the signed-in alone and nobody is: the server leads to the login page. */
  needsSignIn?: boolean;
  /** May be kept in the page cache (only 200s). */
  cacheable: boolean;
  /** Seconds the underlying content is stale beyond its retention, 0 when fresh. */
  age: number;
  /** Seconds after which a 503 is worth another try, where that is known. */
  retryAfter?: number;
}

export type AnswerPage = (request: PageRequest) => Promise<PageAnswer>;

/** The page of a failure, for when nothing else can be rendered; must not need anything that can fail. */
export type FallbackErrorPage = (status: number, request: Pick<PageRequest, "host" | "path">) => PageAnswer;

/** An answer with its body as bytes, and where it came from. */
export interface ServedPage {
  answer: Omit<PageAnswer, "body">;
  body: EncodedBody;
  cache: "hit" | "stale" | "miss";
  /** Seconds the content shown is older than it should be, 0 when fresh. */
  contentAge: number;
}

export interface Pages {
  /** Never rejects: a failure is an answer too. */
  get(request: PageRequest): Promise<ServedPage>;
}

interface Rendered {
  answer: Omit<PageAnswer, "body">;
  body: EncodedBody;
  /** The only kind of visitor it may be given to; null when it is the same for all. */
  madeFor: string | null;
  /** Until when it is served without a second thought. */
  freshUntil: number;
  /** When its content went stale, or will. */
  goodUntil: number;
  /** When to try again after a failed refresh; 0 while none failed. */
  retryAt: number;
}

interface PagesOptions {
  answerPage: AnswerPage;
  fallbackErrorPage: FallbackErrorPage;
  /** How long a page is served as it is; for as long again it is refreshed behind the visitor. */
  retentionMs: number;
  /** How long stale content may stand in for what cannot be rendered. */
  staleMaxMs: number;
  retryAfterFailureMs: number;
  deadlineMs: number;
  maxBytes: number;
  queue: RenderQueue;
  clock: Clock;
  log: Log;
}

/** A page made of stale content is fresh for no longer than this, as the content is being fetched anew. */
const STALE_CONTENT_MS = 5000;

/** Addresses of which it is known which parameters they take. */
const mostPlaces = 20_000;

/**
 * Rendered pages, kept by host, path and layout; one rendering per key at a time, failures covered by the last good
 * page. What a page takes beside the layout is endless: such renderings are not kept, and parameters that it does not
 * take make no rendering of their own.
 */
export function createPages(options: PagesOptions): Pages {
  const { answerPage, fallbackErrorPage, retentionMs, staleMaxMs, retryAfterFailureMs, deadlineMs, queue, clock, log } =
    options;
  const kept = new LRUCache<string, Rendered>({ maxSize: options.maxBytes, sizeCalculation: memoryOf });
  const flights = new Map<string, Promise<Rendered>>();
  const takenAt = new LRUCache<string, readonly string[]>({ max: mostPlaces });

  async function get(sent: PageRequest): Promise<ServedPage> {
    const request = narrowed(sent, takenAt.get(sent.host + sent.path) ?? null);
    // In development a rendering takes as long as a developer looks at it in a debugger.
    const deadline = request.nonce === null ? afterMs(deadlineMs) : Infinity;
    if (request.nonce !== null) return served(await render(request, deadline), "miss");
    if (isForOne(request)) return served(forOne(await render(request, deadline)), "miss");

    const key = keyOf(request);
    const page = kept.get(key);
    const now = clock.now();
    if (!page || now > page.goodUntil + staleMaxMs) return served(await renderOnce(key, request, deadline), "miss");
    if (now <= page.freshUntil) return served(page, "hit");
    if (now < page.retryAt) return served(page, "stale");

    const refresh = fly(key, request, deadline);
    if (now <= page.freshUntil + retentionMs) return served(page, "stale");
    const fresh = await refresh;
    return fresh.answer.status < 500 ? served(fresh, "miss") : served(page, "stale");
  }

  /** Shares a rendering under way, but not what may have been made for another kind of visitor. */
  async function renderOnce(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const page = await fly(key, request, deadline);
    return page.madeFor === null || page.madeFor === kindOf(request) ? page : render(request, deadline);
  }

  function fly(key: string, request: PageRequest, deadline: number): Promise<Rendered> {
    const flying = flights.get(key);
    if (flying !== undefined) return flying;
    const flight = render(request, deadline).then((page) => {
      flights.delete(key);
      const { status, takes = [] } = page.answer;
      if (status < 500) takenAt.set(request.host + request.path, takes);
      const shown = narrowed(request, takes);
      if ([...shown.query.keys()].every((name) => name === "layout")) keep(keyOf(shown), page);
      return page;
    });
    flights.set(key, flight);
    return flight;
  }

  function keep(key: string, page: Rendered): void {
    const { status, cacheable } = page.answer;
    const old = kept.peek(key);
    if (status === 200 && cacheable) {
      kept.set(key, page);
      // Makes the compact form now, whatever the first visitor takes.
      if (kept.has(key)) void page.body.in("br");
    } else if (status < 500) kept.delete(key);
    else if (old) old.retryAt = clock.now() + retryAfterFailureMs;
  }

  /** Never rejects. */
  async function render(request: PageRequest, deadline: number): Promise<Rendered> {
    try {
      // The inner limit frees the place of a rendering that hangs, the outer one covers the wait for a place.
      const answer = await before(deadline, () => queue(() => before(deadline, () => answerPage(request))));
      return rendered(answer, answer.cacheable ? null : kindOf(request));
    } catch (err) {
      log.error({ err, path: request.path }, "page could not be rendered");
      const isBusy = err instanceof DeadlineError || err instanceof OverloadError;
      return rendered(fallbackErrorPage(isBusy ? 503 : 500, request), null);
    }
  }

  function rendered({ body, ...answer }: PageAnswer, madeFor: string | null): Rendered {
    const now = clock.now();
    const freshFor = answer.age > 0 ? Math.min(STALE_CONTENT_MS, retentionMs) : retentionMs;
    const goodUntil = answer.age > 0 ? now - answer.age * 1000 : now + retentionMs;
    return { answer, body: encodedBody(body), madeFor, freshUntil: now + freshFor, goodUntil, retryAt: 0 };
  }

  /** What one visitor may see is not for the next one. */
  function forOne({ answer, ...page }: Rendered): Rendered {
    return { ...page, answer: { ...answer, cacheable: false } };
  }

  function served({ answer, body, goodUntil, retryAt }: Rendered, cache: ServedPage["cache"]): ServedPage {
    const isBehind = answer.age > 0 || retryAt > 0;
    const contentAge = isBehind ? Math.max(0, Math.ceil((clock.now() - goodUntil) / 1000)) : 0;
    return { answer, body, cache, contentAge };
  }

  return { get };
}

/** Whether an answer is for nobody but who asked for it: no other visitor may get it, from no cache. */
export function isForOne({ isPreview, form, visitor }: PageRequest): boolean {
  return isPreview || form !== null || visitor.session !== null || visitor.isUncertain;
}

/** What an answer that is not kept may depend on, among visitors who are not signed in. */
function kindOf({ userAgent, visitor: { consent } }: PageRequest): string {
  return JSON.stringify([userAgent, consent]);
}

/** The request without what its page does not take; null while that is not known. */
function narrowed(request: PageRequest, takes: readonly string[] | null): PageRequest {
  if (takes === null || request.query.size === 0) return request;
  const query = [...request.query].filter(([name]) => name === "layout" || takes.includes(name));
  return { ...request, query: new Map(query) };
}

/** Whoever has not decided on cookies yet is asked on every page; what was decided changes none that is kept. */
function keyOf({ host, path, query, visitor: { consent } }: PageRequest): string {
  const place = consent ? host + path : `?${host}${path}`;
  if (query.size === 0) return place;
  const pairs = [...query].flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${place}?${new URLSearchParams(pairs.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : Number(a > b))))}`;
}

/** Bytes a page takes: its compressed forms, about a third of the plain one, and the bookkeeping. */
function memoryOf({ body }: Rendered): number {
  return Math.ceil(body.length / 3) + 1024;
}
