import { hash } from "node:crypto";
import type { Change } from "#server/changes/change.ts";
import { readOrCompute } from "#server/store/read-or-compute.ts";
import type { Stored, ValueStore } from "#server/store/shared-store.ts";
import { type Entity, isSettled } from "./answer-entity.ts";
import type { AnswerKind } from "./changed-answers.ts";
import type { CmsResponse } from "./client.ts";
import { decodeAnswer, encodeAnswer, type SharedAnswer, toSharedAnswer } from "./shared-answer-format.ts";
import { tagsOf, tagsOfChange } from "./shared-answer-tags.ts";

interface Request {
  kind: AnswerKind;
  key: string;
  /** Milliseconds for which its answer is fresh. */
  retentionMs: number;
}

interface Loaded {
  /** Null when the record does not exist. */
  entity: Entity | null;
  /** Milliseconds since it was read from the CMS. */
  age: number;
}

type Load = () => Promise<CmsResponse | null>;

interface LoadOptions {
  /** True for a caller without a good answer: a stale one is returned when the CMS fails. */
  mayBeStale: boolean;
  /** Parses an answer. Throws when it cannot be used. `stored` is the last good one, for a caller without any. */
  toEntity: (answer: SharedAnswer, stored?: Entity) => Entity | null;
}

/** Cache of CMS answers that nodes share. */
export interface SharedAnswers {
  load(request: Request, load: Load, options: LoadOptions): Promise<Loaded>;
  /** Makes the answers stale that a change may affect; loads in flight are not shared. */
  expire(change: Change): Promise<void>;
}

/** Without a store each node reads the CMS itself. */
export const unsharedAnswers: SharedAnswers = {
  load: async (_, load, { toEntity }) => ({ entity: toEntity(toSharedAnswer(await load())), age: 0 }),
  expire: async () => {},
};

interface Options {
  store: Pick<ValueStore, "readOrLock" | "lock" | "release" | "write" | "shorten">;
  /** Key of the settings that answers depend on. */
  scope: string;
  staleMaxMs: number;
  /** Longest time in milliseconds for which one node holds the lock while it reads, and for which others wait for it. */
  lockMs: number;
}

/** Milliseconds for which the absence of a record is cached. */
const absenceMs = 60_000;

/**
 * Creates the shared cache. When an answer is stale, one node reads it from the CMS while the others wait for it. An
 * answer that cannot be used, or lacks records that were there before, does not replace the last good one.
 */
export function createSharedAnswers({ store, scope, staleMaxMs, lockMs }: Options): SharedAnswers {
  const prefix = `cms:${hash("sha256", scope, "base64url").slice(0, 12)}:`;
  let expiries = 0;

  /** Loads from the CMS, stores the answer for the other nodes, and releases the lock. */
  async function loadAndShare(
    request: Request,
    load: Load,
    toEntity: (answer: SharedAnswer) => Entity | null,
    release: () => Promise<void>,
  ): Promise<Loaded> {
    const expiriesBefore = expiries;
    const response = await load();
    const answer = toSharedAnswer(response);
    const entity = toEntity(answer);
    // Stored in the background: requests on this node do not wait for that.
    const shared = isSettled(entity) && share(request, answer, response, () => expiries === expiriesBefore);
    void Promise.resolve(shared).then(release);
    return { entity, age: 0 };
  }

  async function share(
    request: Request,
    answer: SharedAnswer,
    response: CmsResponse | null,
    isCurrent: () => boolean,
  ): Promise<void> {
    const value = await encodeAnswer(answer, response);
    const keepMs = request.retentionMs + staleMaxMs;
    if (isCurrent()) await store.write(prefix + request.key, value, { keepMs, tags: tagsOf(request, answer) });
  }

  return {
    async load(request, load, { mayBeStale, toEntity }) {
      const { key, retentionMs } = request;
      const name = prefix + key;
      return readOrCompute({
        async read() {
          const result = await store.readOrLock(name, retentionMs + staleMaxMs, lockMs);
          const isWanted = result.isStored && (result.stored.age < retentionMs || mayBeStale);
          const found = isWanted ? await toLoaded(result.stored, toEntity) : null;
          const freshMs = found?.entity ? retentionMs : Math.min(absenceMs, retentionMs);
          return { result, usable: found && found.age < freshMs ? found : null, known: found };
        },
        lock: () => store.lock(name, lockMs),
        release: () => store.release(name),
        maxWaitMs: lockMs,
        async compute(found, release) {
          const lastGood = (mayBeStale && found?.entity) || undefined;
          try {
            return await loadAndShare(request, load, (answer) => toEntity(answer, lastGood), release);
          } catch (error) {
            await release();
            if (!found || !lastGood) throw error;
            return found;
          }
        },
      });
    },

    async expire(change) {
      expiries += 1;
      await store.shorten(tagsOfChange(change), staleMaxMs);
    },
  };
}

/** Null for an answer of another version of the portal. */
async function toLoaded({ value, age }: Stored, toEntity: LoadOptions["toEntity"]): Promise<Loaded | null> {
  try {
    return { entity: toEntity(await decodeAnswer(value)), age };
  } catch {
    return null;
  }
}
