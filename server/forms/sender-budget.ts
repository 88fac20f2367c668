import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";

const hourMs = 3_600_000;

/**
 * Forms that one address may begin and send, and return codes that it may enter within an hour. People share addresses:
 * in an office, or on phones.
 */
export const hourlyBudget = { begun: 600, sent: 60, resumed: 60 } as const;

/** Addresses that are counted at the same time. */
const maxCounts = 20_000;

/**
 * Returns a function that counts a form of an address, and says whether the address has its hour's budget left. An
 * unknown address always has. Counts are in memory only.
 */
export function createSenderBudget({ clock, log }: { clock: Clock; log: Log }) {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: maxCounts });
  return function mayTake(sender: string | undefined, what: keyof typeof hourlyBudget): boolean {
    if (sender === undefined) return true;
    const key = `${what} ${sender}`;
    const now = clock.now();
    const known = counts.get(key);
    // The clock may have been set back.
    const isOver = known === undefined || now < known.since || now >= known.since + hourMs;
    const { since, count } = isOver ? { since: now, count: 0 } : known;
    counts.set(key, { since, count: count + 1 });
    if (count === hourlyBudget[what]) log.warn({ what }, "too many forms from one address; refused for up to an hour");
    return count < hourlyBudget[what];
  };
}
