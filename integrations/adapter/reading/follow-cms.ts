import { setTimeout } from "node:timers/promises";
import type { Reference } from "#integrations/adapter/define-adapter.ts";
import { reasonOf } from "#integrations/adapter/service/notifier.ts";
import { createRecordReader, type ReaderOptions } from "./record-reader.ts";

interface Options extends ReaderOptions {
  /** How often all records are read, also without a change. */
  readEveryMs: number;
  /** Pauses after failures; the last one is repeated. */
  pausesMs?: readonly number[];
}

/** More changes than this at once are read as all records. */
const mostChanges = 500;

export type CmsFollower = ReturnType<typeof followCms>;

/** Reads the CMS at the start, at each change and from time to time. While it is away, what was read stays. */
export function followCms({ readEveryMs, pausesMs = [1000, 2000, 5000, 15_000], ...options }: Options) {
  const { adapter, clock, log } = options;
  const reader = createRecordReader(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  const changes = new Map<string, Reference>();
  const state = { isRead: false, failure: null as { since: string; reason: string } | null };
  let readsAll = true;
  let wake = Promise.withResolvers<void>();

  async function readChanges(): Promise<void> {
    if (readsAll || !adapter.record) {
      readsAll = false;
      changes.clear();
      try {
        await reader.readAll(signal);
        state.isRead = true;
      } catch (error) {
        readsAll = true;
        throw error;
      }
      return;
    }
    for (const [key, reference] of [...changes]) {
      changes.delete(key);
      try {
        readsAll = (await reader.readOne(reference, signal)) || readsAll;
      } catch (error) {
        changes.set(key, reference);
        throw error;
      }
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await readChanges();
        if (state.failure) log.info({ cms: adapter.name, since: state.failure.since }, "the CMS can be read again");
        state.failure = null;
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (state.failure?.reason !== reasonOf(error))
          log.error({ cms: adapter.name, err: error }, "the CMS cannot be read; what was read before is served");
        const since = state.failure?.since ?? new Date(clock.now()).toISOString();
        state.failure = { since, reason: reasonOf(error) };
        await setTimeout(pausesMs[Math.min(failures, pausesMs.length - 1)], null, { signal }).catch(() => {});
        failures += 1;
        continue;
      }
      if (readsAll || changes.size > 0) continue;
      wake = Promise.withResolvers<void>();
      const waiting = new AbortController();
      const due = setTimeout(readEveryMs, true, { signal: waiting.signal, ref: false }).catch(() => false);
      readsAll = (await Promise.race([due, wake.promise.then(() => false)])) || readsAll;
      waiting.abort();
    }
  }
  const running = run();

  return {
    state,
    /** Reads changed records soon; null when any may have changed. */
    noteChanges(references: readonly Reference[] | null): void {
      for (const each of references ?? []) changes.set(`${each.type} ${each.id}`, each);
      if (references === null || changes.size > mostChanges || !adapter.record) readsAll = true;
      wake.resolve();
    },
    async stop(): Promise<void> {
      stopping.abort();
      wake.resolve();
      // A reading that does not heed the signal is not waited for.
      await Promise.race([running, setTimeout(2000, null, { ref: false })]);
    },
  };
}
