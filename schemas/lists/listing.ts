import type { Language } from "#schemas/site/language-codes.ts";
import { endOfDay, startOfDay } from "#schemas/time/dates.ts";
import { compareIn } from "./collation.ts";
import type { Cut, Extent, Facet, FacetName, Failure, List, Listing, ListState, Order, SearchNotes } from "./list.ts";
import { createMatch, textIndex } from "./match.ts";
import { isInMonth, isWithinReach, monthAt } from "./month.ts";
import { isRanked, type Parameters, parseListState } from "./state.ts";

interface ListingContext {
  language: Language;
  /** Time of the request in milliseconds. */
  now: number;
  /** Ids of the search results, best first; null without a search. */
  found?: readonly string[] | Failure | null;
  notes?: SearchNotes | null;
  /** Number of records that were read, when there are more. */
  cut?: Cut | null;
}

/** Filters, sorts and pages the rows of a list as the address requests; pure, and parameters are untrusted. */
export function toListing<Row>(
  list: List<Row>,
  all: readonly Row[],
  parameters: Parameters,
  { language, now, found = null, notes = null, cut = null }: ListingContext,
): Listing<Row> {
  const rows = list.isShown ? all.filter((row) => list.isShown?.(row, now)) : all;
  const values = valuesOf(list, rows, now);
  const extent = extentOf(list, rows);
  const requested = extent === "short" ? none : parameters;
  const { state, problems } = withinReach(parseListState(list, values.languages, requested), now);
  const failure = typeof found === "string" ? found : null;
  const admit = failure ? () => false : createFilter(list, state, found);
  const isInView = createView(list, state, now);
  const facets = list.facets.map((facet) => ({ facet, taken: new Set(state.facets[facet.name]) }));
  const counts = new Map<FacetName, Map<string, number>>(list.facets.map(({ name }) => [name, new Map()]));
  const matching: Row[] = [];
  for (const [index, row] of rows.entries()) {
    if (!admit(row)) continue;
    // A month is a page of the calendar: its filters are those of all months, so that they stay where they are.
    const isHere = isInView(row);
    const own = values.ofRow[index] ?? [];
    const missed = facets.filter(({ taken }, at) => taken.size > 0 && !own[at]?.some((value) => taken.has(value)));
    if (missed.length === 0 && isHere) matching.push(row);
    // The count of an option ignores the other options of its facet.
    for (const [at, { facet }] of facets.entries())
      if (missed.length === 0 || (missed.length === 1 && missed[0]?.facet === facet))
        for (const value of own[at] ?? []) increase(counts.get(facet.name), value, isHere ? 1 : 0);
  }
  const ordered = inOrder(list, matching, state, { language, now, found });
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

/** What of a list is wanted: chosen values, days, and a month that is on show. */
export interface WantedRows extends Pick<ListState, "facets" | "from" | "to" | "month"> {}

/** Rows that are in an index: a state is answered without reading all of them. */
export interface IndexedRows<Row> {
  values: ReadonlyMap<FacetName, Languages>;
  /** Another one after each change of the index. */
  version: string;
  answer(wanted: WantedRows): {
    total: number;
    counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
    rows(order: Order, from: number, count: number): readonly Row[];
    steps(order: Order): Iterable<readonly Row[]>;
  };
}

/** The same for a list whose rows are in an index. */
export function toIndexedListing<Row>(
  list: List<Row>,
  { values, version, answer }: IndexedRows<Row>,
  parameters: Parameters,
  { language, now, notes = null }: Pick<ListingContext, "language" | "now" | "notes">,
): Listing<Row> {
  const { state, problems } = withinReach(parseListState(list, values, parameters), now);
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
    rows: rows(order, start, state.size),
    total,
    get matching() {
      all ??= rows(order, 0, total);
      return all;
    },
    async readMatching(ownTurn) {
      const read: Row[] = [];
      for (const some of steps(order)) {
        for (const row of some) read.push(row);
        await ownTurn();
      }
      all = read;
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

const none: Parameters = new Map();

function extentOf<Row>({ searchedFrom }: List<Row>, rows: readonly Row[]): Extent {
  if (searchedFrom === undefined) return "pages";
  return rows.length < searchedFrom ? "short" : "whole";
}

/** Reports and drops a month that the calendar does not cover. */
function withinReach({ state, problems }: ReturnType<typeof parseListState>, now: number) {
  const { month } = state;
  if (month === null || isWithinReach(month, now)) return { state, problems };
  const problem = { field: "month", code: "month.invalid", value: month } as const;
  return { state: { ...state, month: null }, problems: [...problems, problem] };
}

/** Language of each value; null when one of its rows is in the page's language. */
export type Languages = ReadonlyMap<string, Language | null>;

/** Returns the facet values of the whole list and of each row. */
function valuesOf<Row>(list: List<Row>, rows: readonly Row[], now: number) {
  const { facets } = list;
  const languageOf = languageOfRowsIn(list);
  const languages = new Map<FacetName, Map<string, Language | null>>(facets.map(({ name }) => [name, new Map()]));
  const ofRow = rows.map((row) =>
    facets.map((facet) => {
      const values = [...new Set(facet.valuesOf(row, now))];
      const ofFacet = languages.get(facet.name);
      const own = languageOf?.(row) ?? null;
      for (const value of values) if (own === null || !ofFacet?.has(value)) ofFacet?.set(value, own);
      return values;
    }),
  );
  return { languages, ofRow };
}

function createFilter<Row>(list: List<Row>, state: ListState, found: ListingContext["found"]): (row: Row) => boolean {
  const { term, from, to } = state;
  const { textOf, idOf, periodsOf } = list;
  const tests: ((row: Row) => boolean)[] = [];
  if (term !== "" && textOf) {
    const isMatch = createMatch(term);
    const text = textIndex(textOf);
    tests.push((row) => isMatch(text(row)));
  }
  if (term !== "" && !textOf) {
    const ids = new Set(typeof found === "string" ? [] : found);
    tests.push((row) => ids.has(idOf?.(row) ?? ""));
  }
  if ((from !== null || to !== null) && periodsOf) {
    const start = from === null ? "" : startOfDay(from);
    const end = to === null ? "9" : endOfDay(to);
    tests.push((row) => periodsOf(row).some((period) => period.start <= end && (period.end ?? period.start) >= start));
  }
  return (row) => tests.every((test) => test(row));
}

/** Returns a test for the rows of the month on show; all rows are in view in a list. */
function createView<Row>({ periodsOf }: List<Row>, { view, month }: ListState, now: number): (row: Row) => boolean {
  if (view !== "month" || !periodsOf) return () => true;
  const shown = month ?? monthAt(now);
  return (row) => periodsOf(row).some((period) => isInMonth(period, shown));
}

function inOrder<Row>(
  list: List<Row>,
  rows: readonly Row[],
  state: ListState,
  context: ListingContext,
): readonly Row[] {
  const sorted = sortedBy(state.order, list, rows, context);
  const languageOf = languageOfRowsIn(list);
  if (!languageOf) return sorted;
  return [...sorted.filter((row) => languageOf(row) === null), ...sorted.filter((row) => languageOf(row) !== null)];
}

function languageOfRowsIn<Row>({ languageOf, mixesLanguages }: List<Row>) {
  return mixesLanguages ? undefined : languageOf;
}

function sortedBy<Row>(
  order: Order,
  { nameOf, dateOf, idOf, rankOf }: List<Row>,
  rows: readonly Row[],
  { language, now, found }: ListingContext,
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
      const ranks = new Map((typeof found === "string" ? [] : (found ?? [])).map((id, rank) => [id, rank]));
      const rankOf = (row: Row) => ranks.get(idOf?.(row) ?? "") ?? ranks.size;
      return ranks.size > 0 ? rows.toSorted((a, b) => rankOf(a) - rankOf(b)) : rows;
    }
    default:
      return rankOf ? byRank(rows, (row) => rankOf(row, now)) : rows;
  }
}

function byRank<Row>(rows: readonly Row[], rankOf: (row: Row) => number): readonly Row[] {
  const ranks = new Map(rows.map((row) => [row, rankOf(row)]));
  return rows.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

interface Offered {
  counts: ReadonlyMap<string, number> | undefined;
  languages: Languages | undefined;
  state: ListState;
  language: Language;
}

function toFacet<Row>(
  { name, choice, topics, known, isShared = (known ?? topics) !== undefined, isDescending = false }: Facet<Row>,
  { counts = new Map(), languages, state: { facets }, language }: Offered,
) {
  const languageOf = (value: string) => {
    const own = languages?.get(value) ?? null;
    return own === language ? null : own;
  };
  const selected = new Set(facets[name]);
  const offered = [...new Set([...counts.keys(), ...selected])];
  const compare = compareIn(language);
  const byKey = new Map(topics?.map((topic) => [topic.key, topic]));
  const codes = topics ? [...new Set([...byKey.keys(), ...offered])] : known;
  const inOrder = codes
    ? codes.filter((value) => offered.includes(value))
    : offered.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
  return {
    name,
    choice,
    isShared,
    options: inOrder.map((value) => {
      const topic = byKey.get(value);
      return {
        value,
        label: topic?.label ?? null,
        depth: topic?.ancestors.length ?? 0,
        group: topic?.group ?? null,
        count: counts.get(value) ?? 0,
        isSelected: selected.has(value),
        language: topic ? topic.language : languageOf(value),
      };
    }),
  };
}

function increase(counts: Map<string, number> | undefined, value: string, by: number): void {
  counts?.set(value, (counts.get(value) ?? 0) + by);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
