import { hash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Web } from "#schemas/site/web.ts";
import type { Clock } from "#server/clock.ts";
import type { ContentService } from "#server/cms/content-service.ts";
import type { PageSettings } from "#server/cms/page-contents.ts";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import type { BuildFile } from "./build/build-in-thread.ts";
import { buildIndex } from "./build/build-index.ts";
import { createSynchroniser } from "./build/synchronise.ts";
import { buildAt, createIndexFile, type FileConfig, ignoreErrors } from "./index-file.ts";
import { createKinds } from "./kinds.ts";
import { createIndex, isBroken, isDiskFull } from "./open-index.ts";
import { createWriter, type IndexWriter } from "./write/index-writer.ts";

export interface IndexOptions {
  read: ContentService;
  config: FileConfig & Pick<Config, "renderDeadlineMs" | keyof PageSettings | "retention" | "retryAfterFailureMs">;
  /** Wall time. */
  clock: Clock;
  /** Monotonic clock for pauses and durations; wall time by default. */
  ages?: Clock;
  yieldToRequests: () => Promise<void>;
  log: Log;
  /** Builds an index in a file. The default builds it in this thread. */
  buildFile?: BuildFile;
}

/** Pause between the start and the first background build, so that the first pages are rendered before it. */
const firstRefreshMs = 5000;
/** Shortest pause between two background refreshes. */
const minPauseMs = 1000;
/** Interval at which the whole CMS is read again, for changes that its lists do not show. */
const fullRefreshMs = 24 * 3600_000;

/** Pause between background refreshes. Limited, because `setTimeout` fires at once when its delay exceeds 24 days. */
export function refreshPauseMs(contentsMs: number): number {
  return Math.min(Math.max(contentsMs, minPauseMs), fullRefreshMs);
}

/** The index that answers queries, and the `Readers` that were created for it. */
interface OpenIndex<Readers> {
  database: DatabaseSync;
  writer: IndexWriter;
  readers: Readers;
  /** When the index was last found to match the CMS. */
  checkedAt: number | null;
}

/**
 * Owns the one index of this process. The index is absent until the file of the previous run is opened or a build completes; then it
 * is ready, and refreshes update it in place. A failed refresh keeps it. A broken index is discarded, which makes it absent again.
 * `createReaders` is called for each index that is opened.
 */
export function createIndexLifecycle<Readers>(
  options: IndexOptions,
  createReaders: (database: DatabaseSync) => Readers,
) {
  const { read, config, clock, ages = clock, yieldToRequests, log, buildFile = buildInThisThread } = options;
  const source = { read, now: clock.now, yieldToRequests, log };
  const settings = hash("sha1", JSON.stringify([config.cmsPaths, config.structureKeys, config.embedded])).slice(0, 12);
  const file = createIndexFile(config, settings, log);
  const closing = new AbortController();
  /** Work in flight, which all callers share. */
  const inFlight: { build: Promise<void> | null; refresh: Promise<void> | null } = { build: null, refresh: null };
  let ready: OpenIndex<Readers> | null = null;
  let buildFailure: { time: number; error: unknown } | null = null;
  let refreshStartedAt = 0;
  let fullRefreshAt = 0;
  let timer: NodeJS.Timeout | undefined;

  file.openExisting(open);

  function open(database: DatabaseSync): void {
    const writer = createWriter(database, createKinds(config));
    ready = { database, writer, readers: createReaders(database), checkedAt: writer.checkedAt() };
  }

  /** Builds an index unless there is one or a build is in flight. After a failure, fails at once until the retry time. */
  function build(): Promise<void> {
    if (ready) return Promise.resolve();
    if (buildFailure && ages.now() - buildFailure.time < config.retryAfterFailureMs)
      return Promise.reject(buildFailure.error);
    inFlight.build ??= startBuild().finally(() => {
      inFlight.build = null;
    });
    return inFlight.build;
  }

  async function startBuild(): Promise<void> {
    const startedAt = ages.now();
    const path = file.writablePath();
    try {
      open(
        path === null ? await buildInMemory() : await buildAt(path, settings, { buildFile, signal: closing.signal }),
      );
    } catch (error) {
      if (path !== null && isDiskFull(error)) {
        file.keepInMemory(error);
        return startBuild();
      }
      buildFailure = { time: ages.now(), error };
      if (!closing.signal.aborted) log.error({ err: error }, "search index could not be built");
      throw error;
    }
    fullRefreshAt = startedAt;
    buildFailure = null;
    log.info({ ms: ages.now() - startedAt, file: path }, "search index built");
  }

  async function buildInMemory(): Promise<DatabaseSync> {
    const database = createIndex(null, settings);
    try {
      await buildIndex(database, config, source);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }

  async function buildInThisThread(path: string): Promise<void> {
    const database = createIndex(path, settings);
    try {
      await buildIndex(database, config, source);
    } finally {
      database.close();
    }
  }

  /** Updates the index from the CMS, or builds one. A failed update is logged and keeps the previous index. */
  function refresh(): Promise<void> {
    if (!inFlight.refresh) refreshStartedAt = clock.now();
    inFlight.refresh ??= (ready ? update(ready) : build()).finally(() => {
      inFlight.refresh = null;
    });
    return inFlight.refresh;
  }

  async function update(index: OpenIndex<Readers>): Promise<void> {
    const isWhole = ages.now() - fullRefreshAt > fullRefreshMs;
    try {
      await createSynchroniser(index.database, index.writer, source)({ isWhole });
      index.checkedAt = clock.now();
      if (isWhole) fullRefreshAt = ages.now();
      index.writer.setCheckedAt(index.checkedAt);
    } catch (error) {
      if (isBroken(error)) return discard(error);
      const age = index.checkedAt === null ? null : Math.round((clock.now() - index.checkedAt) / 1000);
      log.warn({ err: error, age }, "search index could not be updated; searching the previous one");
    }
  }

  /** Drops a broken index. The next request starts a rebuild. */
  function discard(error: unknown): void {
    log.error({ err: error }, "search index is broken; rebuilding it");
    closeIndex();
    file.remove();
  }

  function closeIndex(): void {
    ignoreErrors(() => ready?.database.close());
    ready = null;
  }

  function scheduleRefresh(delayMs: number): void {
    if (closing.signal.aborted) return;
    timer = setTimeout(async () => {
      await refresh().catch(() => {});
      scheduleRefresh(refreshPauseMs(config.retention.contents));
    }, delayMs);
    timer.unref();
  }

  return {
    isReady: () => ready !== null,
    /** Sites in the index, if the CMS listed them all within `maxAgeMs`; null otherwise. */
    sites(maxAgeMs: number): readonly Web[] | null {
      const listedAt = ready?.writer.sitesListedAt() ?? null;
      if (listedAt === null || clock.now() - listedAt > maxAgeMs) return null;
      return ready?.writer.sites()?.webs ?? null;
    },
    build,
    refresh,
    /** Refreshes after a refresh in flight has ended, as that one may have read the CMS before the change. */
    async refreshAfterChange(): Promise<void> {
      await inFlight.refresh?.catch(() => {});
      if (ready) await refresh();
    },
    /** Refreshes an index older than content items may be in the background; while the CMS fails, not every time. */
    refreshIfStale(): void {
      if (!ready) return;
      const age = clock.now() - Math.max(ready.checkedAt ?? 0, refreshStartedAt);
      if (age > config.retention.contents) refresh().catch(() => {});
    },
    /** Rewrites entries of lists whose state has changed by a time, such as an event that is over. */
    updateDueEntries(now: number): void {
      ready?.writer.updateDueEntries(now);
    },
    /** Queries the index and discards it when it turns out to be broken. */
    query<Value>(work: (readers: Readers) => Value): Value {
      if (!ready) throw new Error("there is no search index");
      try {
        return work(ready.readers);
      } catch (error) {
        if (isBroken(error)) discard(error);
        throw error;
      }
    },
    /** Starts the background refreshes, which run until `close`. */
    startRefreshing: () => scheduleRefresh(firstRefreshMs),
    close(): void {
      closing.abort();
      clearTimeout(timer);
      closeIndex();
    },
  };
}
