import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";

interface Options<T> {
  /** How many answers are kept at most. */
  max: number;
  /** For how many milliseconds an answer, or a failure, serves those who ask later. */
  keptFor: (result: PromiseSettledResult<T>) => number;
  clock: Clock;
}

interface Kept<T> {
  answer: Promise<T>;
  isUnderWay: boolean;
  until: number;
}

/** Asks one question at a time for each token, whoever asks. Tokens are kept as hashes only. */
export function createShared<T>({ max, keptFor, clock }: Options<T>) {
  const kept = new LRUCache<string, Kept<T>>({ max });

  /** The answer that is under way or kept, else a new one; `isFresh` takes none that is kept. */
  function ask(token: string, load: () => Promise<T>, { isFresh = false } = {}): Promise<T> {
    const key = keyOf(token);
    const known = kept.get(key);
    if (known && (known.isUnderWay || (!isFresh && clock.now() < known.until))) return known.answer;
    const entry: Kept<T> = { answer: load(), isUnderWay: true, until: 0 };
    kept.set(key, entry);
    // Nobody has the answer before it is clear for how long it is kept.
    entry.answer = Promise.allSettled([entry.answer]).then(([result]) => {
      const time = keptFor(result);
      entry.isUnderWay = false;
      entry.until = clock.now() + time;
      if (time === 0 && kept.peek(key) === entry) kept.delete(key);
      if (result.status === "rejected") throw result.reason;
      return result.value;
    });
    return entry.answer;
  }

  return { ask };
}

function keyOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
