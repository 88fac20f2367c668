import type { DatabaseSync } from "node:sqlite";
import type { Order } from "#schemas/lists/list.ts";
import { createStatements, type Statements } from "#server/search/statements.ts";
import { Bitmap } from "./bitmaps.ts";
import { StoredBitmaps } from "./stored-bitmaps.ts";

export interface WantedPage {
  order: Order;
  from: number;
  count: number;
}

/** Rows of a stored list. */
export interface ListRows {
  listId: number;
  /** Null for all rows of the list. */
  matching: Bitmap | null;
}

export interface SectionRows extends ListRows {
  total: number;
  /** The ranked matches of a term, best first, also those that are not rows; null without a term. */
  best: readonly number[] | null;
}

/** Scanning an index beats sorting while it reads fewer rows than the number of matches divided by this. */
const walkCostShare = 0.27;

/** Number of rows scanned in one step, which takes one or two milliseconds. */
const orderedAtOnce = 2000;

/** Reads the rowids of stored lists in their orders. */
export class ListOrders {
  readonly #database: DatabaseSync;
  readonly #prepared: Statements;
  readonly #bitmaps: StoredBitmaps;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#prepared = createStatements(database);
    this.#bitmaps = new StoredBitmaps(database);
  }

  /** One page of the rows of several sections, one section after the other. */
  page(sections: readonly SectionRows[], { order, from, count }: WantedPage): number[] {
    const rowids: number[] = [];
    let before = 0;
    for (const section of sections) {
      const start = Math.max(0, from - before);
      const left = Math.min(count - rowids.length, section.total - start);
      if (left > 0) rowids.push(...this.#pageOf(section, { order, from: start, count: left }));
      before += section.total;
    }
    return rowids;
  }

  /** All rows of several sections, one section after the other, in steps. */
  *steps(sections: readonly SectionRows[], order: Order): Iterable<number[]> {
    for (const { listId, matching, best } of sections) {
      if (order !== "relevance" || !best || !matching) {
        yield* this.mergedSteps([{ listId, matching }], order);
        continue;
      }
      const first = best.filter((rowid) => matching.has(rowid));
      yield first;
      yield* this.mergedSteps([{ listId, matching: matching.difference(Bitmap.of(first)) }], "newest");
    }
  }

  /** One page of the rows of two lists in one common order. */
  mergedPage(sections: readonly ListRows[], wanted: WantedPage): number[] {
    const rowids = sections.flatMap(({ listId, matching }) => (matching ?? this.#bitmaps.all(listId)).rowids());
    const lists = sections.map(({ listId }) => listId);
    return this.#sortByKeys(rowids, lists, wanted);
  }

  /** All rows of several lists in one common order, in steps. */
  *mergedSteps(sections: readonly ListRows[], order: Order): Iterable<number[]> {
    const matchingOf = new Map(sections.map(({ listId, matching }) => [listId, matching]));
    let some: number[] = [];
    let read = 0;
    // Not cached: another request may scan the same order between two steps.
    const scan = this.#database.prepare(inOrderOf(sections.length, order));
    for (const entry of scan.iterate(...sections.map(({ listId }) => listId))) {
      const rowid = Number(entry["rowid"]);
      if (matchingOf.get(Number(entry["list"]))?.has(rowid) ?? true) some.push(rowid);
      read += 1;
      if (read % orderedAtOnce !== 0) continue;
      yield some;
      some = [];
    }
    yield some;
  }

  /** One page of an order. By relevance, ranked matches come first, then those that were not ranked, newest first. */
  #pageOf({ listId, matching, total, best }: SectionRows, wanted: WantedPage): number[] {
    const { order, from, count } = wanted;
    if (!matching) {
      const rows = this.#prepared(`SELECT rowid ${inOrder(order)} LIMIT ? OFFSET ?`).all(listId, count, from);
      return rows.map(({ rowid }) => Number(rowid));
    }
    if (order !== "relevance" || !best) return this.#pageOfSome(listId, matching, total, wanted);
    const first = best.filter((rowid) => matching.has(rowid));
    const rows = first.slice(from, from + count);
    if (rows.length === count || first.length === total) return rows;
    const place = { order: "newest", from: Math.max(0, from - first.length), count: count - rows.length } as const;
    const rest = matching.difference(Bitmap.of(first));
    return [...rows, ...this.#pageOfSome(listId, rest, total - first.length, place)];
  }

  /** Scans the order when most of its rows match, else sorts the matches. */
  #pageOfSome(listId: number, matching: Bitmap, total: number, wanted: WantedPage): number[] {
    const { from, count } = wanted;
    if (total === 0 || count <= 0) return [];
    const expected = ((from + count) * this.#bitmaps.total(listId)) / total;
    const isScanned = expected < total / walkCostShare;
    const scanned = isScanned ? this.#scan(listId, matching, wanted, 4 * expected + 100) : null;
    return scanned ?? this.#sortByKeys(matching.rowids(), [listId, listId], wanted);
  }

  /** Scans an order; null when the page is not reached within `limit` rows, as when all matches of a year are old. */
  #scan(listId: number, matching: Bitmap, { order, from, count }: WantedPage, limit: number): number[] | null {
    const rows: number[] = [];
    let [left, steps] = [from, 0];
    for (const { rowid } of this.#prepared(`SELECT rowid ${inOrder(order)}`).iterate(listId)) {
      steps += 1;
      if (steps > limit) return null;
      if (!matching.has(Number(rowid))) continue;
      if (left > 0) left -= 1;
      else rows.push(Number(rowid));
      if (rows.length === count) break;
    }
    return rows;
  }

  /** Reads the sort keys of rows in two lists and sorts by them. */
  #sortByKeys(rowids: readonly number[], lists: readonly number[], { order, from, count }: WantedPage): number[] {
    const keys = "SELECT rowid FROM json_each(?) CROSS JOIN entries ON list IN (?, ?) AND rowid = value";
    const rows = this.#prepared(`${keys} ORDER BY ${columns[order]} LIMIT ? OFFSET ?`).all(
      ...[JSON.stringify(rowids), ...lists, count, from],
    );
    return rows.map(({ rowid }) => Number(rowid));
  }
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
