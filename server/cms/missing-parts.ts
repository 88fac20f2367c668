import { LRUCache } from "lru-cache";
import { boundedKeys } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";

/** Milliseconds for which each try has to fail until a part is given up. */
const giveUpMs = 5 * 60_000;

/** Greatest number of parts that are known to be missing. */
const mostParts = 1000;

interface Missing {
  /** When a try failed for the first time. */
  since: number;
  isGivenUp: boolean;
}

export type MissingParts = ReturnType<typeof createMissingParts>;

/**
 * Knows since when parts of pages, such as a menu, cannot be read and have no copy left. A page without a part is kept for
 * seconds, until the part has failed for five minutes (docs/decisions/036-parts-that-pages-lack.md); the operator is told then,
 * and when it is read again.
 */
export function createMissingParts({ clock, log }: { clock: Clock; log: Log }) {
  let givenUp = 0;
  const parts = new LRUCache<string, Missing>({
    ...boundedKeys(mostParts),
    dispose: ({ isGivenUp }) => isGivenUp && count(-1),
  });

  function count(more: number): void {
    givenUp += more;
    events.partsGivenUp.publish(givenUp);
  }

  return {
    /** Notes that a part could not be read; true where pages without it count as whole. */
    fail(part: string): boolean {
      const missing = parts.get(part) ?? { since: clock.now(), isGivenUp: false };
      if (!parts.has(part)) parts.set(part, missing);
      const minutes = Math.floor((clock.now() - missing.since) / 60_000);
      if (!missing.isGivenUp && minutes * 60_000 >= giveUpMs) {
        missing.isGivenUp = true;
        count(1);
        log.error({ part, minutes }, "a part of pages is given up, as it cannot be read: they are kept without it");
      }
      return missing.isGivenUp;
    },
    /** Notes that a part could be read. */
    succeed(part: string): void {
      if (parts.peek(part)?.isGivenUp) log.info({ part }, "a part of pages that was given up can be read again");
      parts.delete(part);
    },
  };
}
