import type { DatabaseSync } from "node:sqlite";
import { kindWeightOf } from "./ranking.ts";

/** Each site has a range of this many numbers, so that a full text can be read for one site alone. */
const rowidsPerSite = 2 ** 30;
/** Upper limit of the kinds of content that `worthOf` returns. */
const maxKinds = 16;

/** First and last number. */
export type RowidRange = readonly [first: number, last: number];

/** Returns functions that number the contents of each site of an index. */
export function createRowids(database: DatabaseSync) {
  const statements = {
    site: database.prepare("SELECT id FROM sites WHERE site = ?"),
    add: database.prepare("INSERT INTO sites (site) VALUES (?)"),
    last: database.prepare("SELECT max(rowid) AS rowid FROM records WHERE rowid BETWEEN ? AND ?"),
  };

  /** Range of the numbers of a site's contents; null for a site without any. */
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
    /** Rows of the titles of a site. */
    titleRowidsOfSite(site: string): RowidRange | null {
      const range = rowidsOfSite(site);
      return range && [range[0] * maxKinds, (range[1] + 1) * maxKinds - 1];
    },
    /** A number for a new content. */
    next(site: string): number {
      const rowid = (lastRowids.get(site) ?? readLastRowid(site)) + 1;
      lastRowids.set(site, rowid);
      return rowid;
    },
    /** Forgets numbers of a transaction that failed. */
    discard: () => lastRowids.clear(),
  };
}

function rangeAt(id: number): RowidRange {
  return [(id - 1) * rowidsPerSite, id * rowidsPerSite - 1];
}

/** Row of a record's title. Read from the end, rows begin with the kinds that visitors look for most, and within a kind with the newest. */
export function titleRowid(rowid: number, structure: string): number {
  const [place, site] = [rowid % rowidsPerSite, rowid - (rowid % rowidsPerSite)];
  return site * maxKinds + Math.round(10 * kindWeightOf(structure)) * rowidsPerSite + place;
}

/** SQL that computes the number of a record from the row of its title. */
export function rowidOfTitle(row: string): string {
  return `${row} / ${rowidsPerSite * maxKinds} * ${rowidsPerSite} + ${row} % ${rowidsPerSite}`;
}
