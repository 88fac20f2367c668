import type { DatabaseSync } from "node:sqlite";
import type { WantedRows } from "#schemas/lists/indexed-listing.ts";
import { type FacetName, facetNames, type Order } from "#schemas/lists/list.ts";
import { monthsAfter } from "#schemas/lists/month.ts";
import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import { endOfDay, startOfDay } from "#schemas/time/dates.ts";
import {
  addStored,
  type Bits,
  chunkSize,
  countBits,
  countStored,
  emptyBits,
  hasBit,
  keepIn,
  numbersIn,
  setBit,
  takeOut,
} from "./id-sets.ts";
import { ownSets } from "./shelves.ts";
import type { Place } from "./tables.ts";

/** Numbers of contents in chunks. */
export type Numbers = ReadonlyMap<number, Bits>;

export function toNumbers(list: Iterable<number>): Map<number, Bits> {
  const numbers = new Map<number, Bits>();
  for (const number of list) {
    const chunk = Math.floor(number / chunkSize);
    const bits = numbers.get(chunk) ?? emptyBits();
    numbers.set(chunk, bits);
    setBit(bits, number % chunkSize);
  }
  return numbers;
}

export function hasNumber(numbers: Numbers, number: number): boolean {
  const bits = numbers.get(Math.floor(number / chunkSize));
  return bits !== undefined && hasBit(bits, number % chunkSize);
}

/** The part of a list in one language. */
export interface Part {
  place: Place;
  list: string;
  /** Leaves out Czech contents that have a version in this language. */
  lacking: Language | null;
  /** Contents that a term finds, the best first, and all of them; null without a term. */
  found: { best: readonly number[]; all: Numbers } | null;
}

export interface PartAnswer {
  total: number;
  /** Number of rows with each value, as if the facet had no value chosen. */
  counts: Map<FacetName, Map<string, number>>;
  /** Returns the numbers of rows in an order. */
  rows(order: Order, from: number, count: number): number[];
  /** Returns the numbers of all rows in an order, some at a time. */
  steps(order: Order): Iterable<number[]>;
  shelf: number;
  /** Returns whether an entry of the shelf is a row. */
  isRow(number: number): boolean;
  /** Returns the numbers of all rows. */
  numbers(): number[];
}

/** Some rows of an order. */
export interface WantedPage {
  order: Order;
  from: number;
  count: number;
}

/** A walk along an order costs less than reading the keys of this share of its rows. */
const walkingCost = 0.27;

/** Rows of an order that are read in one step, which takes one millisecond or two. */
const orderedAtOnce = 2000;

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
    total: database.prepare("SELECT sum(count) AS n FROM sets WHERE shelf = ? AND facet = '' AND value = ''"),
  };
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

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
    const total = Number(statements.total.get(shelf)?.["n"] ?? 0);
    const rows = (order: Order, from: number, count: number) =>
      prepare(`SELECT number ${inOrder(order)} LIMIT ? OFFSET ?`)
        .all(shelf, count, from)
        .map(({ number }) => Number(number));
    const isRow = () => true;
    const steps = (order: Order) => inSteps([{ shelf, isRow }], order);
    return { total, counts, rows, steps, shelf, isRow, numbers: () => listed(readSet(shelf, ...spread(ownSets.all))) };
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
    return { total, counts, rows, steps, shelf, isRow, numbers: () => listed(matching) };

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

  /** The rows of the parts of a list in one order, found in steps. */
  function* inSteps(parts: readonly Pick<PartAnswer, "shelf" | "isRow">[], order: Order): Iterable<number[]> {
    const isRowOf = new Map(parts.map(({ shelf, isRow }) => [shelf, isRow]));
    let some: number[] = [];
    let read = 0;
    // A statement of its own: others may walk along the same order between two steps.
    for (const entry of database.prepare(inOrderOf(parts.length, order)).iterate(...parts.map(({ shelf }) => shelf))) {
      const number = Number(entry["number"]);
      if (isRowOf.get(Number(entry["shelf"]))?.(number)) some.push(number);
      read += 1;
      if (read % orderedAtOnce !== 0) continue;
      yield some;
      some = [];
    }
    yield some;
  }

  /** Walks along an order; null where the rows are not among the first, as those of a year in the order of days. */
  function walk(shelf: number, matching: Numbers, { order, from, count }: WantedPage, most: number): number[] | null {
    const rows: number[] = [];
    let [left, steps] = [from, 0];
    for (const { number } of prepare(`SELECT number ${inOrder(order)}`).iterate(shelf)) {
      steps += 1;
      if (steps > most) return null;
      if (!hasNumber(matching, Number(number))) continue;
      if (left > 0) left -= 1;
      else rows.push(Number(number));
      if (rows.length === count) break;
    }
    return rows;
  }

  /** Walks along the order where most of its rows match, else sorts those that do. */
  function sorted(shelf: number, matching: Numbers, total: number, { order, from, count }: WantedPage): number[] {
    if (total === 0 || count <= 0) return [];
    const all = Number(statements.total.get(shelf)?.["n"] ?? 0);
    const expected = ((from + count) * all) / total;
    const walked =
      expected < total / walkingCost ? walk(shelf, matching, { order, from, count }, 4 * expected + 100) : null;
    if (walked) return walked;
    return sortedByKeys(listed(matching), [shelf, shelf], { order, from, count });
  }

  /** Reads the keys of rows on two shelves and sorts by them. */
  function sortedByKeys(numbers: readonly number[], shelves: readonly number[], { order, from, count }: WantedPage) {
    const keys = "SELECT number FROM json_each(?) CROSS JOIN entries ON shelf IN (?, ?) AND number = value";
    const rows = prepare(`${keys} ORDER BY ${columns[order]} LIMIT ? OFFSET ?`).all(
      ...[JSON.stringify(numbers), ...shelves, count, from],
    );
    return rows.map(({ number }) => Number(number));
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

function listed(numbers: Numbers): number[] {
  return [...numbers].flatMap(([chunk, bits]) => numbersIn(bits).map((at) => chunk * chunkSize + at));
}

/** In milliseconds: the latest beginning, the earliest end, and a beginning from which on any end will do. */
type Period = readonly [begins: number, ends: number, or: number];

/** Days as `toListing` takes them; null is no limit. */
function periodOf(first: string | null, last: string | null): Period {
  const from = first === null ? 0 : Date.parse(startOfDay(first));
  return [last === null ? Number.MAX_SAFE_INTEGER : Date.parse(endOfDay(last)), from, from];
}

/** An event that ends at midnight does not reach the next month. */
function periodOfMonth(month: string): Period {
  const from = Date.parse(startOfDay(`${month}-01`));
  return [Date.parse(startOfDay(`${monthsAfter(month, 1)}-01`)) - 1, from + 1, from];
}

/** The order of each list; contents that are equal keep one order through all pages. */
const columns: Readonly<Record<Order, string>> = {
  given: "rank, number",
  relevance: "date DESC, number DESC",
  newest: "date DESC, number DESC",
  az: "title, number",
  za: "title DESC, number DESC",
};

function inOrder(order: Order): string {
  return `${listedIn(order)} ORDER BY ${columns[order]}`;
}

/** Merges shelves along their orders. The limit, which is none, keeps SQLite from sorting them instead. */
export function inOrderOf(shelves: number, order: Order): string {
  const each = Array.from({ length: shelves }, () => `SELECT * ${listedIn(order)}`);
  return `SELECT shelf, number FROM (${each.join(" UNION ALL ")} ORDER BY ${columns[order]} LIMIT -1)`;
}

function listedIn(order: Order): string {
  return `FROM entries WHERE shelf = ? AND ${order === "given" ? "rank" : "title"} IS NOT NULL`;
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
