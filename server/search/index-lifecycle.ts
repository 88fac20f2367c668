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
import { type Source, Synchroniser } from "./build/synchronise.ts";
import { buildAt, createIndexFile, type FileConfig, ignoreErrors } from "./index-file.ts";
import { createKinds } from "./kinds.ts";
import { createIndex, isBroken, isDiskFull } from "./open-index.ts";
import { IndexWriter } from "./write/index-writer.ts";

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
export class IndexLifecycle<Readers> {
  readonly #options: IndexOptions;
  readonly #createReaders: (database: DatabaseSync) => Readers;
  /** Monotonic clock. */
  readonly #ages: Clock;
  readonly #source: Source;
  readonly #settings: string;
  readonly #file: ReturnType<typeof createIndexFile>;
  readonly #closing = new AbortController();
  /** Work in flight, which all callers share. */
  readonly #inFlight: { build: Promise<void> | null; refresh: Promise<void> | null } = { build: null, refresh: null };
  #ready: OpenIndex<Readers> | null = null;
  #buildFailure: { time: number; error: unknown } | null = null;
  #refreshStartedAt = 0;
  #fullRefreshAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: IndexOptions, createReaders: (database: DatabaseSync) => Readers) {
    const { read, config, clock, ages = clock, yieldToRequests, log } = options;
    const { cmsPaths, structureKeys, embedded } = config;
    this.#options = options;
    this.#createReaders = createReaders;
    this.#ages = ages;
    this.#source = { read, now: clock.now, yieldToRequests, log };
    this.#settings = hash("sha1", JSON.stringify([cmsPaths, structureKeys, embedded])).slice(0, 12);
    this.#file = createIndexFile(config, this.#settings, log);
    this.#file.openExisting((database) => this.#open(database));
  }

  isReady(): boolean {
    return this.#ready !== null;
  }

  /** Sites in the index, if the CMS listed them all within `maxAgeMs`; null otherwise. */
  sites(maxAgeMs: number): readonly Web[] | null {
    const listedAt = this.#ready?.writer.timeOf("sitesListedAt") ?? null;
    if (listedAt === null || this.#options.clock.now() - listedAt > maxAgeMs) return null;
    return this.#ready?.writer.entries.sites?.webs ?? null;
  }

  /** Builds an index unless there is one or a build is in flight. After a failure, fails at once until the retry time. */
  build(): Promise<void> {
    if (this.#ready) return Promise.resolve();
    const failure = this.#buildFailure;
    if (failure && this.#ages.now() - failure.time < this.#options.config.retryAfterFailureMs)
      return Promise.reject(failure.error);
    this.#inFlight.build ??= this.#startBuild().finally(() => {
      this.#inFlight.build = null;
    });
    return this.#inFlight.build;
  }

  /** Updates the index from the CMS, or builds one. A failed update is logged and keeps the previous index. */
  refresh(): Promise<void> {
    if (!this.#inFlight.refresh) this.#refreshStartedAt = this.#options.clock.now();
    this.#inFlight.refresh ??= (this.#ready ? this.#update(this.#ready) : this.build()).finally(() => {
      this.#inFlight.refresh = null;
    });
    return this.#inFlight.refresh;
  }

  /** Refreshes after a refresh in flight has ended, as that one may have read the CMS before the change. */
  async refreshAfterChange(): Promise<void> {
    await this.#inFlight.refresh?.catch(() => {});
    if (this.#ready) await this.refresh();
  }

  /** Refreshes an index older than content items may be in the background; while the CMS fails, not every time. */
  refreshIfStale(): void {
    if (!this.#ready) return;
    const age = this.#options.clock.now() - Math.max(this.#ready.checkedAt ?? 0, this.#refreshStartedAt);
    if (age > this.#options.config.retention.contents) this.refresh().catch(() => {});
  }

  /** Rewrites entries of lists whose state has changed by a time, such as an event that is over. */
  updateDueEntries(now: number): void {
    this.#ready?.writer.entries.updateDue(now);
  }

  /** Queries the index and discards it when it turns out to be broken. */
  query<Value>(work: (readers: Readers) => Value): Value {
    if (!this.#ready) throw new Error("there is no search index");
    try {
      return work(this.#ready.readers);
    } catch (error) {
      if (isBroken(error)) this.#discard(error);
      throw error;
    }
  }

  /** Starts the background refreshes, which run until `close`. */
  startRefreshing(): void {
    this.#scheduleRefresh(firstRefreshMs);
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
    this.#closeIndex();
  }

  #open(database: DatabaseSync): void {
    const writer = new IndexWriter(database, createKinds(this.#options.config));
    const readers = this.#createReaders(database);
    this.#ready = { database, writer, readers, checkedAt: writer.timeOf("checkedAt") };
  }

  async #startBuild(): Promise<void> {
    const { log } = this.#options;
    const startedAt = this.#ages.now();
    const path = this.#file.writablePath();
    try {
      this.#open(await (path === null ? this.#buildInMemory() : this.#buildAt(path)));
    } catch (error) {
      if (path !== null && isDiskFull(error)) {
        this.#file.keepInMemory(error);
        return this.#startBuild();
      }
      this.#buildFailure = { time: this.#ages.now(), error };
      if (!this.#closing.signal.aborted) log.error({ err: error }, "search index could not be built");
      throw error;
    }
    this.#fullRefreshAt = startedAt;
    this.#buildFailure = null;
    log.info({ ms: this.#ages.now() - startedAt, file: path }, "search index built");
  }

  async #buildInMemory(): Promise<DatabaseSync> {
    const database = createIndex(null, this.#settings);
    try {
      await buildIndex(database, this.#options.config, this.#source);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }

  #buildAt(path: string): Promise<DatabaseSync> {
    const { buildFile = (unfinished) => this.#buildInThisThread(unfinished) } = this.#options;
    return buildAt(path, this.#settings, { buildFile, signal: this.#closing.signal });
  }

  async #buildInThisThread(path: string): Promise<void> {
    const database = createIndex(path, this.#settings);
    try {
      await buildIndex(database, this.#options.config, this.#source);
    } finally {
      database.close();
    }
  }

  async #update(index: OpenIndex<Readers>): Promise<void> {
    const { clock, log } = this.#options;
    const isWhole = this.#ages.now() - this.#fullRefreshAt > fullRefreshMs;
    try {
      await new Synchroniser(index.database, index.writer, this.#source).synchronise({ isWhole });
      index.checkedAt = clock.now();
      if (isWhole) this.#fullRefreshAt = this.#ages.now();
      index.writer.setTime("checkedAt", index.checkedAt);
    } catch (error) {
      if (isBroken(error)) return this.#discard(error);
      const age = index.checkedAt === null ? null : Math.round((clock.now() - index.checkedAt) / 1000);
      log.warn({ err: error, age }, "search index could not be updated; searching the previous one");
    }
  }

  /** Drops a broken index. The next request starts a rebuild. */
  #discard(error: unknown): void {
    this.#options.log.error({ err: error }, "search index is broken; rebuilding it");
    this.#closeIndex();
    this.#file.remove();
  }

  #closeIndex(): void {
    ignoreErrors(() => this.#ready?.database.close());
    this.#ready = null;
  }

  #scheduleRefresh(delayMs: number): void {
    if (this.#closing.signal.aborted) return;
    this.#timer = setTimeout(async () => {
      await this.refresh().catch(() => {});
      this.#scheduleRefresh(refreshPauseMs(this.#options.config.retention.contents));
    }, delayMs);
    this.#timer.unref();
  }
}
