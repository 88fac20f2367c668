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
export const specialBitmaps = { all: ["", ""], translated: "~" } as const;

/** Changes that are kept before they are written. */
const maxPending = 50_000;

interface Pending {
  listId: number;
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
export function createListWriter(database: DatabaseSync) {
  const statements = {
    listId: database.prepare("SELECT id FROM lists WHERE site = ? AND language = ? AND name = ?"),
    addList: database.prepare("INSERT INTO lists (site, language, name) VALUES (?, ?, ?)"),
    entries: database.prepare(
      `SELECT list, title, date, rank, facets, changesAt
       FROM lists CROSS JOIN entries ON list = id AND rowid = ?3 WHERE site = ?1 AND language = ?2`,
    ),
    listsOf: database.prepare(
      "SELECT list FROM lists CROSS JOIN entries ON list = id AND rowid = ?3 WHERE site = ?1 AND language = ?2",
    ),
    put: database.prepare(
      `INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET title = excluded.title, date = excluded.date, rank = excluded.rank,
         facets = excluded.facets, changesAt = excluded.changesAt`,
    ),
    periods: database.prepare("SELECT starts, ends FROM periods WHERE list = ? AND rowid = ? ORDER BY starts, ends"),
    putPeriod: database.prepare("INSERT OR IGNORE INTO periods VALUES (?, ?, ?, ?)"),
    dropPeriods: database.prepare("DELETE FROM periods WHERE list = ? AND rowid = ?"),
    drop: database.prepare("DELETE FROM entries WHERE list = ? AND rowid = ?"),
    bitmap: database.prepare("SELECT bits FROM bitmaps WHERE list = ? AND facet = ? AND value = ? AND chunk = ?"),
    writeEntry: database.prepare("INSERT OR REPLACE INTO bitmaps VALUES (?, ?, ?, ?, ?, ?)"),
    removeBitmap: database.prepare("DELETE FROM bitmaps WHERE list = ? AND facet = ? AND value = ? AND chunk = ?"),
  };
  const ids = new Map<string, number>();
  const pending = new Map<string, Pending>();
  let pendingChanges = 0;

  function listIdOf({ site, language }: Place, list: string): number {
    const name = `${language} ${list} ${site}`;
    const known = ids.get(name) ?? Number(statements.listId.get(site, language, list)?.["id"] ?? 0);
    const id = known || Number(statements.addList.run(site, language, list).lastInsertRowid);
    ids.set(name, id);
    return id;
  }

  function change(listId: number, [facet, value]: readonly [string, string], rowid: number, isAdded: boolean): void {
    const chunk = Math.floor(rowid / chunkSize);
    const name = `${listId} ${chunk} ${facet} ${value}`;
    const bitmap = pending.get(name) ?? { listId, facet, value, chunk, changes: new Map() };
    pending.set(name, bitmap);
    bitmap.changes.set(rowid % chunkSize, isAdded);
    pendingChanges += 1;
    if (pendingChanges >= maxPending) flush();
  }

  function flush(): void {
    for (const { listId, facet, value, chunk, changes } of pending.values()) {
      const before = statements.bitmap.get(listId, facet, value, chunk)?.["bits"];
      const bits: Bits = before instanceof Uint8Array ? addStored(before, emptyBits()) : emptyBits();
      const changed = [...changes].filter(([at, isAdded]) => hasBit(bits, at) !== isAdded);
      if (changed.length === 0) continue;
      for (const [at, isAdded] of changed) (isAdded ? setBit : clearBit)(bits, at);
      const { stored, count } = toStored(bits);
      if (count === 0) statements.removeBitmap.run(listId, facet, value, chunk);
      else statements.writeEntry.run(listId, facet, value, chunk, count, stored);
    }
    pending.clear();
    pendingChanges = 0;
  }

  /** The entries of a content on the shelves of its place. */
  function rowsOf({ site, language }: Place, rowid: number): Map<number, Row> {
    return new Map(
      statements.entries.all(site, language, rowid).map((row) => {
        const listId = Number(row["list"]);
        return [listId, { ...toRow(row), periods: periodsOf(listId, rowid) }];
      }),
    );
  }

  function periodsOf(listId: number, rowid: number): string {
    return JSON.stringify(statements.periods.all(listId, rowid).map(({ starts, ends }) => [starts, ends]));
  }

  function writeEntry(listId: number, rowid: number, row: Row, before: Row | undefined): void {
    if (!before || !isSame(row, before))
      statements.put.run(listId, rowid, row.title, row.date, row.rank, row.facets, row.changesAt);
    if (row.periods !== (before?.periods ?? noPeriods)) {
      if (before) statements.dropPeriods.run(listId, rowid);
      for (const [starts, ends] of readPairs(row.periods)) statements.putPeriod.run(listId, starts, ends, rowid);
    }
    if (row.facets === before?.facets && (row.title === null) === (before.title === null)) return;
    for (const bitmap of before?.bitmaps ?? [])
      if (!includesPair(row.bitmaps, bitmap)) change(listId, bitmap, rowid, false);
    for (const bitmap of row.bitmaps)
      if (!before || !includesPair(before.bitmaps, bitmap)) change(listId, bitmap, rowid, true);
  }

  function removeEntry(listId: number, rowid: number, row: Row, { language }: Place): void {
    statements.drop.run(listId, rowid);
    if (row.periods !== noPeriods) statements.dropPeriods.run(listId, rowid);
    const translations =
      language === defaultLanguage ? otherLanguages.map((code): Pair => [specialBitmaps.translated, code]) : [];
    for (const bitmap of [...row.bitmaps, ...translations]) change(listId, bitmap, rowid, false);
  }

  return {
    /** Writes changes that are waiting; before the end of each transaction. */
    flush,
    /** Forgets changes of a transaction that failed. */
    discard(): void {
      pending.clear();
      ids.clear();
      pendingChanges = 0;
    },
    /**
     * Puts the entries of a content on their shelves in place of those that it had; what stays as it was is not written. Returns
     * true when it is on a shelf where it was not before.
     */
    put(place: Place, rowid: number, entries: readonly Entry[], isNew: boolean): boolean {
      const before = isNew ? noRows : rowsOf(place, rowid);
      const keys = new Map<string, Uint8Array>();
      const keyOf = (title: string) => {
        const key = keys.get(title) ?? sortKeyOf(title, place.language);
        keys.set(title, key);
        return key;
      };
      const written = new Set(
        entries.map((entry) => {
          const listId = listIdOf(place, entry.list);
          writeEntry(listId, rowid, rowOf(entry, keyOf), before.get(listId));
          return listId;
        }),
      );
      for (const [listId, row] of before) if (!written.has(listId)) removeEntry(listId, rowid, row, place);
      return [...written].some((listId) => !before.has(listId));
    },
    drop(place: Place, rowid: number): void {
      for (const [listId, row] of rowsOf(place, rowid)) removeEntry(listId, rowid, row, place);
    },
    /** Says of a Czech content whether it has a version in another language. */
    markTranslated(site: string, rowid: number, translated: Place["language"], isThere: boolean): void {
      for (const { list } of statements.listsOf.all(site, defaultLanguage, rowid))
        change(Number(list), [specialBitmaps.translated, translated], rowid, isThere);
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
  bitmaps: readonly Pair[];
  changesAt: number | null;
  /** As JSON. */
  periods: string;
}

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);
const noRows: ReadonlyMap<number, Row> = new Map();
const noPeriods = "[]";

function rowOf(entry: Entry, keyOf: (title: string) => Uint8Array): Row {
  const { isShown, title, date, rank, periods, values, changesAt } = entry;
  if (!isShown)
    return { title: null, date: null, rank: null, facets: "[]", bitmaps: [], changesAt, periods: noPeriods };
  const ofFacets = values.flatMap(([facet, own]) => own.map((value): Pair => [facet, value]));
  const bitmaps = [specialBitmaps.all, ...ofFacets];
  const inOrder = JSON.stringify(periods.toSorted(([a, b], [c, d]) => a - c || b - d));
  return { title: keyOf(title), date, rank, facets: JSON.stringify(ofFacets), bitmaps, changesAt, periods: inOrder };
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
    bitmaps: title === null ? [] : [specialBitmaps.all, ...readPairs<string>(facets)],
    changesAt: numberOf(row["changesAt"]),
  };
}

function isSame(a: Row, b: Row): boolean {
  const isTitle = a.title === null || b.title === null ? a.title === b.title : Buffer.compare(a.title, b.title) === 0;
  return isTitle && a.date === b.date && a.rank === b.rank && a.facets === b.facets && a.changesAt === b.changesAt;
}

function includesPair(bitmaps: readonly Pair[], [facet, value]: Pair): boolean {
  return bitmaps.some((bitmap) => bitmap[0] === facet && bitmap[1] === value);
}

/** Reads pairs that the index wrote. */
function readPairs<Value = number>(json: string): [Value, Value][] {
  return JSON.parse(json);
}
