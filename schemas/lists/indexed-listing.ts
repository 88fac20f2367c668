import type { Language } from "#schemas/site/language-codes.ts";
import { type Languages, toFacet } from "./facet-options.ts";
import type { FacetName, List, Order } from "./list.ts";
import type { ListState } from "./list-state.ts";
import type { Listing, SearchNotes } from "./listing-view.ts";
import { monthAt } from "./month.ts";
import { isRanked, type Parameters, parseState } from "./state.ts";

/** Filter of rows: by selected values, days, and the displayed month. */
export interface WantedRows extends Pick<ListState, "facets" | "from" | "to" | "month"> {}

/** Rows in the search index, which can filter and page them without reading all. */
export interface IndexedRows<Row> {
  values: ReadonlyMap<FacetName, Languages>;
  /** Changes whenever the index changes. */
  version: string;
  answer(wanted: WantedRows): {
    total: number;
    counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
    rows(order: Order, from: number, count: number): readonly Row[];
    steps(order: Order): Iterable<readonly Row[]>;
  };
}

/** Like `toListing`, for rows in the search index. */
export function toIndexedListing<Row>(
  list: List<Row>,
  { values, version, answer }: IndexedRows<Row>,
  parameters: Parameters,
  { language, now, notes = null }: { language: Language; now: number; notes?: SearchNotes | null },
): Listing<Row> {
  const { state, problems } = parseState(list, values, parameters, now);
  const month = state.view === "month" ? (state.month ?? monthAt(now)) : null;
  const { total, counts, rows, steps } = answer({ ...state, month });
  const pages = Math.max(1, Math.ceil(total / state.size));
  const page = Math.min(state.page, pages);
  const start = (page - 1) * state.size;
  const order = list.rankOf || state.order !== "given" ? state.order : "az";
  let all: readonly Row[] | undefined;
  return {
    state: { ...state, page },
    problems,
    failure: null,
    notes,
    cut: null,
    near: null,
    rows: rows(order, start, state.size),
    total,
    get matching() {
      all ??= rows(order, 0, total);
      return all;
    },
    async readMatching(yieldToRequests) {
      const allRows: Row[] = [];
      for (const some of steps(order)) {
        for (const row of some) allRows.push(row);
        await yieldToRequests();
      }
      all = allRows;
    },
    indexed: { version, steps: () => steps(order) },
    first: start + 1,
    pages,
    extent: "pages",
    facets: list.facets.map((facet) =>
      toFacet(facet, { counts: counts.get(facet.name), languages: values.get(facet.name), state, language }),
    ),
    orders: list.orders,
    views: list.views,
    asks: { days: Boolean(list.periodsOf), ranked: isRanked(list) },
  };
}
