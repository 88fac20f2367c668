import { hash } from "node:crypto";
import { renameSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import { makeFolder } from "#server/make-folder.ts";
import type { BuildFile } from "./build/build-in-thread.ts";
import { createIndex, isInUse, openIndex, removeIndex } from "./open-index.ts";

export interface FileConfig extends Pick<Config, "cms" | "port" | "searchFolder"> {
  /** Number of a worker that shares the port with others; null for a process of its own. */
  worker?: number | null;
}

/**
 * Path of the index of this process; null to keep it in memory. The name holds the CMS and the port, so that two nodes on one machine
 * do not share a file. Port 0 means any free port, which identifies no node.
 */
export function fileOf({ searchFolder, cms, port, worker = null }: FileConfig): string | null {
  if (searchFolder === null || port === 0) return null;
  const cmsHash = hash("sha1", cms.url ?? "embedded").slice(0, 12);
  return join(searchFolder, `${cmsHash}-${port}${worker === null ? "" : `-${worker}`}.sqlite`);
}

/**
 * The file of the index. When another process has it open or its folder cannot be written, a warning is logged once and the index
 * lives in memory from then on.
 */
export function createIndexFile(config: FileConfig, settings: string, log: Log) {
  let file = fileOf(config);

  /** Stops using the folder and removes an unfinished build, so that it takes no space on a full disk. */
  function keepInMemory(reason: unknown): void {
    log.warn(
      { err: reason, folder: config.searchFolder },
      "SEARCH_FOLDER cannot be written; keeping the search index in memory",
    );
    const unfinished = `${file}.new`;
    ignoreErrors(() => removeIndex(unfinished));
    file = null;
  }

  function remove(): void {
    const path = file;
    if (path !== null) ignoreErrors(() => removeIndex(path));
  }

  return {
    /** Passes the index of the previous run to `use`. An index that cannot be used is removed, so that a build replaces it. */
    openExisting(use: (database: DatabaseSync) => void): void {
      if (file === null) return;
      try {
        const database = openIndex(file, settings);
        if (database) use(database);
      } catch (error) {
        if (isInUse(error)) {
          log.warn({ err: error, file }, "search index is in use by another process; keeping a separate one in memory");
          file = null;
          return;
        }
        log.warn({ err: error, file }, "search index cannot be used; rebuilding it");
        remove();
      }
    },
    /** Path to build at, after a test that its folder can be written; null to build in memory. */
    writablePath(): string | null {
      if (file === null || config.searchFolder === null) return null;
      try {
        makeFolder(config.searchFolder);
        createIndex(`${file}.new`, settings).close();
      } catch (error) {
        keepInMemory(error);
      }
      return file;
    },
    keepInMemory,
    remove,
  };
}

/** Builds an index beside its path, moves it there when it is complete and opens it. */
export async function buildAt(
  path: string,
  settings: string,
  { buildFile, signal }: { buildFile: BuildFile; signal: AbortSignal },
): Promise<DatabaseSync> {
  const unfinished = `${path}.new`;
  try {
    await buildFile(unfinished, settings, signal);
    removeIndex(path);
    renameSync(unfinished, path);
  } finally {
    removeIndex(unfinished);
  }
  const opened = openIndex(path, settings);
  if (!opened) throw new Error(`the search index ${path} is gone`);
  return opened;
}

/** Runs a clean-up step that may fail without harm. */
export function ignoreErrors(work: () => unknown): void {
  try {
    work();
  } catch {
    // A file that cannot be removed is overwritten by the next build.
  }
}
