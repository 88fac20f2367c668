import type { Language } from "#schemas/site/language-codes.ts";
import { endOfDay, startOfDay } from "#schemas/time/dates.ts";
import { facetValuesOf, toFacet } from "./facet-options.ts";
import type { FacetName, List } from "./list.ts";
import type { ListState } from "./list-state.ts";
import type { Cut, Extent, Failure, Listing, SearchNotes } from "./listing-view.ts";
import { createMatch, textIndex } from "./match.ts";
import { isInMonth as isPeriodInMonth, monthAt } from "./month.ts";
import { inOrder } from "./row-order.ts";
import { isRanked, type Parameters, parseState } from "./state.ts";
import { surroundingsOf } from "./surroundings.ts";

interface ListingContext {
  language: Language;
  /** Time of the request in milliseconds. */
  now: number;
  /** Ids of the search results, best first, or the reason why there are none; null without a search. */
  found?: readonly string[] | Failure | null;
  notes?: SearchNotes | null;
  /** Set when the list was truncated. */
  cut?: Cut | null;
}

/** Filters, sorts and pages the rows of a list as requested by the address. Pure; the parameters are untrusted. */
export function toListing<Row>(
  list: List<Row>,
  all: readonly Row[],
  parameters: Parameters,
  { language, now, found = null, notes = null, cut = null }: ListingContext,
): Listing<Row> {
  const rows = list.isShown ? all.filter((row) => list.isShown?.(row, now)) : all;
  const values = facetValuesOf(list, rows, now);
  const extent = extentOf(list, rows);
  const requested = extent === "short" ? noParameters : parameters;
  const { state, problems } = parseState(list, values.languages, requested, now);
  const failure = typeof found === "string" ? found : null;
  const results = typeof found === "string" ? null : found;
  const surroundings = surroundingsOf(list, rows, state.term);
  const distances = surroundings?.distances ?? null;
  const selection = { state, now, results, distances };
  const { matching, counts } = selectRows(list, failure ? [] : rows, values.ofRow, selection);
  const ordered = inOrder(list, matching, state.order, { language, now, results, distances });
  const size = extent === "pages" ? state.size : Math.max(1, ordered.length);
  const pages = Math.max(1, Math.ceil(ordered.length / size));
  const page = Math.min(state.page, pages);
  const start = (page - 1) * size;
  return {
    state: { ...state, page },
    problems,
    failure,
    notes,
    cut,
    near: surroundings?.near ?? null,
    rows: ordered.slice(start, start + size),
    total: ordered.length,
    matching: ordered,
    first: start + 1,
    pages,
    extent,
    facets: list.facets.map((facet) =>
      toFacet(facet, { counts: counts.get(facet.name), languages: values.languages.get(facet.name), state, language }),
    ),
    orders: list.orders,
    views: list.views,
    asks: { days: Boolean(list.periodsOf), ranked: isRanked(list) },
  };
}

interface Selection<Row> {
  state: ListState;
  now: number;
  results: readonly string[] | null;
  distances: ReadonlyMap<Row, number> | null;
}

/** Returns the rows that match, and the number of rows by value of each facet, ignoring the selection in it. */
function selectRows<Row>(
  list: List<Row>,
  rows: readonly Row[],
  valuesOfRow: readonly (readonly (readonly string[])[])[],
  { state, now, results, distances }: Selection<Row>,
) {
  const isWanted = createFilter(list, { state, results, distances });
  const isInMonth = createMonthFilter(list, state, now);
  const facets = list.facets.map((facet) => ({ facet, selected: new Set(state.facets[facet.name]) }));
  const counts = new Map<FacetName, Map<string, number>>(list.facets.map(({ name }) => [name, new Map()]));
  const matching: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (!isWanted(row)) continue;
    // Values that only occur in other months stay as options with zero rows, so that filters do not change between
    // months.
    const isHere = isInMonth(row);
    const values = valuesOfRow[index] ?? [];
    const missed = facets.filter(({ selected }, at) => selected.size > 0 && !values[at]?.some((v) => selected.has(v)));
    if (missed.length === 0 && isHere) matching.push(row);
    // The count of an option ignores the selection in its own facet.
    for (const [at, { facet }] of facets.entries())
      if (missed.length === 0 || (missed.length === 1 && missed[0]?.facet === facet))
        for (const value of values[at] ?? []) increase(counts.get(facet.name), value, isHere ? 1 : 0);
  }
  return { matching, counts };
}

function increase(counts: Map<string, number> | undefined, value: string, by: number): void {
  counts?.set(value, (counts.get(value) ?? 0) + by);
}

const noParameters: Parameters = new Map();

function extentOf<Row>({ searchedFrom }: List<Row>, rows: readonly Row[]): Extent {
  if (searchedFrom === undefined) return "pages";
  return rows.length < searchedFrom ? "short" : "whole";
}

/** Returns a predicate for rows that match the term and the days. */
function createFilter<Row>(
  list: List<Row>,
  { state, results: found, distances }: Omit<Selection<Row>, "now">,
): (row: Row) => boolean {
  const { term, from, to } = state;
  const { textOf, idOf, periodsOf } = list;
  const tests: ((row: Row) => boolean)[] = [];
  if (distances) tests.push((row) => distances.has(row));
  else if (term !== "" && textOf) {
    const isMatch = createMatch(term);
    const text = textIndex(textOf);
    tests.push((row) => isMatch(text(row)));
  }
  if (term !== "" && !textOf) {
    const ids = new Set(found);
    tests.push((row) => ids.has(idOf?.(row) ?? ""));
  }
  if ((from !== null || to !== null) && periodsOf) {
    const start = from === null ? "" : startOfDay(from);
    const end = to === null ? "9" : endOfDay(to);
    tests.push((row) => periodsOf(row).some((period) => period.start <= end && (period.end ?? period.start) >= start));
  }
  return (row) => tests.every((test) => test(row));
}

/** Returns a predicate for rows in the displayed month; without a month view it accepts all rows. */
function createMonthFilter<Row>(
  { periodsOf }: List<Row>,
  { view, month }: ListState,
  now: number,
): (row: Row) => boolean {
  if (view !== "month" || !periodsOf) return () => true;
  const displayedMonth = month ?? monthAt(now);
  return (row) => periodsOf(row).some((period) => isPeriodInMonth(period, displayedMonth));
}
