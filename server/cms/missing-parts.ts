import { LRUCache } from "lru-cache";
import { boundedKeys } from "#server/cache/bounds.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";

/** Milliseconds of continuous failure after which a part is given up. */
const giveUpMs = 5 * 60_000;

/** Maximum number of tracked parts. */
const mostParts = 1000;

interface Missing {
  /** Time of the first failure. */
  since: number;
  isGivenUp: boolean;
}

export type MissingParts = ReturnType<typeof createMissingParts>;

/**
 * Tracks optional parts of pages, such as a menu, that cannot be loaded and have no cached copy. A page without a part
 * is cached for seconds only, until the part has failed for five minutes and is given up
 * (docs/decisions/036-parts-that-pages-lack.md). Giving up and recovery are logged.
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
    /** Records a failure; returns true when the part has been given up, so that pages without it count as complete. */
    fail(part: string): boolean {
      const missing = parts.get(part) ?? { since: clock.now(), isGivenUp: false };
      if (!parts.has(part)) parts.set(part, missing);
      const minutes = Math.floor((clock.now() - missing.since) / 60_000);
      if (!missing.isGivenUp && minutes * 60_000 >= giveUpMs) {
        missing.isGivenUp = true;
        count(1);
        log.error({ part, minutes }, "part of pages cannot be read; pages are cached without it");
      }
      return missing.isGivenUp;
    },
    succeed(part: string): void {
      if (parts.peek(part)?.isGivenUp) log.info({ part }, "part of pages can be read again");
      parts.delete(part);
    },
  };
}
