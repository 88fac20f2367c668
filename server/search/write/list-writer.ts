import type { DatabaseSync } from "node:sqlite";
import { defaultLanguage, languageCodes } from "#schemas/site/language-codes.ts";
import {
  addStored,
  type Bits,
  chunkSize,
  clearBit,
  emptyBits,
  hasBit,
  setBit,
  toStored,
} from "../lists/bitmap-chunks.ts";
import type { Place } from "../tables.ts";
import type { Entry } from "./list-entries.ts";
import { sortKeyOf } from "./sort-key.ts";

/** Sets of a shelf that are no values of a facet: all its entries, and the Czech ones that have a version in a language. */
export const ownSets = { all: ["", ""], translated: "~" } as const;

/** Changes that are kept before they are written. */
const mostPending = 50_000;

interface Pending {
  shelf: number;
  facet: string;
  value: string;
  chunk: number;
  /** True for numbers that come in, false for those that go. */
  changes: Map<number, boolean>;
}

/**
 * Writes the entries of lists: each site, language and list has a shelf, with the entries in every order of the list and a
 * set of numbers for each value of a facet. Sets are written together, as many contents change the same ones.
 */
export function createShelves(database: DatabaseSync) {
  const statements = {
    shelf: database.prepare("SELECT id FROM shelves WHERE site = ? AND language = ? AND list = ?"),
    addShelf: database.prepare("INSERT INTO shelves (site, language, list) VALUES (?, ?, ?)"),
    entries: database.prepare(
      `SELECT shelf, title, date, rank, facets, changesAt
       FROM shelves CROSS JOIN entries ON shelf = id AND number = ?3 WHERE site = ?1 AND language = ?2`,
    ),
    shelvesOf: database.prepare(
      "SELECT shelf FROM shelves CROSS JOIN entries ON shelf = id AND number = ?3 WHERE site = ?1 AND language = ?2",
    ),
    put: database.prepare(
      `INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET title = excluded.title, date = excluded.date, rank = excluded.rank,
         facets = excluded.facets, changesAt = excluded.changesAt`,
    ),
    periods: database.prepare("SELECT starts, ends FROM periods WHERE shelf = ? AND number = ? ORDER BY starts, ends"),
    putPeriod: database.prepare("INSERT OR IGNORE INTO periods VALUES (?, ?, ?, ?)"),
    dropPeriods: database.prepare("DELETE FROM periods WHERE shelf = ? AND number = ?"),
    drop: database.prepare("DELETE FROM entries WHERE shelf = ? AND number = ?"),
    set: database.prepare("SELECT stored FROM sets WHERE shelf = ? AND facet = ? AND value = ? AND chunk = ?"),
    write: database.prepare("INSERT OR REPLACE INTO sets VALUES (?, ?, ?, ?, ?, ?)"),
    remove: database.prepare("DELETE FROM sets WHERE shelf = ? AND facet = ? AND value = ? AND chunk = ?"),
  };
  const ids = new Map<string, number>();
  const pending = new Map<string, Pending>();
  let waiting = 0;

  function shelfOf({ site, language }: Place, list: string): number {
    const name = `${language} ${list} ${site}`;
    const known = ids.get(name) ?? Number(statements.shelf.get(site, language, list)?.["id"] ?? 0);
    const id = known || Number(statements.addShelf.run(site, language, list).lastInsertRowid);
    ids.set(name, id);
    return id;
  }

  function change(shelf: number, [facet, value]: readonly [string, string], number: number, isIn: boolean): void {
    const chunk = Math.floor(number / chunkSize);
    const name = `${shelf} ${chunk} ${facet} ${value}`;
    const set = pending.get(name) ?? { shelf, facet, value, chunk, changes: new Map() };
    pending.set(name, set);
    set.changes.set(number % chunkSize, isIn);
    waiting += 1;
    if (waiting >= mostPending) flush();
  }

  function flush(): void {
    for (const { shelf, facet, value, chunk, changes } of pending.values()) {
      const before = statements.set.get(shelf, facet, value, chunk)?.["stored"];
      const bits: Bits = before instanceof Uint8Array ? addStored(before, emptyBits()) : emptyBits();
      const changed = [...changes].filter(([at, isIn]) => hasBit(bits, at) !== isIn);
      if (changed.length === 0) continue;
      for (const [at, isIn] of changed) (isIn ? setBit : clearBit)(bits, at);
      const { stored, count } = toStored(bits);
      if (count === 0) statements.remove.run(shelf, facet, value, chunk);
      else statements.write.run(shelf, facet, value, chunk, count, stored);
    }
    pending.clear();
    waiting = 0;
  }

  /** The entries of a content on the shelves of its place. */
  function rowsOf({ site, language }: Place, number: number): Map<number, Row> {
    return new Map(
      statements.entries.all(site, language, number).map((row) => {
        const shelf = Number(row["shelf"]);
        return [shelf, { ...toRow(row), periods: periodsOf(shelf, number) }];
      }),
    );
  }

  function periodsOf(shelf: number, number: number): string {
    return JSON.stringify(statements.periods.all(shelf, number).map(({ starts, ends }) => [starts, ends]));
  }

  function write(shelf: number, number: number, row: Row, before: Row | undefined): void {
    if (!before || !isSame(row, before))
      statements.put.run(shelf, number, row.title, row.date, row.rank, row.facets, row.changesAt);
    if (row.periods !== (before?.periods ?? noPeriods)) {
      if (before) statements.dropPeriods.run(shelf, number);
      for (const [starts, ends] of readPairs(row.periods)) statements.putPeriod.run(shelf, starts, ends, number);
    }
    if (row.facets === before?.facets && (row.title === null) === (before.title === null)) return;
    for (const set of before?.sets ?? []) if (!has(row.sets, set)) change(shelf, set, number, false);
    for (const set of row.sets) if (!before || !has(before.sets, set)) change(shelf, set, number, true);
  }

  function take(shelf: number, number: number, row: Row, { language }: Place): void {
    statements.drop.run(shelf, number);
    if (row.periods !== noPeriods) statements.dropPeriods.run(shelf, number);
    const marks = language === defaultLanguage ? others.map((code): Pair => [ownSets.translated, code]) : [];
    for (const set of [...row.sets, ...marks]) change(shelf, set, number, false);
  }

  return {
    /** Writes changes that are waiting; before the end of each transaction. */
    flush,
    /** Forgets changes of a transaction that failed. */
    discard(): void {
      pending.clear();
      ids.clear();
      waiting = 0;
    },
    /**
     * Puts the entries of a content on their shelves in place of those that it had; what stays as it was is not written. Returns
     * true when it is on a shelf where it was not before.
     */
    put(place: Place, number: number, entries: readonly Entry[], isNew: boolean): boolean {
      const before = isNew ? noRows : rowsOf(place, number);
      const keys = new Map<string, Uint8Array>();
      const keyOf = (title: string) => {
        const key = keys.get(title) ?? sortKeyOf(title, place.language);
        keys.set(title, key);
        return key;
      };
      const shelves = new Set(
        entries.map((entry) => {
          const shelf = shelfOf(place, entry.list);
          write(shelf, number, rowOf(entry, keyOf), before.get(shelf));
          return shelf;
        }),
      );
      for (const [shelf, row] of before) if (!shelves.has(shelf)) take(shelf, number, row, place);
      return [...shelves].some((shelf) => !before.has(shelf));
    },
    drop(place: Place, number: number): void {
      for (const [shelf, row] of rowsOf(place, number)) take(shelf, number, row, place);
    },
    /** Says of a Czech content whether it has a version in another language. */
    mark(site: string, number: number, translated: Place["language"], isThere: boolean): void {
      for (const { shelf } of statements.shelvesOf.all(site, defaultLanguage, number))
        change(Number(shelf), [ownSets.translated, translated], number, isThere);
    },
  };
}

type Pair = readonly [facet: string, value: string];

/** An entry as it is stored, with the sets in which it is; one that is not shown has no title and is in none. */
interface Row {
  title: Uint8Array | null;
  date: number | null;
  rank: number | null;
  /** Values of facets as JSON. */
  facets: string;
  sets: readonly Pair[];
  changesAt: number | null;
  /** As JSON. */
  periods: string;
}

const others = languageCodes.filter((code) => code !== defaultLanguage);
const noRows: ReadonlyMap<number, Row> = new Map();
const noPeriods = "[]";

function rowOf(entry: Entry, keyOf: (title: string) => Uint8Array): Row {
  const { isShown, title, date, rank, periods, values, changesAt } = entry;
  if (!isShown) return { title: null, date: null, rank: null, facets: "[]", sets: [], changesAt, periods: noPeriods };
  const ofFacets = values.flatMap(([facet, own]) => own.map((value): Pair => [facet, value]));
  const sets = [ownSets.all, ...ofFacets];
  const inOrder = JSON.stringify(periods.toSorted(([a, b], [c, d]) => a - c || b - d));
  return { title: keyOf(title), date, rank, facets: JSON.stringify(ofFacets), sets, changesAt, periods: inOrder };
}

function toRow(row: Readonly<Record<string, unknown>>): Omit<Row, "periods"> {
  const numberOf = (value: unknown) => (typeof value === "number" ? value : null);
  const title = row["title"] instanceof Uint8Array ? row["title"] : null;
  const facets = String(row["facets"]);
  return {
    title,
    date: numberOf(row["date"]),
    rank: numberOf(row["rank"]),
    facets,
    sets: title === null ? [] : [ownSets.all, ...readPairs<string>(facets)],
    changesAt: numberOf(row["changesAt"]),
  };
}

function isSame(a: Row, b: Row): boolean {
  const isTitle = a.title === null || b.title === null ? a.title === b.title : Buffer.compare(a.title, b.title) === 0;
  return isTitle && a.date === b.date && a.rank === b.rank && a.facets === b.facets && a.changesAt === b.changesAt;
}

function has(sets: readonly Pair[], [facet, value]: Pair): boolean {
  return sets.some((set) => set[0] === facet && set[1] === value);
}

/** Reads pairs that the index wrote. */
function readPairs<Value = number>(json: string): [Value, Value][] {
  return JSON.parse(json);
}
