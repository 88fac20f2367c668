import { hash } from "node:crypto";
import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "#server/clock.ts";
import type { ContentService } from "#server/cms/content-service.ts";
import type { PageSettings } from "#server/cms/page-contents.ts";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import type { BuildFile } from "./build/build-in-thread.ts";
import { buildIndex } from "./build/build-index.ts";
import { createSynchroniser } from "./build/synchronise.ts";
import { createKinds } from "./kinds.ts";
import { createIndex, isBroken, isDiskFull, isInUse, openIndex, removeIndex } from "./open-index.ts";
import { createWriter, type IndexWriter } from "./write/index-writer.ts";

export interface KeeperOptions {
  read: ContentService;
  config: Pick<
    Config,
    "cms" | "port" | "renderDeadlineMs" | "searchFolder" | keyof PageSettings | "retention" | "retryAfterFailureMs"
  > & {
    /** Number of a worker that shares the port with others; null for a process of its own. */
    worker?: number | null;
  };
  /** Wall time. */
  clock: Clock;
  yieldToRequests: () => Promise<void>;
  log: Log;
  /** Builds an index that has a file; in this thread unless given. */
  buildFile?: BuildFile;
}

/** Pause after the start before an index is built that nobody asked for; the first pages go before. */
const restMs = 5000;
/** Shortest pause between two refreshes that nobody asked for. */
const shortestPauseMs = 1000;
/** Time after which the whole CMS is read again, for changes that no list tells of. */
const wholeEveryMs = 24 * 3600_000;

/** Pause between refreshes that nobody asked for: a timer of more than 24 days is over at once, and without one the CMS is asked all the time. */
export function refreshPauseMs(contentsMs: number): number {
  return Math.min(Math.max(contentsMs, shortestPauseMs), wholeEveryMs);
}

/**
 * Keeps the one index of this process: opens the file of the last run, builds one where there is none or a broken one, and
 * brings it up to the CMS. While the CMS fails the last index stays. `make` is called for each index that is opened.
 */
export function createKeeper<Made>(options: KeeperOptions, make: (database: DatabaseSync) => Made) {
  const { read, config, clock, yieldToRequests, log } = options;
  const source = { read, now: clock.now, yieldToRequests, log };
  const { buildFile = buildHere } = options;
  let file = fileOf(config);
  const settings = hash("sha1", JSON.stringify([config.cmsPaths, config.structureKeys, config.embedded])).slice(0, 12);
  let current: { database: DatabaseSync; writer: IndexWriter; made: Made } | null = null;
  let building: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;
  let failedAt: { time: number; error: unknown } | null = null;
  let checkedAt: number | null = null;
  let triedAt = 0;
  let wholeAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  if (file !== null) openLast(file);

  function openLast(path: string): void {
    try {
      const database = openIndex(path, settings);
      if (database) use(database);
    } catch (error) {
      if (isInUse(error)) {
        log.warn(
          { err: error, file: path },
          "search index is in use by another process; keeping a separate one in memory",
        );
        file = null;
        return;
      }
      log.warn({ err: error, file: path }, "search index cannot be used; rebuilding it");
      tryTo(() => removeIndex(path));
    }
  }

  function use(database: DatabaseSync): void {
    const writer = createWriter(database, createKinds(config));
    current = { database, writer, made: make(database) };
    checkedAt = writer.checkedAt();
  }

  /** Builds an index unless one is there or under way; after a failure not before a while. */
  function build(): Promise<void> {
    if (current) return Promise.resolve();
    if (failedAt && clock.now() - failedAt.time < config.retryAfterFailureMs) return Promise.reject(failedAt.error);
    building ??= buildAnew().finally(() => {
      building = null;
    });
    return building;
  }

  async function buildAnew(): Promise<void> {
    const began = clock.now();
    const target = targetOf();
    try {
      use(target === null ? await buildInMemory() : await buildInFile(target));
    } catch (error) {
      if (target !== null && isDiskFull(error)) {
        keepInMemory(error);
        return buildAnew();
      }
      failedAt = { time: clock.now(), error };
      if (!closing.signal.aborted) log.error({ err: error }, "search index could not be built");
      throw error;
    }
    wholeAt = began;
    failedAt = null;
    log.info({ ms: clock.now() - began, file: target }, "search index built");
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

  async function buildInFile(target: string): Promise<DatabaseSync> {
    const unfinished = `${target}.new`;
    try {
      await buildFile(unfinished, settings, closing.signal);
      removeIndex(target);
      renameSync(unfinished, target);
    } finally {
      removeIndex(unfinished);
    }
    const opened = openIndex(target, settings);
    if (!opened) throw new Error(`the search index ${target} is gone`);
    return opened;
  }

  async function buildHere(path: string): Promise<void> {
    const database = createIndex(path, settings);
    try {
      await buildIndex(database, config, source);
    } finally {
      database.close();
    }
  }

  /** Where the index is kept; null in memory, and where its folder cannot be written, which the operator is told once. */
  function targetOf(): string | null {
    if (file === null || config.searchFolder === null) return null;
    try {
      mkdirSync(config.searchFolder, { recursive: true });
      createIndex(`${file}.new`, settings).close();
    } catch (error) {
      keepInMemory(error);
    }
    return file;
  }

  /** Goes on without the folder, of which the operator is told once; what was begun there takes no room of a full disk. */
  function keepInMemory(reason: unknown): void {
    log.warn(
      { err: reason, folder: config.searchFolder },
      "SEARCH_FOLDER cannot be written; keeping the search index in memory",
    );
    const unfinished = `${file}.new`;
    tryTo(() => removeIndex(unfinished));
    file = null;
  }

  /** Brings the index up to the CMS; a failure is logged and leaves it as it is. */
  function refresh(): Promise<void> {
    if (!refreshing) triedAt = clock.now();
    refreshing ??= (current ? bringUp(current) : build()).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function bringUp({ database, writer }: NonNullable<typeof current>): Promise<void> {
    const isWhole = clock.now() - wholeAt > wholeEveryMs;
    try {
      await createSynchroniser(database, writer, source)({ isWhole });
      checkedAt = clock.now();
      if (isWhole) wholeAt = checkedAt;
      writer.setCheckedAt(checkedAt);
    } catch (error) {
      if (isBroken(error)) return discard(error);
      const age = checkedAt === null ? null : Math.round((clock.now() - checkedAt) / 1000);
      log.warn({ err: error, age }, "search index could not be updated; searching the previous one");
    }
  }

  /** Throws a broken index away; the next one who asks has it built anew. */
  function discard(error: unknown): void {
    log.error({ err: error }, "search index is broken; rebuilding it");
    tryTo(() => current?.database.close());
    current = null;
    const path = file;
    if (path !== null) tryTo(() => removeIndex(path));
  }

  function schedule(delayMs: number): void {
    if (closing.signal.aborted) return;
    timer = setTimeout(async () => {
      await refresh().catch(() => {});
      schedule(refreshPauseMs(config.retention.contents));
    }, delayMs);
    timer.unref();
  }

  return {
    isReady: () => current !== null,
    build,
    refresh,
    /** Brings the index up to what the CMS says from now on: a refresh under way may have read before. */
    async catchUp(): Promise<void> {
      await refreshing?.catch(() => {});
      if (current) await refresh();
    },
    /** Brings an index up to the CMS in the background when it is older than contents may be. */
    keepFresh(): void {
      // While the CMS fails it is not asked at every request.
      const age = clock.now() - Math.max(checkedAt ?? 0, triedAt);
      if (current && age > config.retention.contents) refresh().catch(() => {});
    },
    /** Brings the rows of lists up to a time. */
    updateDueEntries(now: number): void {
      current?.writer.updateDueEntries(now);
    },
    /** Uses the index; a broken one is thrown away. */
    use<Value>(work: (made: Made) => Value): Value {
      if (!current) throw new Error("there is no search index");
      try {
        return work(current.made);
      } catch (error) {
        if (isBroken(error)) discard(error);
        throw error;
      }
    },
    /** Begins to follow the CMS for as long as the process runs. */
    keepCurrent: () => schedule(restMs),
    close(): void {
      closing.abort();
      clearTimeout(timer);
      tryTo(() => current?.database.close());
      current = null;
    },
  };
}

/** Each node of a machine, which has a port of its own, has an index of its own for its CMS; a free port tells none apart. */
export function fileOf({ searchFolder, cms, port, worker = null }: KeeperOptions["config"]): string | null {
  if (searchFolder === null || port === 0) return null;
  return join(
    searchFolder,
    `${hash("sha1", cms.url ?? "embedded").slice(0, 12)}-${port}${worker === null ? "" : `-${worker}`}.sqlite`,
  );
}

/** Does what may fail without harm. */
function tryTo(work: () => unknown): void {
  try {
    work();
  } catch {
    // A file that cannot be removed is written over.
  }
}
