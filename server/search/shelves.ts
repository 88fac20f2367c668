import type { DatabaseSync } from "node:sqlite";
import { defaultLanguage, languageCodes } from "#schemas/site/language-codes.ts";
import { addStored, type Bits, chunkSize, clearBit, emptyBits, hasBit, setBit, toStored } from "./id-sets.ts";
import type { Place } from "./index-writer.ts";
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
    shelves: database.prepare("SELECT id FROM shelves WHERE site = ? AND language = ?"),
    entry: database.prepare("SELECT facets FROM entries WHERE shelf = ? AND number = ?"),
    put: database.prepare("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)"),
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

  const others = languageCodes.filter((code) => code !== defaultLanguage);

  return {
    /** Writes changes that are waiting; before the end of each transaction. */
    flush,
    /** Forgets changes of a transaction that failed. */
    discard(): void {
      pending.clear();
      ids.clear();
      waiting = 0;
    },
    put(place: Place, number: number, entries: readonly Entry[]): void {
      const keys = new Map<string, Uint8Array>();
      for (const { list, isShown, title, date, rank, periods, values, changesAt } of entries) {
        const shelf = shelfOf(place, list);
        if (!isShown) {
          statements.put.run(shelf, number, null, null, null, "[]", changesAt);
          continue;
        }
        const sets = values.flatMap(([facet, own]) => own.map((value) => [facet, value] as const));
        const key = keys.get(title) ?? sortKeyOf(title, place.language);
        keys.set(title, key);
        statements.put.run(...[shelf, number, key, date, rank, JSON.stringify(sets), changesAt]);
        for (const period of periods) statements.putPeriod.run(shelf, ...period, number);
        for (const set of [ownSets.all, ...sets]) change(shelf, set, number, true);
      }
    },
    drop(place: Place, number: number): void {
      for (const row of statements.shelves.all(place.site, place.language)) {
        const shelf = Number(row["id"]);
        const entry = statements.entry.get(shelf, number);
        if (!entry) continue;
        const sets: [string, string][] = JSON.parse(String(entry["facets"]));
        statements.drop.run(shelf, number);
        statements.dropPeriods.run(shelf, number);
        const marks =
          place.language === defaultLanguage ? others.map((code) => [ownSets.translated, code] as const) : [];
        for (const set of [ownSets.all, ...sets, ...marks]) change(shelf, set, number, false);
      }
    },
    /** Says of a Czech content whether it has a version in another language. */
    mark(site: string, number: number, translated: Place["language"], isThere: boolean): void {
      for (const row of statements.shelves.all(site, defaultLanguage)) {
        const shelf = Number(row["id"]);
        if (statements.entry.get(shelf, number)) change(shelf, [ownSets.translated, translated], number, isThere);
      }
    },
  };
}
