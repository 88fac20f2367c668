import type { DatabaseSync } from "node:sqlite";
import type { Order } from "#schemas/lists/list.ts";
import { createStatements } from "#server/search/statements.ts";
import { type Bitmap, isInBitmap, rowidsIn } from "./bitmaps.ts";

export interface WantedPage {
  order: Order;
  from: number;
  count: number;
}

/** The rows of a stored list that are in a section. */
export interface ListRows {
  listId: number;
  isRow(rowid: number): boolean;
}

/** Scanning an index beats sorting while it reads fewer rows than the number of matches divided by this. */
const walkCostShare = 0.27;

/** Number of rows scanned in one step, which takes one or two milliseconds. */
const orderedAtOnce = 2000;

/** Returns functions that read the rowids of a stored list in its orders. */
export function createListOrders(database: DatabaseSync) {
  const total = database.prepare("SELECT sum(count) AS n FROM bitmaps WHERE list = ? AND facet = '' AND value = ''");
  const prepared = createStatements(database);

  const totalOf = (listId: number) => Number(total.get(listId)?.["n"] ?? 0);

  function rowsOf(listId: number, { order, from, count }: WantedPage): number[] {
    const rows = prepared(`SELECT rowid ${inOrder(order)} LIMIT ? OFFSET ?`).all(listId, count, from);
    return rows.map(({ rowid }) => Number(rowid));
  }

  /** The rows of several lists merged in one order, in steps. */
  function* inSteps(sections: readonly ListRows[], order: Order): Iterable<number[]> {
    const isRowOf = new Map(sections.map(({ listId, isRow }) => [listId, isRow]));
    let some: number[] = [];
    let read = 0;
    // Not cached: another request may scan the same order between two steps.
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

  /** Scans an order; null when the page is not reached within `limit` rows, as when all matches of a year are old. */
  function walk(listId: number, matching: Bitmap, { order, from, count }: WantedPage, limit: number): number[] | null {
    const rows: number[] = [];
    let [left, steps] = [from, 0];
    for (const { rowid } of prepared(`SELECT rowid ${inOrder(order)}`).iterate(listId)) {
      steps += 1;
      if (steps > limit) return null;
      if (!isInBitmap(matching, Number(rowid))) continue;
      if (left > 0) left -= 1;
      else rows.push(Number(rowid));
      if (rows.length === count) break;
    }
    return rows;
  }

  /** Scans the order when most of its rows match, else sorts the matches. */
  function sorted(listId: number, matching: Bitmap, total: number, { order, from, count }: WantedPage): number[] {
    if (total === 0 || count <= 0) return [];
    const all = totalOf(listId);
    const expected = ((from + count) * all) / total;
    const walked =
      expected < total / walkCostShare ? walk(listId, matching, { order, from, count }, 4 * expected + 100) : null;
    if (walked) return walked;
    return sortedByKeys(rowidsIn(matching), [listId, listId], { order, from, count });
  }

  /** Reads the sort keys of rows in two lists and sorts by them. */
  function sortedByKeys(rowids: readonly number[], lists: readonly number[], { order, from, count }: WantedPage) {
    const keys = "SELECT rowid FROM json_each(?) CROSS JOIN entries ON list IN (?, ?) AND rowid = value";
    const rows = prepared(`${keys} ORDER BY ${columns[order]} LIMIT ? OFFSET ?`).all(
      ...[JSON.stringify(rowids), ...lists, count, from],
    );
    return rows.map(({ rowid }) => Number(rowid));
  }

  return { totalOf, rowsOf, inSteps, sorted, sortedByKeys };
}

/** Columns of each order. The rowid makes it stable across pages. */
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

/** Merges lists by scanning their indexes. Without a LIMIT, even an endless one, SQLite would sort all rows. */
export function inOrderOf(lists: number, order: Order): string {
  const each = Array.from({ length: lists }, () => `SELECT * ${listedIn(order)}`);
  return `SELECT list, rowid FROM (${each.join(" UNION ALL ")} ORDER BY ${columns[order]} LIMIT -1)`;
}

function listedIn(order: Order): string {
  return `FROM entries WHERE list = ? AND ${order === "given" ? "rank" : "title"} IS NOT NULL`;
}
