import type { Log } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";

/** Time between two tries whether a store that has failed works again. */
const probeEveryMs = 1000;

interface Options {
  /** Names in the log what does not work, such as "read". */
  name: string;
  log: Log;
  /** Longest wait for an answer of the store, where a visitor waits for it. */
  budgetMs: number;
  /** Fails as long as it does not work. */
  probe: () => Promise<unknown>;
  /** Called when it works again. */
  onReturn?: () => void;
}

/**
 * Keeps the work of requests from a store that fails: it gets its budget of time, and after a failure it is left alone until a try that no
 * visitor waits for has shown that it works. The operator is told once that it fails, and once that it works again.
 */
export function createAvailability({ name, log, budgetMs, probe, onReturn = () => {} }: Options) {
  let isDown = false;
  let timer: NodeJS.Timeout | undefined;
  change(false);

  function change(toDown: boolean): void {
    isDown = toDown;
    events.storeChanged.publish({ use: name, isDown });
  }

  function fail(err: unknown): void {
    if (isDown) return;
    log.error({ err }, `the shared store cannot be ${name}, the node goes on without it`);
    change(true);
    timer = setTimeout(tryAgain, probeEveryMs).unref();
  }

  async function tryAgain(): Promise<void> {
    try {
      await within(budgetMs, probe());
      succeed();
    } catch {
      if (isDown) timer = setTimeout(tryAgain, probeEveryMs).unref();
    }
  }

  function succeed(): void {
    if (!isDown) return;
    change(false);
    clearTimeout(timer);
    log.info({}, `the shared store can be ${name} again`);
    onReturn();
  }

  return {
    fail,
    succeed,
    stop: () => clearTimeout(timer),
    /** The result; null where the store has failed, or may not be asked now. */
    async attempt<T>(work: () => Promise<T>, waitMs = budgetMs): Promise<{ result: T } | null> {
      if (isDown) return null;
      try {
        return { result: await within(waitMs, work()) };
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
