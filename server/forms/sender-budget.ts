import { LRUCache } from "lru-cache";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";

const hourMs = 3_600_000;

/**
 * Forms that one address may begin and send, and return codes and wrong passwords that it may enter within an hour.
 * People share addresses: in an office, or on phones.
 */
export const hourlyBudget = { begun: 600, sent: 60, resumed: 60, wrongPasswords: 20 } as const;

export type SenderBudget = ReturnType<typeof createSenderBudget>;

/** Addresses that are counted at the same time. */
const maxCounts = 20_000;

/** Counts by address, in memory only. An unknown address always has budget left. */
export function createSenderBudget({ clock, log }: { clock: Clock; log: Log }) {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: maxCounts });
  const keyOf = (sender: string, what: keyof typeof hourlyBudget) => `${what} ${sender}`;

  /** Counts one of an address, and says whether the address has its hour's budget left. */
  function mayTake(sender: string | undefined, what: keyof typeof hourlyBudget): boolean {
    if (sender === undefined) return true;
    const key = keyOf(sender, what);
    const now = clock.now();
    const known = counts.get(key);
    // The clock may have been set back.
    const isOver = known === undefined || now < known.since || now >= known.since + hourMs;
    const { since, count } = isOver ? { since: now, count: 0 } : known;
    counts.set(key, { since, count: count + 1 });
    if (count === hourlyBudget[what]) log.warn({ what }, "too many forms from one address; refused for up to an hour");
    return count < hourlyBudget[what];
  }

  return {
    mayTake,
    /** Takes back one that was counted, such as a password that was right. */
    giveBack(sender: string | undefined, what: keyof typeof hourlyBudget): void {
      const known = sender === undefined ? undefined : counts.get(keyOf(sender, what));
      if (known) known.count -= 1;
    },
  };
}
