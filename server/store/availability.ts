import { setImmediate } from "node:timers/promises";
import { monotonicClock } from "#server/clock.ts";
import { withTimeout } from "#server/deadline.ts";
import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";

/**
 * Milliseconds between two probes of a failed store. They double up to the longest each time it fails again within
 * `relapseMs`, because visitors wait for each such failure and each recovery refreshes all content.
 */
const pauses = { first: 500, longest: 5000 };
const relapseMs = 10_000;

interface Options {
  /** Operation named in the log, such as "read". */
  name: string;
  log: Log;
  /** Longest wait in milliseconds for an operation that a visitor waits for. */
  budgetMs: number;
  /** Rejects while the operation does not work. */
  probe: () => Promise<unknown>;
  onRecovery?: () => void;
}

/**
 * Circuit breaker for the store: operations have a time limit, and after a failure none is attempted until a background
 * probe succeeds. Failure and recovery are logged once each.
 */
export function createAvailability({ name, log, budgetMs, probe, onRecovery = () => {} }: Options) {
  const { now } = monotonicClock;
  let isDown = false;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = pauses.first;
  let recoveredAt = Number.NEGATIVE_INFINITY;
  change(false);

  function change(toDown: boolean): void {
    isDown = toDown;
    events.storeChanged.publish({ use: name, isDown });
  }

  function fail(err: unknown): void {
    if (isDown) return;
    log.error({ err }, `shared store cannot be ${name}; continuing without it`);
    change(true);
    const isRelapse = now() - recoveredAt < relapseMs;
    pauseMs = isRelapse ? Math.min(2 * pauseMs, pauses.longest) : pauses.first;
    timer = setTimeout(tryAgain, pauseMs).unref();
  }

  async function tryAgain(): Promise<void> {
    try {
      await answerWithin(budgetMs, probe);
      recover();
    } catch {
      timer = setTimeout(tryAgain, pauseMs).unref();
    }
  }

  function recover(): void {
    recoveredAt = now();
    change(false);
    log.info({}, `shared store can be ${name} again`);
    onRecovery();
  }

  return {
    budgetMs,
    fail,
    stop: () => clearTimeout(timer),
    /** Runs an operation; null when it failed or the store is down. */
    async attempt<T>(work: () => Promise<T>, waitMs = budgetMs): Promise<{ result: T } | null> {
      if (isDown) return null;
      try {
        return { result: await answerWithin(waitMs, work) };
      } catch (error) {
        fail(error);
        return null;
      }
    },
  };
}

function answerWithin<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return withTimeout(ms, work, async () => {
    // Lets a response that arrived during a long turn of the event loop win over the timeout.
    await setImmediate();
    throw new Error(`no answer within ${ms} ms`);
  });
}
