import type { DatabaseSync } from "node:sqlite";
import type { WantedRows } from "#schemas/lists/indexed-listing.ts";
import { type FacetName, facetNames, type Order } from "#schemas/lists/list.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Place } from "../tables.ts";
import { ownSets } from "../write/list-writer.ts";
import { addStored, type Bits, countBits, countStored, emptyBits, keepIn, takeOut } from "./bitmap-chunks.ts";
import { hasNumber, listOf, type Numbers, toNumbers } from "./bitmaps.ts";
import { createListOrders, type Rows, type WantedPage } from "./list-orders.ts";
import { type Period, periodOf, periodOfMonth } from "./list-periods.ts";

/** The part of a list in one language. */
export interface Part {
  place: Place;
  list: string;
  /** Leaves out Czech contents that have a version in this language. */
  lacking: Language | null;
  /** Contents that a term finds, the best first, and all of them; null without a term. */
  found: { best: readonly number[]; all: Numbers } | null;
}

export interface PartAnswer extends Rows {
  total: number;
  /** Number of rows with each value, as if the facet had no value chosen. */
  counts: Map<FacetName, Map<string, number>>;
  /** Returns the numbers of rows in an order. */
  rows(order: Order, from: number, count: number): number[];
  /** Returns the numbers of all rows in an order, some at a time. */
  steps(order: Order): Iterable<number[]>;
  /** Returns the numbers of all rows. */
  numbers(): number[];
}

/** Returns functions that answer what a list asks, from the sets and orders of its shelf. */
export function createLists(database: DatabaseSync) {
  const statements = {
    shelf: database.prepare("SELECT id FROM shelves WHERE site = ? AND language = ? AND list = ?"),
    values: database.prepare("SELECT facet, value, sum(count) AS n FROM sets WHERE shelf = ? GROUP BY facet, value"),
    sets: database.prepare(
      "SELECT facet, value, chunk, stored FROM sets WHERE shelf = ? AND facet BETWEEN 'a' AND 'z'",
    ),
    periods: database.prepare(
      "SELECT DISTINCT number FROM periods WHERE shelf = ? AND starts <= ? AND (ends >= ? OR starts >= ?)",
    ),
    set: database.prepare("SELECT chunk, stored FROM sets WHERE shelf = ? AND facet = ? AND value = ?"),
  };
  const { totalOf, rowsOf, inSteps, sorted, sortedByKeys } = createListOrders(database);

  const shelfOf = ({ place: { site, language }, list }: Pick<Part, "place" | "list">) =>
    Number(statements.shelf.get(site, language, list)?.["id"] ?? 0);

  function readSet(shelf: number, facet: string, values: readonly string[]): Map<number, Bits> {
    const numbers = new Map<number, Bits>();
    for (const value of values)
      for (const { chunk, stored } of statements.set.all(shelf, facet, value)) {
        if (!(stored instanceof Uint8Array)) continue;
        const bits = numbers.get(Number(chunk)) ?? emptyBits();
        numbers.set(Number(chunk), addStored(stored, bits));
      }
    return numbers;
  }

  /** Every value of a facet in a list. */
  function valuesOf(part: Pick<Part, "place" | "list">): Map<FacetName, Set<string>> {
    const values = new Map<FacetName, Set<string>>();
    for (const { facet, value } of statements.values.all(shelfOf(part))) {
      const name = facetNames.find((each) => each === facet);
      if (name) values.set(name, (values.get(name) ?? new Set()).add(String(value)));
    }
    return values;
  }

  /** Counts a whole list by the sizes of its sets alone. */
  function answerWhole(shelf: number): PartAnswer {
    const counts = new Map<FacetName, Map<string, number>>();
    for (const { facet, value, n } of statements.values.all(shelf))
      add(counts, String(facet), String(value), Number(n));
    const total = totalOf(shelf);
    const rows = (order: Order, from: number, count: number) => rowsOf(shelf, { order, from, count });
    const isRow = () => true;
    const steps = (order: Order) => inSteps([{ shelf, isRow }], order);
    return { total, counts, rows, steps, shelf, isRow, numbers: () => listOf(readSet(shelf, ...spread(ownSets.all))) };
  }

  /** Rows with a date that begins until a time, and ends after another or begins after a third. */
  function inPeriod(shelf: number, [begins, ends, or]: Period): Numbers {
    return toNumbers(statements.periods.all(shelf, begins, ends, or).map(({ number }) => Number(number)));
  }

  function answer(part: Part, { facets: selected, from: firstDay, to: lastDay, month }: WantedRows): PartAnswer {
    const shelf = shelfOf(part);
    const chosen = facetNames.filter((name) => (selected[name] ?? []).length > 0);
    const days = firstDay === null && lastDay === null ? null : inPeriod(shelf, periodOf(firstDay, lastDay));
    const shown = month === null ? null : inPeriod(shelf, periodOfMonth(month));
    const isWhole = chosen.length === 0 && part.found === null && part.lacking === null;
    if (isWhole && days === null && shown === null) return answerWhole(shelf);
    const base = readSet(shelf, ...spread(ownSets.all));
    const translated = part.lacking === null ? null : readSet(shelf, ownSets.translated, [part.lacking]);
    for (const [chunk, bits] of base) {
      if (translated) takeOut(bits, translated.get(chunk));
      if (part.found) keepIn(bits, part.found.all.get(chunk));
      if (days) keepIn(bits, days.get(chunk));
    }
    const sets = new Map(chosen.map((name) => [name, readSet(shelf, name, selected[name] ?? [])]));
    /** What all facets but one leave. */
    const without = (left: FacetName | null) =>
      new Map(
        [...base].map(([chunk, bits]) => {
          const own = bits.slice();
          for (const [name, set] of sets) if (name !== left) keepIn(own, set.get(chunk));
          return [chunk, own] as const;
        }),
      );
    const onShow = (numbers: Map<number, Bits>) =>
      shown === null
        ? numbers
        : new Map([...numbers].map(([chunk, bits]) => [chunk, keepIn(bits.slice(), shown.get(chunk))] as const));
    const listedAnywhere = without(null);
    const matching = onShow(listedAnywhere);
    const counted = new Map(
      chosen.map((name): [string, { anywhere: Numbers; here: Numbers }] => {
        const anywhere = without(name);
        return [name, { anywhere, here: onShow(anywhere) }];
      }),
    );
    const counts = new Map<FacetName, Map<string, number>>();
    for (const { facet, value, chunk, stored } of statements.sets.iterate(shelf)) {
      if (!(stored instanceof Uint8Array)) continue;
      const { anywhere, here } = counted.get(String(facet)) ?? { anywhere: listedAnywhere, here: matching };
      const [bits, own] = [anywhere.get(Number(chunk)), here.get(Number(chunk))];
      // The filters of a month are those of all months, so that they stay where they are.
      if (bits && own && (countStored(stored, own) > 0 || (shown !== null && countStored(stored, bits) > 0)))
        add(counts, String(facet), String(value), countStored(stored, own));
    }
    const total = [...matching.values()].reduce((sum, bits) => sum + countBits(bits), 0);
    const rows = (order: Order, from: number, count: number) =>
      order === "relevance" && part.found
        ? byRelevance(part.found.best, from, count)
        : sorted(shelf, matching, total, { order, from, count });
    const isRow = (number: number) => hasNumber(matching, number);
    return { total, counts, rows, steps, shelf, isRow, numbers: () => listOf(matching) };

    function* steps(order: Order): Iterable<number[]> {
      if (order !== "relevance" || !part.found) return yield* inSteps([{ shelf, isRow }], order);
      const best = part.found.best.filter(isRow);
      yield best;
      const isBest = new Set(best);
      yield* inSteps([{ shelf, isRow: (number) => isRow(number) && !isBest.has(number) }], "newest");
    }

    /** The best first; what is beyond those that were compared follows from the newest. */
    function byRelevance(best: readonly number[], from: number, count: number): number[] {
      const first = best.filter((number) => hasNumber(matching, number));
      const rows = first.slice(from, from + count);
      if (rows.length === count || first.length === total) return rows;
      const rest = new Map([...matching].map(([chunk, bits]) => [chunk, bits.slice()]));
      for (const [chunk, bits] of toNumbers(first)) takeOut(rest.get(chunk) ?? emptyBits(), bits);
      const place = { order: "newest", from: Math.max(0, from - first.length), count: count - rows.length } as const;
      return [...rows, ...sorted(shelf, rest, total - first.length, place)];
    }
  }

  /** The rows of the parts of a list in one order. */
  function together(answers: readonly PartAnswer[], wanted: WantedPage): number[] {
    return sortedByKeys(
      answers.flatMap(({ numbers }) => numbers()),
      answers.map(({ shelf }) => shelf),
      wanted,
    );
  }

  return { valuesOf, answer, together, inSteps };
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

/** Returns the parts of a list: its own language, then what is in Czech only. */
export function partsOf(place: Place, list: string, found: [Part["found"], Part["found"]] = [null, null]): Part[] {
  const own = { place, list, lacking: null, found: found[0] };
  if (place.language === defaultLanguage) return [own];
  const czech = { site: place.site, language: defaultLanguage };
  return [own, { place: czech, list, lacking: place.language, found: found[1] }];
}
