import { createCache } from "#server/cache/cache.ts";
import type { Change } from "#server/changes/change.ts";
import { dependOn } from "#server/changes/dependencies.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import {
  type Answer,
  type AnswerKind,
  answerKinds,
  createIsChanged,
  idsIn,
  isContent,
  knownContents,
} from "./changed-answers.ts";
import { CmsError, type CmsQuery, requestKey } from "./client.ts";
import type { Parse } from "./entities.ts";
import { GoodRecords } from "./good-records.ts";
import type { Load } from "./paging.ts";
import { ownAnswers, type SharedAnswer, type SharedAnswers, toSharedAnswer } from "./shared-answers.ts";

/** One request of the CMS. */
export interface CmsRequest<Value> {
  kind: AnswerKind;
  /** True to read past the caches. */
  isFresh?: boolean;
  path: string;
  query?: CmsQuery;
  parse: Parse<Value>;
  load: Load;
  /** True for lists and parts of sites: while a good one is known, an answer that there is none is a failure of the CMS. */
  isLasting?: boolean;
}

/** Answer to a request; null for a record that does not exist. */
export interface FoundAnswer<Value> {
  value: Value | null;
  /** Seconds past its retention. */
  staleFor: number;
  /** Until when it need not be asked for again. */
  freshUntil: number;
}

export interface KeptAnswersOptions {
  /** Milliseconds for which an answer of a kind is fresh. */
  retention: Readonly<Record<AnswerKind, number>>;
  staleMaxMs: number;
  retryAfterFailureMs: number;
  /** Bytes of memory for all answers. */
  answerCacheBytes: number;
  /** Shares answers with other nodes; each node asks for itself unless given. */
  answers?: SharedAnswers;
  /** True where the CMS tells of changes, so that it has to be known what an answer is about. */
  tracksChanges?: boolean;
  clock: Clock;
  log: Log;
}

interface ExpireOptions {
  /** False where it is not certain that something has changed. */
  isCertain: boolean;
  /** True where the change names the structures of all its contents that no kept answer holds. */
  namesStructures?: boolean;
}

/** A parsed answer of the CMS. */
interface Entity extends Answer {
  /** Hash of the answer's text. */
  hash: string;
  length: number;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Keeps the parsed answers of the CMS for the retention of their kind, and the last good ones beyond it. */
export function createKeptAnswers({
  retention,
  staleMaxMs,
  retryAfterFailureMs,
  answerCacheBytes,
  answers = ownAnswers,
  tracksChanges = false,
  clock,
  log,
}: KeptAnswersOptions) {
  const cache = createCache<Entity>({
    retentionMs: (name) => retention[partsOfName(name).kind ?? "contents"],
    staleMaxMs,
    retryAfterMs: retryAfterFailureMs,
    // A request that was not sent is tried again sooner than one that failed.
    stalePauseMs: (error) => (isUnsent(error) ? Math.min(1000, retryAfterFailureMs) : retryAfterFailureMs),
    maxEntries: 20_000,
    maxBytes: answerCacheBytes,
    // The value and the page made of it: objects take several times the text they came as.
    sizeOf: ({ length }) => 6 * length + 1000,
    clock,
    onError: (error, name) => {
      const { key } = partsOfName(name);
      if (!isUnsent(error)) log.error({ err: error, request: key }, "CMS failed, serving the last good copy");
    },
  });

  /** Finds the answer to a request in the caches, else asks the CMS. */
  async function find<Value>(request: CmsRequest<Value>): Promise<FoundAnswer<Value>> {
    const { kind, isFresh = false, path, query = {}, load } = request;
    const key = requestKey(path, query);
    const name = `${kind} ${key}`;
    if (tracksChanges) dependOn(name);
    if (isFresh) {
      const entity = toEntity(request, toSharedAnswer(await load(path, query)));
      return { value: valueIn<Value>(entity) ?? null, staleFor: 0, freshUntil: Infinity };
    }
    const found = await cache.get(name, async (previous, good, setAge) => {
      const shared = { kind, key, retentionMs: retention[kind] };
      const { answer, age } = await answers.load(shared, () => load(path, query), { mayBeOld: !good });
      setAge(age);
      return toEntity(request, answer, { previous, good });
    });
    // It is not known for how long there has been none.
    if (!found) return { value: null, staleFor: 0, freshUntil: clock.now() + Math.min(1000, retention[kind]) };
    const value = valueIn<Value>(found.value) ?? null;
    // The answer may be forgotten before what was made of it.
    if (tracksChanges && isContent(value)) dependOn(`id ${value.id}`);
    return { value, staleFor: found.staleFor, freshUntil: found.loadedAt + retention[kind] };
  }

  function toEntity<Value>(
    { path, query, parse, isLasting = false }: CmsRequest<Value>,
    answer: SharedAnswer,
    { previous, good }: { previous?: Entity | undefined; good?: Entity | undefined } = {},
  ): Entity | null {
    const key = requestKey(path, query);
    if (!answer && isLasting && good) throw new CmsError("status", key, "expected the record that was there before");
    if (!answer) return null;
    // An unchanged answer stays the same object, so that values derived from it stay valid.
    if (previous?.hash === answer.hash) return previous;
    const value = parsed(() => parse(answer.json, key, valueIn<Value>(good)), key);
    // Kept records must be looked at again at the next answer, as they are kept for a limited time.
    const isSettled = !(value instanceof GoodRecords) || value.keptSince.size === 0;
    const ids = tracksChanges && path !== "/contents" ? idsIn(answer.json) : noIds;
    return { hash: isSettled ? answer.hash : "", length: answer.length, ids, value };
  }

  /** The answer to a request for contents as far as it is known without asking. */
  function peek<Value>(path: string, query: CmsQuery): Value | null {
    return valueIn<Value>(cache.peek(`contents ${requestKey(path, query)}`)) ?? null;
  }

  /**
   * Has what a change may have made others read anew before it is served again; returns how many answers there were, and
   * a function that tells whether something that work depended on was among them.
   */
  async function expire(change: Change, options: ExpireOptions = { isCertain: true }) {
    await answers.expire(change);
    const isChanged = createIsChanged(change, cache.values(), options);
    const touched = new Map<string, boolean>();
    function isTouched(dependency: string): boolean {
      const known = touched.get(dependency);
      if (known !== undefined) return known;
      const { kind, key } = partsOfName(dependency);
      const result = kind ? isChanged(kind, key, cache.held(dependency)) : change.ids.includes(key);
      touched.set(dependency, result);
      return result;
    }
    const isChangedAnswer = (name: string, entity: Entity | null) => {
      const { kind, key } = partsOfName(name);
      return kind !== null && isChanged(kind, key, entity);
    };
    return { answers: cache.expire(isChangedAnswer, options), isTouched };
  }

  return { find, peek, expire, unknownOf: (change: Change) => knownContents(change, cache.values()).unknown };
}

const noIds: ReadonlySet<string> = new Set();

/** The kind and the request that an answer's name is made of; no kind for another dependency of a page. */
function partsOfName(name: string): { kind: AnswerKind | null; key: string } {
  const at = name.indexOf(" ");
  const first = name.slice(0, at);
  return { kind: answerKinds.find((kind) => kind === first) ?? null, key: name.slice(at + 1) };
}

/** The type holds because a key names its path, and a path is always parsed by the same function. */
function valueIn<Value>(entity: Entity | null | undefined): Value | undefined {
  return entity?.value as Value | undefined;
}

/** True for a request that was kept from a CMS that is down. */
function isUnsent(error: unknown): boolean {
  return error instanceof CmsError && error.kind === "down";
}

/** Runs a parser; an unexpected error in it counts as a failure of the CMS, never of the portal. */
function parsed<Value>(parse: () => Value, request: string): Value {
  try {
    return parse();
  } catch (error) {
    if (error instanceof CmsError) throw error;
    throw new CmsError("invalid", request, `expected a record that can be read, ${error}`);
  }
}
