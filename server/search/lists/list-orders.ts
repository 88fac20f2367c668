import type { DatabaseSync } from "node:sqlite";
import type { Order } from "#schemas/lists/list.ts";
import { type Bitmap, isInBitmap, rowidsIn } from "./bitmaps.ts";

/** Some rows of an order. */
export interface WantedPage {
  order: Order;
  from: number;
  count: number;
}

/** Those rows of a shelf that are in a list. */
export interface ListRows {
  listId: number;
  isRow(rowid: number): boolean;
}

/** A walk along an order costs less than reading the keys of this share of its rows. */
const walkCostShare = 0.27;

/** Rows of an order that are read in one step, which takes one millisecond or two. */
const orderedAtOnce = 2000;

/** Returns functions that read the numbers of a shelf in its orders. */
export function createListOrders(database: DatabaseSync) {
  const total = database.prepare("SELECT sum(count) AS n FROM bitmaps WHERE list = ? AND facet = '' AND value = ''");
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };

  /** Number of all rows of a shelf. */
  const totalOf = (listId: number) => Number(total.get(listId)?.["n"] ?? 0);

  /** Rows of a whole shelf. */
  function rowsOf(listId: number, { order, from, count }: WantedPage): number[] {
    const rows = prepare(`SELECT rowid ${inOrder(order)} LIMIT ? OFFSET ?`).all(listId, count, from);
    return rows.map(({ rowid }) => Number(rowid));
  }

  /** The rows of some shelves in one order, found in steps. */
  function* inSteps(sections: readonly ListRows[], order: Order): Iterable<number[]> {
    const isRowOf = new Map(sections.map(({ listId, isRow }) => [listId, isRow]));
    let some: number[] = [];
    let read = 0;
    // A statement of its own: others may walk along the same order between two steps.
    for (const entry of database
      .prepare(inOrderOf(sections.length, order))
      .iterate(...sections.map(({ listId }) => listId))) {
      const rowid = Number(entry["rowid"]);
      if (isRowOf.get(Number(entry["list"]))?.(rowid)) some.push(rowid);
      read += 1;
      if (read % orderedAtOnce !== 0) continue;
      yield some;
      some = [];
    }
    yield some;
  }

  /** Walks along an order; null where the rows are not among the first, as those of a year in the order of days. */
  function walk(listId: number, matching: Bitmap, { order, from, count }: WantedPage, limit: number): number[] | null {
    const rows: number[] = [];
    let [left, steps] = [from, 0];
    for (const { rowid } of prepare(`SELECT rowid ${inOrder(order)}`).iterate(listId)) {
      steps += 1;
      if (steps > limit) return null;
      if (!isInBitmap(matching, Number(rowid))) continue;
      if (left > 0) left -= 1;
      else rows.push(Number(rowid));
      if (rows.length === count) break;
    }
    return rows;
  }

  /** Walks along the order where most of its rows match, else sorts those that do. */
  function sorted(listId: number, matching: Bitmap, total: number, { order, from, count }: WantedPage): number[] {
    if (total === 0 || count <= 0) return [];
    const all = totalOf(listId);
    const expected = ((from + count) * all) / total;
    const walked =
      expected < total / walkCostShare ? walk(listId, matching, { order, from, count }, 4 * expected + 100) : null;
    if (walked) return walked;
    return sortedByKeys(rowidsIn(matching), [listId, listId], { order, from, count });
  }

  /** Reads the keys of rows on two shelves and sorts by them. */
  function sortedByKeys(rowids: readonly number[], lists: readonly number[], { order, from, count }: WantedPage) {
    const keys = "SELECT rowid FROM json_each(?) CROSS JOIN entries ON list IN (?, ?) AND rowid = value";
    const rows = prepare(`${keys} ORDER BY ${columns[order]} LIMIT ? OFFSET ?`).all(
      ...[JSON.stringify(rowids), ...lists, count, from],
    );
    return rows.map(({ rowid }) => Number(rowid));
  }

  return { totalOf, rowsOf, inSteps, sorted, sortedByKeys };
}

/** The order of each list; contents that are equal keep one order through all pages. */
const columns: Readonly<Record<Order, string>> = {
  given: "rank, rowid",
  relevance: "date DESC, rowid DESC",
  newest: "date DESC, rowid DESC",
  az: "title, rowid",
  za: "title DESC, rowid DESC",
};

function inOrder(order: Order): string {
  return `${listedIn(order)} ORDER BY ${columns[order]}`;
}

/** Merges shelves along their orders. The limit, which is none, keeps SQLite from sorting them instead. */
export function inOrderOf(lists: number, order: Order): string {
  const each = Array.from({ length: lists }, () => `SELECT * ${listedIn(order)}`);
  return `SELECT list, rowid FROM (${each.join(" UNION ALL ")} ORDER BY ${columns[order]} LIMIT -1)`;
}

function listedIn(order: Order): string {
  return `FROM entries WHERE list = ? AND ${order === "given" ? "rank" : "title"} IS NOT NULL`;
}
