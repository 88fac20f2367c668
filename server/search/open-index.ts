import { existsSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { formatOfIndex, tables } from "./tables.ts";

/** FTS5 segments at which all are merged at once. The writer merges a few pages after each change, long before. */
const maxParts = 500;
/** Bytes of tokens that FTS5 collects for a segment. With few segments a build leaves less unused space. */
const hashBytes = { words: 4_000_000, titles: 1_000_000 } as const;
/** Number of segments that are merged at once. The higher, the less often an update rewrites existing postings. */
const mergedParts = 8;
/** SQLite's page cache in kilobytes. A build changes pages all over the file; a large cache writes them less often. */
const cacheKb = { open: 12_000, build: 64_000 } as const;
/**
 * Number of pages in the write-ahead log after which a commit moves them into the file. With SQLite's default of 1,000,
 * a few updates wait for milliseconds.
 */
const checkpointPages = 100;
const fullTexts = languageCodes.flatMap((language) => [
  { table: `words_${language}`, hashsize: hashBytes.words },
  { table: `titles_${language}`, hashsize: hashBytes.titles },
]);

/** Creates an empty index for content items read with the given settings; in memory when `file` is null. */
export function createIndex(file: string | null, settings = ""): DatabaseSync {
  if (file !== null) removeIndex(file);
  const database = new DatabaseSync(file ?? ":memory:");
  // An unfinished build is deleted, so no write has to wait for the disk.
  if (file !== null) database.exec("PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE");
  // Two rows of a full text fill a page. Larger pages make updates write more.
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

/** Opens an existing index; null when there is no file. Throws when it is broken, of another format or in use. */
export function openIndex(file: string, settings = ""): DatabaseSync | null {
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file);
  try {
    // Only this process opens the file, and an index lost in a crash is rebuilt, so no write has to wait for the disk.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF");
    database.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`);
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

/** The settings are part of the format: with other settings the index would hold other pages. */
function formatWith(settings: string): string {
  return `${formatOfIndex} ${settings}`.trim();
}

/** Merges all segments of a new index, which makes queries faster. */
export function optimize(database: DatabaseSync): void {
  for (const { table } of fullTexts) database.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
}

/** SQLite result codes: corrupt or not a database, busy, disk full. */
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
  // The low byte is the primary result code; the rest is the extended code.
  return error instanceof Error && "errcode" in error && wanted.includes(Number(error.errcode) & 0xff);
}

/** Removes an index and the files that SQLite creates beside it. */
export function removeIndex(file: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal"]) rmSync(file + suffix, { force: true });
}

/** Limits the page cache; the file is not memory-mapped. */
function withSettings(database: DatabaseSync, cacheKb: number): DatabaseSync {
  database.exec(`PRAGMA cache_size = -${cacheKb}; PRAGMA temp_store = MEMORY;`);
  return database;
}
