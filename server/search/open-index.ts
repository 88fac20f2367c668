import { existsSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { formatOfIndex, tables } from "./tables.ts";

/** Parts of a full text at which FTS5 merges them all at once. The writer merges a few pages after each change, long before. */
const maxParts = 500;
/** Bytes of words that a full text collects before it writes them: the fewer parts a build writes, the less it leaves unused in the file. */
const hashBytes = { words: 4_000_000, titles: 1_000_000 } as const;
/** Parts of a full text that are merged at once: the more, the less often an update writes what is there already. */
const mergedParts = 8;
/** Kilobytes of pages that SQLite keeps: a build, which changes pages all over the file, writes each less often with more. */
const cacheKb = { open: 12_000, build: 64_000 } as const;
const fullTexts = languageCodes.flatMap((language) => [
  { table: `words_${language}`, hashsize: hashBytes.words },
  { table: `titles_${language}`, hashsize: hashBytes.titles },
]);

/** Opens a new empty index for contents that are read by some settings; in memory without a file. */
export function createIndex(file: string | null, settings = ""): DatabaseSync {
  if (file !== null) removeIndex(file);
  const database = new DatabaseSync(file ?? ":memory:");
  // What is not finished is thrown away, so that nothing need be undone.
  if (file !== null)
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE");
  // Two rows of a full text fill a page: the larger a page, the more an update writes.
  database.exec(`PRAGMA page_size = 8192; ${tables}`);
  for (const { table, hashsize } of fullTexts)
    for (const [name, value] of Object.entries({
      hashsize,
      automerge: 0,
      usermerge: mergedParts,
      crisismerge: maxParts,
    }))
      database.exec(`INSERT INTO ${table} (${table}, rank) VALUES ('${name}', ${value})`);
  database.prepare("INSERT INTO metadata VALUES ('format', ?)").run(formatWith(settings));
  return withSettings(database, file === null ? cacheKb.open : cacheKb.build);
}

/** Opens an index that was built before, null when there is none; throws for one that is broken, of another format or in use. */
export function openIndex(file: string, settings = ""): DatabaseSync | null {
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file);
  try {
    // Nobody else has this file. One that is lost with the machine is built anew, so that nothing need wait for the disk.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF");
    const format = database.prepare("SELECT value FROM metadata WHERE name = 'format'").get()?.["value"];
    const expected = formatWith(settings);
    if (format !== expected) throw new Error(`expected an index of format ${expected}, got ${format}`);
    for (const { name } of database.prepare("SELECT name FROM sqlite_schema WHERE sql LIKE '%USING fts5(%'").all())
      database.prepare(`SELECT rowid FROM "${name}" LIMIT 1`).get();
    return withSettings(database, cacheKb.open);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** An index of a portal with other settings has other pages. */
function formatWith(settings: string): string {
  return `${formatOfIndex} ${settings}`.trim();
}

/** Makes searching a new index fast. */
export function optimize(database: DatabaseSync): void {
  for (const { table } of fullTexts) database.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
}

/** SQLite's codes of a file that is damaged or none of its own, of one that another process has, and of a full disk. */
const codes = { broken: [11, 26], inUse: [5], full: [13] };

export function isBroken(error: unknown): boolean {
  return hasCode(error, codes.broken);
}

export function isInUse(error: unknown): boolean {
  return hasCode(error, codes.inUse);
}

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, codes.full);
}

function hasCode(error: unknown, wanted: readonly number[]): boolean {
  // The low byte is the kind; the rest says more of it.
  return error instanceof Error && "errcode" in error && wanted.includes(Number(error.errcode) & 0xff);
}

/** Removes an index with the files that SQLite writes beside it. */
export function removeIndex(file: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(file + suffix, { force: true });
}

/** Limits its memory to some pages; the file is not mapped. */
function withSettings(database: DatabaseSync, cacheKb: number): DatabaseSync {
  database.exec(`PRAGMA cache_size = -${cacheKb}; PRAGMA temp_store = MEMORY;`);
  return database;
}
