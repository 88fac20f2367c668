/** Attempts that are counted by a key, such as a sender. */
export interface Limit {
  /** Counts an attempt; false when there have been too many. */
  take(key: string): boolean;
  /** Forgets the attempts of a key, which has succeeded. */
  forget(key: string): void;
}

const MINUTE = 60_000;

/** Allows `most` attempts in ten minutes from the first one. At most 10,000 keys are remembered, the newest. */
export function createLimit(most: number, now: () => number = Date.now): Limit {
  const counted = new Map<string, { attempts: number; until: number }>();
  return {
    take(key) {
      const before = counted.get(key);
      const own = before && before.until > now() ? before : { attempts: 0, until: now() + 10 * MINUTE };
      own.attempts += 1;
      counted.delete(key);
      counted.set(key, own);
      const [oldest] = counted.keys();
      if (counted.size > 10_000 && oldest !== undefined) counted.delete(oldest);
      return own.attempts <= most;
    },
    forget(key) {
      counted.delete(key);
    },
  };
}
