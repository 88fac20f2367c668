import type { DatabaseSync } from "node:sqlite";
import { type FacetName, facetNames } from "#schemas/lists/list.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { createStatements, type Statements } from "#server/search/statements.ts";
import { specialBitmaps } from "#server/search/write/list-writer.ts";
import { Bitmap } from "./bitmaps.ts";

/** Number of rows with each value of each facet. */
export type FacetCounts = Map<FacetName, Map<string, number>>;

/** Rows that are counted for the values of a facet: in any month, and in the month shown. Without a month, they are equal. */
export interface CountedRows {
  anywhere: Bitmap;
  here: Bitmap;
}

/** Reads the bitmaps of lists: the rows of each value of a facet (write/list-writer.ts). */
export class StoredBitmaps {
  readonly #prepared: Statements;

  constructor(database: DatabaseSync) {
    this.#prepared = createStatements(database);
  }

  /** All rows of a list. */
  all(listId: number): Bitmap {
    const [facet, value] = specialBitmaps.all;
    return this.with(listId, facet, [value]);
  }

  /** Czech rows of a list that have a version in another language. */
  translated(listId: number, language: Language): Bitmap {
    return this.with(listId, specialBitmaps.translated, [language]);
  }

  /** Rows with any of the values of a facet. */
  with(listId: number, facet: string, values: readonly string[]): Bitmap {
    const chunks = this.#prepared("SELECT chunk, bits FROM bitmaps WHERE list = ? AND facet = ? AND value = ?");
    const bitmap = new Bitmap();
    for (const value of values)
      for (const { chunk, bits } of chunks.all(listId, facet, value))
        if (bits instanceof Uint8Array) bitmap.addStored(Number(chunk), bits);
    return bitmap;
  }

  /** Number of rows of a list, from the stored sizes of its bitmaps. */
  total(listId: number): number {
    const sizes = "SELECT sum(count) AS n FROM bitmaps WHERE list = ? AND facet = ? AND value = ?";
    return Number(this.#prepared(sizes).get(listId, ...specialBitmaps.all)?.["n"] ?? 0);
  }

  /** Counts all rows of a list, from the stored sizes of its bitmaps. */
  counts(listId: number): FacetCounts {
    const counts: FacetCounts = new Map();
    const sizes = "SELECT facet, value, sum(count) AS n FROM bitmaps WHERE list = ? GROUP BY facet, value";
    for (const { facet, value, n } of this.#prepared(sizes).all(listId)) {
      const name = facetNames.find((each) => each === facet);
      if (name) addCount(counts, name, String(value), Number(n));
    }
    return counts;
  }

  /** Counts the rows of a list that are in other sets. With a month, values that only other months have count 0. */
  countsIn(listId: number, rowsOf: (facet: FacetName) => CountedRows): FacetCounts {
    const counts: FacetCounts = new Map();
    const chunks = "SELECT facet, value, chunk, bits FROM bitmaps WHERE list = ? AND facet BETWEEN 'a' AND 'z'";
    for (const { facet, value, chunk, bits } of this.#prepared(chunks).iterate(listId)) {
      const name = facetNames.find((each) => each === facet);
      if (!name || !(bits instanceof Uint8Array)) continue;
      const { anywhere, here } = rowsOf(name);
      const count = here.countStored(Number(chunk), bits);
      const isElsewhere = count === 0 && here !== anywhere && anywhere.countStored(Number(chunk), bits) > 0;
      if (count > 0 || isElsewhere) addCount(counts, name, String(value), count);
    }
    return counts;
  }
}

export function addCount(counts: FacetCounts, facet: FacetName, value: string, count: number): void {
  const own = counts.get(facet) ?? new Map<string, number>();
  counts.set(facet, own.set(value, (own.get(value) ?? 0) + count));
}
