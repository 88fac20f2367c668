import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";

/** Longest wait for an answer of the store, where a visitor waits for it. */
const budgetMs = 50;
/** Pause after a failure in which the store is not asked. */
const pauseMs = 1000;

interface Options {
  /** Names in the log what does not work, such as "read". */
  name: string;
  log: Log;
  now: () => number;
  /** Called when it works again. */
  onReturn?: () => void;
}

/**
 * Keeps the work of requests from a store that fails: it gets 50 ms, and after a failure it is left alone for a second. The
 * operator is told once that it fails, and once that it works again.
 */
export function createAvailability({ name, log, now, onReturn = () => {} }: Options) {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let isDown = false;
  change(false);

  function change(toDown: boolean): void {
    isDown = toDown;
    events.storeChanged.publish({ use: name, isDown });
  }

  function fail(err: unknown): void {
    pausedUntil = now() + pauseMs;
    if (isDown) return;
    log.error({ err }, `the shared store cannot be ${name}, the node goes on without it`);
    change(true);
  }

  function succeed(): void {
    pausedUntil = Number.NEGATIVE_INFINITY;
    if (!isDown) return;
    change(false);
    log.info({}, `the shared store can be ${name} again`);
    onReturn();
  }

  return {
    fail,
    succeed,
    /** The result; null where the store has failed, or may not be asked now. */
    async attempt<T>(work: () => Promise<T>, waitMs = budgetMs): Promise<{ result: T } | null> {
      if (now() < pausedUntil) return null;
      try {
        const result = await within(waitMs, work());
        succeed();
        return { result };
      } catch (error) {
        fail(error);
        return null;
      }
    },
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  // An answer that came during a long turn of the event loop is read before the immediate.
  const end = () => setImmediate(() => reject(new Error(`no answer within ${ms} ms`)));
  const timer = setTimeout(end, ms);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
