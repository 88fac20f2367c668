import type { DatabaseSync } from "node:sqlite";
import { kindWeightOf } from "./ranking.ts";

/** Size of the rowid range of each site, so that a full-text query can be limited to one site. */
const rowidsPerSite = 2 ** 30;
/** Upper limit of the kind weights times ten, which `titleRowid` stores above the rowid. */
const maxKinds = 16;

/** Integers, since FTS5 ignores a limit that is a float, as SQLite gets a number, and reads the postings of all sites. */
export type RowidRange = readonly [first: bigint, last: bigint];

/** Returns functions that assign rowids to the content items of each site. */
export function createRowids(database: DatabaseSync) {
  const statements = {
    site: database.prepare("SELECT id FROM sites WHERE site = ?"),
    add: database.prepare("INSERT INTO sites (site) VALUES (?)"),
    last: database.prepare("SELECT max(rowid) AS rowid FROM records WHERE rowid BETWEEN ? AND ?"),
  };

  /** Rowid range of a site's content items; null for a site without any. */
  function rowidsOfSite(site: string): RowidRange | null {
    const id = statements.site.get(site)?.["id"];
    return id === undefined ? null : rangeAt(Number(id));
  }

  const lastRowids = new Map<string, number>();

  function readLastRowid(site: string): number {
    const [first, last] = rowidsOfSite(site) ?? rangeAt(Number(statements.add.run(site).lastInsertRowid));
    return Number(statements.last.get(first, last)?.["rowid"] ?? first);
  }

  return {
    rowidsOfSite,
    titleRowidsOfSite(site: string): RowidRange | null {
      const range = rowidsOfSite(site);
      return range && [range[0] * BigInt(maxKinds), (range[1] + 1n) * BigInt(maxKinds) - 1n];
    },
    /** Assigns a rowid to a new content item. */
    next(site: string): number {
      const rowid = (lastRowids.get(site) ?? readLastRowid(site)) + 1;
      lastRowids.set(site, rowid);
      return rowid;
    },
    /** Clears the cache after a transaction that failed. */
    discard: () => lastRowids.clear(),
  };
}

function rangeAt(id: number): RowidRange {
  return [BigInt((id - 1) * rowidsPerSite), BigInt(id * rowidsPerSite - 1)];
}

/** Rowid of a record's title. Descending, the kinds that visitors want most come first, and in a kind the newest. */
export function titleRowid(rowid: number, structure: string): number {
  const [place, site] = [rowid % rowidsPerSite, rowid - (rowid % rowidsPerSite)];
  return site * maxKinds + Math.round(10 * kindWeightOf(structure)) * rowidsPerSite + place;
}

/** SQL that computes the rowid of a record from the rowid of its title. */
export function rowidOfTitle(row: string): string {
  return `${row} / ${rowidsPerSite * maxKinds} * ${rowidsPerSite} + ${row} % ${rowidsPerSite}`;
}
