import type { Language } from "#schemas/site/language-codes.ts";
import { compareIn } from "./collation.ts";
import type { List, Order } from "./list.ts";

interface OrderContext<Row> {
  language: Language;
  /** Time of the request in milliseconds. */
  now: number;
  /** Ids of the search results, best first; null without a search. */
  results: readonly string[] | null;
  /** Kilometres between the rows and the place that was searched for; null without a place. */
  distances: ReadonlyMap<Row, number> | null;
}

/** Sorts rows. Rows in another language than the page come last, unless the list mixes languages. */
export function inOrder<Row>(
  list: List<Row>,
  rows: readonly Row[],
  order: Order,
  context: OrderContext<Row>,
): readonly Row[] {
  const sorted = sortedBy(order, list, rows, context);
  const languageOf = languageOfRowsIn(list);
  if (!languageOf) return sorted;
  return [...sorted.filter((row) => languageOf(row) === null), ...sorted.filter((row) => languageOf(row) !== null)];
}

function sortedBy<Row>(
  order: Order,
  { nameOf, dateOf, idOf, rankOf }: List<Row>,
  rows: readonly Row[],
  { language, now, results, distances }: OrderContext<Row>,
): readonly Row[] {
  const compare = compareIn(language);
  switch (order) {
    case "az":
      return rows.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
    case "za":
      return rows.toSorted((a, b) => compare(nameOf(b), nameOf(a)));
    case "newest":
      return dateOf ? rows.toSorted((a, b) => compareText(dateOf(b) ?? "", dateOf(a) ?? "")) : rows;
    case "relevance": {
      const ranks = new Map((results ?? []).map((id, rank) => [id, rank]));
      const rankOf = (row: Row) => ranks.get(idOf?.(row) ?? "") ?? ranks.size;
      return ranks.size > 0 ? rows.toSorted((a, b) => rankOf(a) - rankOf(b)) : rows;
    }
    default:
      return rankOf || distances ? byRank(rows, (row) => (rankOf?.(row, now) ?? 0) + (distances?.get(row) ?? 0)) : rows;
  }
}

function byRank<Row>(rows: readonly Row[], rankOf: (row: Row) => number): readonly Row[] {
  const ranks = new Map(rows.map((row) => [row, rankOf(row)]));
  return rows.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

/** Returns the language of rows if it affects their order; undefined for lists that mix languages. */
export function languageOfRowsIn<Row>({ languageOf, mixesLanguages }: List<Row>) {
  return mixesLanguages ? undefined : languageOf;
}

/** Compares texts by their code units, such as ISO dates. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
