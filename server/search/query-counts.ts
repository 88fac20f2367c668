import { createHmac, randomBytes } from "node:crypto";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { normaliseTerm } from "#schemas/lists/search-term.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { wallClock } from "#schemas/time/dates.ts";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/http/log.ts";
import { makeFolder } from "#server/make-folder.ts";
import { looksPersonal } from "./looks-personal.ts";

/** Number of visits that must search for a text on one day before the text is stored. */
export const minVisits = 5;
/** Number of texts stored for one day. */
const maxTexts = 1000;
const keptDays = 400;
/** Number of searches of a day that are deduplicated in memory; further ones are not counted. */
const maxAsked = 50_000;

const tables = `
  CREATE TABLE IF NOT EXISTS queries (
    day TEXT NOT NULL, site TEXT NOT NULL, language TEXT NOT NULL, query TEXT NOT NULL,
    visits INTEGER NOT NULL, without_result INTEGER NOT NULL,
    PRIMARY KEY (day, site, language, query)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS days (
    day TEXT NOT NULL, site TEXT NOT NULL, language TEXT NOT NULL, visits INTEGER NOT NULL, without_result INTEGER NOT NULL,
    PRIMARY KEY (day, site, language)
  ) WITHOUT ROWID;`;

/** Suffix of the file with the counts, which is stored beside the index. */
export const countsSuffix = "-queries.sqlite";

export function countsFile(index: string): string {
  return index.replace(/\.sqlite$/, countsSuffix);
}

export interface CountedSearch {
  site: string;
  language: Language;
  term: string;
  /** Identifies the visit; never stored. */
  visit: string;
  /** True when a page matches all of the words. */
  hasFound: boolean;
}

interface Options {
  file: string;
  clock: Clock;
  log: Log;
}

/**
 * Counts searches by day: each term once per visit. A text is stored only after enough visits have searched for it.
 * Until then only a keyed hash is in memory, and its key is discarded at the end of the day. Never throws.
 */
export function createQueryCounts({ file, clock, log }: Options) {
  let database = open();
  let day = "";
  let key = randomBytes(32);
  const seen = new Set<string>();
  const counted = new Map<string, { visits: number; without: number; isWritten: boolean }>();

  function open(): DatabaseSync | null {
    try {
      makeFolder(dirname(file));
      const opened = new DatabaseSync(file);
      opened.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${tables}`);
      return opened;
    } catch (err) {
      log.warn({ err, file }, "searches are not counted; their file cannot be used");
      return null;
    }
  }

  function begin(today: string, counts: DatabaseSync): void {
    day = today;
    key = randomBytes(32);
    seen.clear();
    counted.clear();
    const oldest = wallClock(clock.now() - keptDays * 24 * 3600_000).date;
    for (const table of ["queries", "days"]) counts.prepare(`DELETE FROM ${table} WHERE day < ?`).run(oldest);
  }

  const hash = (...parts: string[]) =>
    createHmac("sha256", key).update(parts.join("\u0000")).digest("base64url").slice(0, 16);

  function add({ site, language, term, visit, hasFound }: CountedSearch, counts: DatabaseSync): void {
    const today = wallClock(clock.now()).date;
    if (today !== day) begin(today, counts);
    const query = normaliseTerm(term).toLowerCase();
    const place = [site, language];
    const ofVisit = hash(visit, ...place, query);
    if (seen.has(ofVisit) || seen.size >= maxAsked) return;
    seen.add(ofVisit);
    const without = hasFound ? 0 : 1;
    const sum =
      "ON CONFLICT DO UPDATE SET visits = visits + excluded.visits, without_result = without_result + excluded.without_result";
    counts.prepare(`INSERT INTO days VALUES (?, ?, ?, 1, ?) ${sum}`).run(day, ...place, without);
    if (looksPersonal(query)) return;
    const ofQuery = hash(...place, query);
    const before = counted.get(ofQuery) ?? { visits: 0, without: 0, isWritten: false };
    const now = { ...before, visits: before.visits + 1, without: before.without + without };
    counted.set(ofQuery, now);
    if (now.visits < minVisits || (!now.isWritten && !hasRoom(counts))) return;
    const added = now.isWritten ? { visits: 1, without } : now;
    counts
      .prepare(`INSERT INTO queries VALUES (?, ?, ?, ?, ?, ?) ${sum}`)
      .run(day, ...place, query, added.visits, added.without);
    now.isWritten = true;
  }

  function hasRoom(counts: DatabaseSync): boolean {
    return Number(counts.prepare("SELECT count(*) AS n FROM queries WHERE day = ?").get(day)?.["n"]) < maxTexts;
  }

  return {
    count(search: CountedSearch): void {
      if (!database) return;
      try {
        add(search, database);
      } catch (err) {
        log.warn({ err, file }, "searches are no longer counted; writing their file failed");
        database.close();
        database = null;
      }
    },
    close(): void {
      database?.close();
      database = null;
    },
  };
}
