import type { DatabaseSync } from "node:sqlite";
import type { Order } from "#schemas/lists/list.ts";
import { hasNumber, listOf, type Numbers } from "./bitmaps.ts";

/** Some rows of an order. */
export interface WantedPage {
  order: Order;
  from: number;
  count: number;
}

/** Those rows of a shelf that are in a list. */
export interface Rows {
  shelf: number;
  isRow(number: number): boolean;
}

/** A walk along an order costs less than reading the keys of this share of its rows. */
const walkingCost = 0.27;

/** Rows of an order that are read in one step, which takes one millisecond or two. */
const orderedAtOnce = 2000;

/** Returns functions that read the numbers of a shelf in its orders. */
export function createListOrders(database: DatabaseSync) {
  const total = database.prepare("SELECT sum(count) AS n FROM sets WHERE shelf = ? AND facet = '' AND value = ''");
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

  /** Number of all rows of a shelf. */
  const totalOf = (shelf: number) => Number(total.get(shelf)?.["n"] ?? 0);

  /** Rows of a whole shelf. */
  function rowsOf(shelf: number, { order, from, count }: WantedPage): number[] {
    const rows = prepare(`SELECT number ${inOrder(order)} LIMIT ? OFFSET ?`).all(shelf, count, from);
    return rows.map(({ number }) => Number(number));
  }

  /** The rows of some shelves in one order, found in steps. */
  function* inSteps(parts: readonly Rows[], order: Order): Iterable<number[]> {
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
    const all = totalOf(shelf);
    const expected = ((from + count) * all) / total;
    const walked =
      expected < total / walkingCost ? walk(shelf, matching, { order, from, count }, 4 * expected + 100) : null;
    if (walked) return walked;
    return sortedByKeys(listOf(matching), [shelf, shelf], { order, from, count });
  }

  /** Reads the keys of rows on two shelves and sorts by them. */
  function sortedByKeys(numbers: readonly number[], shelves: readonly number[], { order, from, count }: WantedPage) {
    const keys = "SELECT number FROM json_each(?) CROSS JOIN entries ON shelf IN (?, ?) AND number = value";
    const rows = prepare(`${keys} ORDER BY ${columns[order]} LIMIT ? OFFSET ?`).all(
      ...[JSON.stringify(numbers), ...shelves, count, from],
    );
    return rows.map(({ number }) => Number(number));
  }

  return { totalOf, rowsOf, inSteps, sorted, sortedByKeys };
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
