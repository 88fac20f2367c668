import type { DatabaseSync } from "node:sqlite";
import { defaultLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { createStatements, type Statements } from "#server/search/statements.ts";
import type { Place } from "#server/search/tables.ts";
import { BitmapWriter, type Pair } from "./bitmap-writer.ts";
import type { Entry } from "./list-entries.ts";
import { sortKeyOf } from "./sort-key.ts";

/** Bitmaps besides those of facet values: all rows, and the Czech rows with a version in each other language. */
export const specialBitmaps = { all: ["", ""], translated: "~" } as const;

/**
 * Writes the entries of lists. A list belongs to a site, a language and a preset. It has its entries in several orders,
 * and a bitmap of rowids for each value of a facet. Bitmap changes are buffered, as many content items change the same
 * ones.
 */
export class ListWriter {
  readonly #prepared: Statements;
  readonly #bitmaps: BitmapWriter;
  /** Ids of lists by language, name and site. */
  readonly #ids = new Map<string, number>();

  constructor(database: DatabaseSync) {
    this.#prepared = createStatements(database);
    this.#bitmaps = new BitmapWriter(database);
  }

  /**
   * Replaces the entries of a content item; unchanged ones are not written. Returns true when a list has it that did
   * not before.
   */
  put(place: Place, rowid: number, entries: readonly Entry[], isNew: boolean): boolean {
    const before = isNew ? noRows : this.#rowsOf(place, rowid);
    const keys = new Map<string, Uint8Array>();
    const keyOf = (title: string) => {
      const key = keys.get(title) ?? sortKeyOf(title, place.language);
      keys.set(title, key);
      return key;
    };
    const written = new Set(
      entries.map((entry) => {
        const listId = this.#listIdOf(place, entry.list);
        this.#write(listId, rowid, rowOf(entry, keyOf), before.get(listId));
        return listId;
      }),
    );
    for (const [listId, row] of before) if (!written.has(listId)) this.#remove(listId, rowid, row, place);
    return [...written].some((listId) => !before.has(listId));
  }

  drop(place: Place, rowid: number): void {
    for (const [listId, row] of this.#rowsOf(place, rowid)) this.#remove(listId, rowid, row, place);
  }

  /** Records whether a Czech content has a version in another language. */
  markTranslated(site: string, rowid: number, translated: Language, isThere: boolean): void {
    const lists = this.#prepared(
      "SELECT list FROM lists CROSS JOIN entries ON list = id AND rowid = ?3 WHERE site = ?1 AND language = ?2",
    );
    for (const { list } of lists.all(site, defaultLanguage, rowid))
      this.#bitmaps.change(Number(list), [specialBitmaps.translated, translated], rowid, isThere);
  }

  /** Writes buffered changes. To be called before each commit. */
  flush(): void {
    this.#bitmaps.flush();
  }

  /** Drops buffered changes after a rollback. */
  discard(): void {
    this.#bitmaps.discard();
    this.#ids.clear();
  }

  #listIdOf({ site, language }: Place, list: string): number {
    const name = `${language} ${list} ${site}`;
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const stored = this.#prepared("SELECT id FROM lists WHERE site = ? AND language = ? AND name = ?");
    const add = this.#prepared("INSERT INTO lists (site, language, name) VALUES (?, ?, ?)");
    const id = Number(stored.get(site, language, list)?.["id"] ?? add.run(site, language, list).lastInsertRowid);
    this.#ids.set(name, id);
    return id;
  }

  /** The stored entries of a content item, by list. */
  #rowsOf({ site, language }: Place, rowid: number): Map<number, Row> {
    const entries = this.#prepared(
      `SELECT list, title, date, rank, facets, changesAt
       FROM lists CROSS JOIN entries ON list = id AND rowid = ?3 WHERE site = ?1 AND language = ?2`,
    );
    const periods = this.#prepared(
      "SELECT starts, ends FROM periods WHERE list = ? AND rowid = ? ORDER BY starts, ends",
    );
    return new Map(
      entries.all(site, language, rowid).map((row) => {
        const listId = Number(row["list"]);
        const own = periods.all(listId, rowid).map(({ starts, ends }) => [starts, ends]);
        return [listId, toRow(row, JSON.stringify(own))];
      }),
    );
  }

  #write(listId: number, rowid: number, row: Row, before: Row | undefined): void {
    if (!before || !isSame(row, before))
      this.#prepared(
        `INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET title = excluded.title, date = excluded.date, rank = excluded.rank,
           facets = excluded.facets, changesAt = excluded.changesAt`,
      ).run(listId, rowid, row.title, row.date, row.rank, row.facets, row.changesAt);
    if (row.periods !== (before?.periods ?? noPeriods)) {
      if (before) this.#removePeriods(listId, rowid);
      const put = this.#prepared("INSERT OR IGNORE INTO periods VALUES (?, ?, ?, ?)");
      for (const [starts, ends] of readPairs(row.periods)) put.run(listId, starts, ends, rowid);
    }
    if (row.facets === before?.facets && (row.title === null) === (before.title === null)) return;
    for (const bitmap of before?.bitmaps ?? [])
      if (!includesPair(row.bitmaps, bitmap)) this.#bitmaps.change(listId, bitmap, rowid, false);
    for (const bitmap of row.bitmaps)
      if (!before || !includesPair(before.bitmaps, bitmap)) this.#bitmaps.change(listId, bitmap, rowid, true);
  }

  #remove(listId: number, rowid: number, row: Row, { language }: Place): void {
    this.#prepared("DELETE FROM entries WHERE list = ? AND rowid = ?").run(listId, rowid);
    if (row.periods !== noPeriods) this.#removePeriods(listId, rowid);
    const translations =
      language === defaultLanguage ? otherLanguages.map((code): Pair => [specialBitmaps.translated, code]) : [];
    for (const bitmap of [...row.bitmaps, ...translations]) this.#bitmaps.change(listId, bitmap, rowid, false);
  }

  #removePeriods(listId: number, rowid: number): void {
    this.#prepared("DELETE FROM periods WHERE list = ? AND rowid = ?").run(listId, rowid);
  }
}

/** An entry as it is stored, with the bitmaps that it is in. A hidden one has no title and is in none. */
interface Row {
  title: Uint8Array | null;
  date: number | null;
  rank: number | null;
  /** Facet values as JSON. */
  facets: string;
  bitmaps: readonly Pair[];
  changesAt: number | null;
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

function toRow(row: Readonly<Record<string, unknown>>, periods: string): Row {
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
    periods,
  };
}

function isSame(a: Row, b: Row): boolean {
  const isTitle = a.title === null || b.title === null ? a.title === b.title : Buffer.compare(a.title, b.title) === 0;
  return isTitle && a.date === b.date && a.rank === b.rank && a.facets === b.facets && a.changesAt === b.changesAt;
}

function includesPair(bitmaps: readonly Pair[], [facet, value]: Pair): boolean {
  return bitmaps.some((bitmap) => bitmap[0] === facet && bitmap[1] === value);
}

function readPairs<Value = number>(json: string): [Value, Value][] {
  return JSON.parse(json);
}
