import type { DatabaseSync } from "node:sqlite";
import { worthOf } from "./ranking.ts";

/** Each site has a range of this many numbers, so that a full text can be read for one site alone. */
const numbersOfSite = 2 ** 30;
/** Upper limit of the kinds of content that `worthOf` returns. */
const kinds = 16;

/** First and last number. */
export type Span = readonly [first: number, last: number];

/** Returns functions that number the contents of each site of an index. */
export function createNumbers(database: DatabaseSync) {
  const statements = {
    site: database.prepare("SELECT id FROM sites WHERE site = ?"),
    add: database.prepare("INSERT INTO sites (site) VALUES (?)"),
    last: database.prepare("SELECT max(number) AS number FROM records WHERE number BETWEEN ? AND ?"),
  };

  /** Range of the numbers of a site's contents; null for a site without any. */
  function spanOf(site: string): Span | null {
    const id = statements.site.get(site)?.["id"];
    return id === undefined ? null : spanAt(Number(id));
  }

  const lastOf = new Map<string, number>();

  function readLast(site: string): number {
    const [first, last] = spanOf(site) ?? spanAt(Number(statements.add.run(site).lastInsertRowid));
    return Number(statements.last.get(first, last)?.["number"] ?? first);
  }

  return {
    spanOf,
    /** Rows of the titles of a site. */
    titlesOf(site: string): Span | null {
      const span = spanOf(site);
      return span && [span[0] * kinds, (span[1] + 1) * kinds - 1];
    },
    /** A number for a new content. */
    next(site: string): number {
      const number = (lastOf.get(site) ?? readLast(site)) + 1;
      lastOf.set(site, number);
      return number;
    },
    /** Forgets numbers of a transaction that failed. */
    discard: () => lastOf.clear(),
  };
}

function spanAt(id: number): Span {
  return [(id - 1) * numbersOfSite, id * numbersOfSite - 1];
}

/** Row of a record's title. Read from the end, rows begin with the kinds that visitors look for most, and within a kind with the newest. */
export function rowOfTitle(number: number, structure: string): number {
  const [place, site] = [number % numbersOfSite, number - (number % numbersOfSite)];
  return site * kinds + Math.round(10 * worthOf(structure)) * numbersOfSite + place;
}

/** SQL that computes the number of a record from the row of its title. */
export function numberOfTitle(row: string): string {
  return `${row} / ${numbersOfSite * kinds} * ${numbersOfSite} + ${row} % ${numbersOfSite}`;
}
