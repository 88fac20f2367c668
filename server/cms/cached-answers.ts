import { createCache } from "#server/cache/cache.ts";
import type { Change } from "#server/changes/change.ts";
import { dependOn } from "#server/changes/dependencies.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { type Entity, toEntity, valueIn } from "./answer-entity.ts";
import { type AnswerKind, answerKinds, createIsChanged, isContent, knownContents } from "./changed-answers.ts";
import { CmsError, type CmsQuery, requestKey } from "./client.ts";
import type { Parse } from "./entities.ts";
import type { Load } from "./paging.ts";
import { toSharedAnswer } from "./shared-answer-format.ts";
import { type SharedAnswers, unsharedAnswers } from "./shared-answers.ts";

export interface CmsRequest<Value> {
  kind: AnswerKind;
  /** True to bypass the caches. */
  isFresh?: boolean;
  path: string;
  query?: CmsQuery;
  parse: Parse<Value>;
  load: Load;
  /** True for lists and parts of sites: while a good copy is cached, a 404 counts as a failure of the CMS. */
  isPermanent?: boolean;
  /** Returns the last good value of the previous run, used while none is cached. */
  lastGood?: () => Value | undefined;
}

/** Cached answer to a request; a null value means that the record does not exist. */
export interface CachedAnswer<Value> {
  value: Value | null;
  /** Seconds by which it exceeds its retention. */
  staleFor: number;
  freshUntil: number;
}

export interface CachedAnswersOptions {
  /** Milliseconds for which an answer is fresh, by kind. */
  retention: Readonly<Record<AnswerKind, number>>;
  staleMaxMs: number;
  retryAfterFailureMs: number;
  /** Memory limit for all answers, in bytes. */
  answerCacheBytes: number;
  /** Shares answers between nodes; not shared by default. */
  answers?: SharedAnswers;
  /** True when the CMS reports changes, so that the content items of answers are recorded. */
  tracksChanges?: boolean;
  clock: Clock;
  log: Log;
}

interface ExpireOptions {
  /** False when the change may not concern this content. */
  isCertain: boolean;
  /** True when the change includes the structure keys of all items that no cached answer contains. */
  hasAllStructures?: boolean;
}

export type CachedAnswers = ReturnType<typeof createCachedAnswers>;

/**
 * Creates the cache of parsed CMS answers, each fresh for the retention of its kind. The last good answers are kept
 * beyond it for failures.
 */
export function createCachedAnswers(options: CachedAnswersOptions) {
  const { retention, answers = unsharedAnswers, tracksChanges = false, clock } = options;
  const cache = createEntityCache(options);

  async function find<Value>(request: CmsRequest<Value>): Promise<CachedAnswer<Value>> {
    const { kind, isFresh = false, path, query = {}, load } = request;
    const key = requestKey(path, query);
    const name = `${kind} ${key}`;
    if (tracksChanges) dependOn(name);
    if (isFresh) {
      const entity = toEntity(request, toSharedAnswer(await load(path, query)), { tracksChanges });
      return { value: valueIn<Value>(entity) ?? null, staleFor: 0, freshUntil: Infinity };
    }
    const found = await cache.get(name, async (previous, good, setAge, isAnnounced) => {
      const shared = { kind, key, retentionMs: retention[kind] };
      const { entity, age } = await answers.load(shared, () => load(path, query), {
        mayBeStale: !good,
        toEntity: (answer, stored) => {
          const lastGood = valueIn<Value>(good ?? stored) ?? request.lastGood?.();
          return toEntity(request, answer, { previous, good: lastGood, isAnnounced, tracksChanges });
        },
      });
      setAge(age);
      return entity;
    });
    // The age of a cached absence is unknown.
    if (!found) return { value: null, staleFor: 0, freshUntil: clock.now() + Math.min(1000, retention[kind]) };
    const value = valueIn<Value>(found.value) ?? null;
    // Depends on the id as well: the answer may be evicted before the page made of it.
    if (tracksChanges && isContent(value)) dependOn(`id ${value.id}`);
    return { value, staleFor: found.staleFor, freshUntil: found.loadedAt + retention[kind] };
  }

  /** Returns the cached answer to a request, without requesting it. */
  function peek<Value>(kind: AnswerKind, path: string, query: CmsQuery): Value | null {
    return valueIn<Value>(cache.find(`${kind} ${requestKey(path, query)}`)?.value) ?? null;
  }

  /** Removes a content item that the CMS does not have any more. */
  function forget(path: string, place: CmsQuery): void {
    cache.delete(`contents ${publishedKey(path, place)}`);
  }

  /**
   * Expires the answers that a change may affect. Returns their number and a check of whether a recorded dependency is
   * affected.
   */
  async function expire(change: Change, options: ExpireOptions = { isCertain: true }) {
    await answers.expire(change);
    const isChanged = createIsChanged(change, cache.values(), options);
    const isTouched = memoised((dependency) => {
      const { kind, key } = partsOfName(dependency);
      if (kind) return isChanged(kind, key, cache.peekAny(dependency));
      return (dependency.startsWith("structure ") ? change.structures : change.ids).includes(key);
    });
    const isChangedAnswer = (name: string, entity: Entity | null) => {
      const { kind, key } = partsOfName(name);
      return kind !== null && isChanged(kind, key, entity);
    };
    return { answers: cache.expire(isChangedAnswer, options), isTouched };
  }

  return {
    find,
    peek,
    /** True when a good copy of a published content item is cached, and the CMS has announced no change of it. */
    hasContent(path: string, place: CmsQuery): boolean {
      const entry = cache.find(`contents ${publishedKey(path, place)}`);
      return entry !== null && entry.expiredAt === undefined;
    },
    /** Returns the paths of these content items of a site in a language, the last used ones of one kind of path. */
    cachedPaths: (beginning: string, place: CmsQuery) => pathsAmong(cache.keys(), beginning, place),
    forget,
    failureOf: (kind: AnswerKind, path: string, query: CmsQuery) =>
      cache.failureOf(`${kind} ${requestKey(path, query)}`),
    expire,
    unknownContents: (change: Change) => knownContents(change, cache.values()).unknown,
  };
}

/** More would make every missing page of a large site cost more than a page that is there. */
const maxCachedPaths = 500;

function pathsAmong(names: Iterable<string>, beginning: string, place: CmsQuery): string[] {
  const [prefix, suffix] = [`contents ${beginning}`, publishedKey("", place)];
  const paths: string[] = [];
  for (const name of names) {
    if (name.startsWith(prefix) && name.endsWith(suffix)) paths.push(partsOfName(name).key.slice(0, -suffix.length));
    if (paths.length === maxCachedPaths) break;
  }
  return paths;
}

/** Key of the request for a published content item. */
function publishedKey(path: string, place: CmsQuery): string {
  return requestKey(path, { ...place, onlyPublished: "true" });
}

function createEntityCache({
  retention,
  staleMaxMs,
  retryAfterFailureMs,
  answerCacheBytes,
  clock,
  log,
}: CachedAnswersOptions) {
  return createCache<Entity>({
    retentionMs: (name) => retention[partsOfName(name).kind ?? "contents"],
    staleMaxMs,
    retryAfterMs: retryAfterFailureMs,
    // Requests held back by the circuit breaker are retried sooner than failed ones.
    stalePauseMs: (error) => (isUnsent(error) ? Math.min(1000, retryAfterFailureMs) : retryAfterFailureMs),
    maxEntries: 20_000,
    maxBytes: answerCacheBytes,
    // Value plus derived page: objects take several times the size of their text.
    sizeOf: ({ length }) => 6 * length + 1000,
    clock,
    onError: (error, name) => {
      const { key } = partsOfName(name);
      if (!isUnsent(error)) log.error({ err: error, request: key }, "CMS request failed; serving the last good copy");
    },
  });
}

/** Remembers the results of a predicate. */
function memoised(test: (text: string) => boolean): (text: string) => boolean {
  const results = new Map<string, boolean>();
  return (text) => {
    const result = results.get(text) ?? test(text);
    results.set(text, result);
    return result;
  };
}

/** Splits the name of an answer into kind and request key; the kind is null for other dependencies. */
function partsOfName(name: string): { kind: AnswerKind | null; key: string } {
  const at = name.indexOf(" ");
  const first = name.slice(0, at);
  return { kind: answerKinds.find((kind) => kind === first) ?? null, key: name.slice(at + 1) };
}

/** True for a request that the circuit breaker held back. */
function isUnsent(error: unknown): boolean {
  return error instanceof CmsError && error.kind === "down";
}
