import type { DatabaseSync } from "node:sqlite";
import type { WantedRows } from "#schemas/lists/indexed-listing.ts";
import { type FacetName, facetNames, type Order } from "#schemas/lists/list.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Place } from "#server/search/tables.ts";
import { specialBitmaps } from "#server/search/write/list-writer.ts";
import { addStored, type Bits, countBits, countStored, emptyBits, intersect, subtract } from "./bitmap-chunks.ts";
import { type Bitmap, isInBitmap, rowidsIn, toBitmap } from "./bitmaps.ts";
import { createListOrders, type ListRows, type WantedPage } from "./list-orders.ts";
import { type Period, periodOf, periodOfMonth } from "./list-periods.ts";

export interface ListSection {
  place: Place;
  list: string;
  /** Leaves out Czech content items that have a version in this language; null to leave out none. */
  notIn: Language | null;
  /** Matches of the term, ranked and as a set; null without a term. */
  found: { best: readonly number[]; all: Bitmap } | null;
}

export interface SectionAnswer extends ListRows {
  total: number;
  /** Number of rows with each value, ignoring what is selected in the same facet. */
  counts: Map<FacetName, Map<string, number>>;
  /** Returns the rowids of one page of an order. */
  rows(order: Order, from: number, count: number): number[];
  /** Returns the rowids of all rows in an order, in steps. */
  steps(order: Order): Iterable<number[]>;
  rowids(): number[];
}

/** Rows that are counted for the values of a facet: in any month, and in the month shown. */
interface CountedRows {
  anywhere: Bitmap;
  here: Bitmap;
}

/** Returns functions that count and sort the rows of lists from their bitmaps and orders. */
export function createLists(database: DatabaseSync) {
  const statements = {
    listId: database.prepare("SELECT id FROM lists WHERE site = ? AND language = ? AND name = ?"),
    values: database.prepare("SELECT facet, value, sum(count) AS n FROM bitmaps WHERE list = ? GROUP BY facet, value"),
    sets: database.prepare(
      "SELECT facet, value, chunk, bits FROM bitmaps WHERE list = ? AND facet BETWEEN 'a' AND 'z'",
    ),
    periods: database.prepare(
      "SELECT DISTINCT rowid FROM periods WHERE list = ? AND starts <= ? AND (ends >= ? OR starts >= ?)",
    ),
    set: database.prepare("SELECT chunk, bits FROM bitmaps WHERE list = ? AND facet = ? AND value = ?"),
  };
  const { totalOf, rowsOf, inSteps, sorted, sortedByKeys } = createListOrders(database);

  const listIdOf = ({ place: { site, language }, list }: Pick<ListSection, "place" | "list">) =>
    Number(statements.listId.get(site, language, list)?.["id"] ?? 0);

  function readBitmap(listId: number, facet: string, values: readonly string[]): Map<number, Bits> {
    const rowids = new Map<number, Bits>();
    for (const value of values)
      for (const { chunk, bits: stored } of statements.set.all(listId, facet, value)) {
        if (!(stored instanceof Uint8Array)) continue;
        const bits = rowids.get(Number(chunk)) ?? emptyBits();
        rowids.set(Number(chunk), addStored(stored, bits));
      }
    return rowids;
  }

  function valuesOf(section: Pick<ListSection, "place" | "list">): Map<FacetName, Set<string>> {
    const values = new Map<FacetName, Set<string>>();
    for (const { facet, value } of statements.values.all(listIdOf(section))) {
      const name = facetNames.find((each) => each === facet);
      if (name) values.set(name, (values.get(name) ?? new Set()).add(String(value)));
    }
    return values;
  }

  /** Answers for a list without filters from the stored sizes of its bitmaps. */
  function answerWhole(listId: number): SectionAnswer {
    const counts = new Map<FacetName, Map<string, number>>();
    for (const { facet, value, n } of statements.values.all(listId))
      add(counts, String(facet), String(value), Number(n));
    const total = totalOf(listId);
    const rows = (order: Order, from: number, count: number) => rowsOf(listId, { order, from, count });
    const isRow = () => true;
    const steps = (order: Order) => inSteps([{ listId, isRow }], order);
    return {
      total,
      counts,
      rows,
      steps,
      listId,
      isRow,
      rowids: () => rowidsIn(readBitmap(listId, ...spread(specialBitmaps.all))),
    };
  }

  /** Rows with a date that starts by `begins` and ends at or after `ends`, or starts at or after `or`. */
  function inPeriod(listId: number, [begins, ends, or]: Period): Bitmap {
    return toBitmap(statements.periods.all(listId, begins, ends, or).map(({ rowid }) => Number(rowid)));
  }

  function answer(
    section: ListSection,
    { facets: selected, from: firstDay, to: lastDay, month }: WantedRows,
  ): SectionAnswer {
    const listId = listIdOf(section);
    const chosen = facetNames.filter((name) => (selected[name] ?? []).length > 0);
    const dayRows = firstDay === null && lastDay === null ? null : inPeriod(listId, periodOf(firstDay, lastDay));
    const monthRows = month === null ? null : inPeriod(listId, periodOfMonth(month));
    const isWhole = chosen.length === 0 && section.found === null && section.notIn === null;
    if (isWhole && dayRows === null && monthRows === null) return answerWhole(listId);
    const base = readBitmap(listId, ...spread(specialBitmaps.all));
    const translated = section.notIn === null ? null : readBitmap(listId, specialBitmaps.translated, [section.notIn]);
    for (const [chunk, bits] of base) {
      if (translated) subtract(bits, translated.get(chunk));
      if (section.found) intersect(bits, section.found.all.get(chunk));
      if (dayRows) intersect(bits, dayRows.get(chunk));
    }
    const sets = new Map(chosen.map((name) => [name, readBitmap(listId, name, selected[name] ?? [])]));
    /** Rows that match all selected facets, except the one given. */
    const without = (left: FacetName | null) =>
      new Map(
        [...base].map(([chunk, bits]) => {
          const own = bits.slice();
          for (const [name, set] of sets) if (name !== left) intersect(own, set.get(chunk));
          return [chunk, own] as const;
        }),
      );
    const inMonth = (rowids: Map<number, Bits>) =>
      monthRows === null
        ? rowids
        : new Map([...rowids].map(([chunk, bits]) => [chunk, intersect(bits.slice(), monthRows.get(chunk))] as const));
    const listedAnywhere = without(null);
    const matching = inMonth(listedAnywhere);
    const counted = new Map(
      chosen.map((name): [string, CountedRows] => {
        const anywhere = without(name);
        return [name, { anywhere, here: inMonth(anywhere) }];
      }),
    );
    const unfiltered = { anywhere: listedAnywhere, here: matching };
    const counts = countFacets(listId, monthRows !== null, (name) => counted.get(name) ?? unfiltered);
    const total = [...matching.values()].reduce((sum, bits) => sum + countBits(bits), 0);
    const rows = (order: Order, from: number, count: number) =>
      order === "relevance" && section.found
        ? byRelevance(section.found.best, from, count)
        : sorted(listId, matching, total, { order, from, count });
    const isRow = (rowid: number) => isInBitmap(matching, rowid);
    return { total, counts, rows, steps, listId, isRow, rowids: () => rowidsIn(matching) };

    function* steps(order: Order): Iterable<number[]> {
      if (order !== "relevance" || !section.found) return yield* inSteps([{ listId, isRow }], order);
      const best = section.found.best.filter(isRow);
      yield best;
      const isBest = new Set(best);
      yield* inSteps([{ listId, isRow: (rowid) => isRow(rowid) && !isBest.has(rowid) }], "newest");
    }

    /** Ranked matches first, then the matches that were not ranked, newest first. */
    function byRelevance(best: readonly number[], from: number, count: number): number[] {
      const first = best.filter((rowid) => isInBitmap(matching, rowid));
      const rows = first.slice(from, from + count);
      if (rows.length === count || first.length === total) return rows;
      const rest = new Map([...matching].map(([chunk, bits]) => [chunk, bits.slice()]));
      for (const [chunk, bits] of toBitmap(first)) subtract(rest.get(chunk) ?? emptyBits(), bits);
      const place = { order: "newest", from: Math.max(0, from - first.length), count: count - rows.length } as const;
      return [...rows, ...sorted(listId, rest, total - first.length, place)];
    }
  }

  /** Counts the rows with each value of a facet. With a month, values that only other months have count 0. */
  function countFacets(
    listId: number,
    hasMonth: boolean,
    rowsOfFacet: (name: string) => CountedRows,
  ): SectionAnswer["counts"] {
    const counts: SectionAnswer["counts"] = new Map();
    for (const { facet, value, chunk, bits: stored } of statements.sets.iterate(listId)) {
      if (!(stored instanceof Uint8Array)) continue;
      const { anywhere, here } = rowsOfFacet(String(facet));
      const [bits, own] = [anywhere.get(Number(chunk)), here.get(Number(chunk))];
      if (!bits || !own) continue;
      const count = countStored(stored, own);
      if (count > 0 || (hasMonth && countStored(stored, bits) > 0)) add(counts, String(facet), String(value), count);
    }
    return counts;
  }

  /** Rows of all sections in one common order. */
  function mergeSections(answers: readonly SectionAnswer[], wanted: WantedPage): number[] {
    return sortedByKeys(
      answers.flatMap(({ rowids }) => rowids()),
      answers.map(({ listId }) => listId),
      wanted,
    );
  }

  return { valuesOf, answer, mergeSections, inSteps };
}

function add(counts: Map<FacetName, Map<string, number>>, facet: string, value: string, count: number): void {
  const name = facetNames.find((each) => each === facet);
  if (!name) return;
  const own = counts.get(name) ?? new Map<string, number>();
  counts.set(name, own.set(value, (own.get(value) ?? 0) + count));
}

function spread([facet, value]: readonly [string, string]): [string, string[]] {
  return [facet, [value]];
}

/** Returns the sections of a list: its own language, then content items in Czech only. */
export function sectionsOf(
  place: Place,
  list: string,
  found: [ListSection["found"], ListSection["found"]] = [null, null],
): ListSection[] {
  const own = { place, list, notIn: null, found: found[0] };
  if (place.language === defaultLanguage) return [own];
  const czech = { site: place.site, language: defaultLanguage };
  return [own, { place: czech, list, notIn: place.language, found: found[1] }];
}
