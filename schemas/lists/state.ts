import { toDay } from "#schemas/forms/formats.ts";
import { localDate } from "#schemas/time/dates.ts";
import { type Facet, type FacetName, facetNames, type List, listViews, orders } from "./list.ts";
import { type ListProblem, type ListState, pageSizes } from "./list-state.ts";
import { isInCalendar } from "./month.ts";
import { maxTermLength, normaliseTerm, type TermProblem, termProblem } from "./search-term.ts";

/** Query parameters with all their values, in the order sent. */
export type Parameters = ReadonlyMap<string, readonly string[]>;

export const listParameters: readonly string[] = [
  ...["q", "from", "to", "sort", "view", "month", "page", "size"],
  ...facetNames,
];

type Report = (code: ListProblem["code"]) => void;

/** Returns the query parameters that affect a list; the page does not depend on others. */
export function parametersOf<Row>(list: List<Row>): readonly string[] {
  return [
    "q",
    ...(list.periodsOf ? ["from", "to"] : []),
    ...(list.views.includes("month") ? ["view", "month"] : []),
    ...["sort", ...(comesInPages(list) ? ["page", "size"] : [])],
    ...list.facets.map(({ name }) => name),
  ];
}

export type KnownValues = ReadonlyMap<FacetName, { has(value: string): boolean }>;

/**
 * Parses the requested state of a list. Parameters that cannot be applied are reported as problems, including a month
 * outside the calendar.
 */
export function parseState<Row>(list: List<Row>, values: KnownValues, parameters: Parameters, now: number) {
  const { state, problems } = parseListState(list, values, parameters);
  const { month } = state;
  if (month === null || isInCalendar(month, now)) return { state, problems };
  const problem: ListProblem = { field: "month", code: "month.invalid", value: month };
  return { state: { ...state, month: null }, problems: [...problems, problem] };
}

function parseListState<Row>(
  list: List<Row>,
  values: KnownValues,
  parameters: Parameters,
): { state: ListState; problems: ListProblem[] } {
  const first = (name: string) => parameters.get(name)?.[0]?.trim() ?? "";
  const problems: ListProblem[] = [];
  const report = (field: ListProblem["field"]) => (code: ListProblem["code"]) => {
    problems.push({ field, code, value: first(field).slice(0, maxTermLength) });
  };
  const term = readTerm(first("q"), report("q"));
  const days = list.periodsOf ? readDays(first("from"), first("to"), report) : { from: null, to: null };
  const isPossible = (order: (typeof orders)[number]) =>
    order === "relevance" ? isRanked(list) && term !== "" : list.orders.includes(order);
  const facets = list.facets.map((facet) => readFacet(facet, values, parameters.get(facet.name)));
  for (const { name, unknown, further } of facets) {
    for (const value of unknown)
      problems.push({ field: name, code: "filter.unknown", value: value.slice(0, maxTermLength) });
    for (const value of further) problems.push({ field: name, code: "filter.second", value });
  }
  const requested = orders.find((order) => order === first("sort") && isPossible(order));
  const view = listViews.find((name) => name === first("view") && list.views.includes(name)) ?? list.views[0];
  return {
    state: {
      term,
      facets: Object.fromEntries(facets.flatMap(({ name, taken }) => (taken.length > 0 ? [[name, taken]] : []))),
      ...days,
      order: requested ?? impliedOrder({ term }, list.orders, isRanked(list)),
      view,
      month: list.views.includes("month") ? readMonth(first("month"), report("month")) : null,
      page: comesInPages(list) ? readPage(first("page")) : 1,
      size: (comesInPages(list) && pageSizes.find((size) => String(size) === first("size"))) || pageSizes[0],
    },
    problems,
  };
}

function comesInPages<Row>({ searchedFrom }: List<Row>): boolean {
  return searchedFrom === undefined;
}

/** True when the site search finds and ranks the rows. */
export function isRanked<Row>({ textOf }: List<Row>): boolean {
  return textOf === undefined;
}

export function impliedOrder(
  { term }: Pick<ListState, "term">,
  [standard]: List<unknown>["orders"],
  ranked: boolean,
): ListState["order"] {
  return ranked && term !== "" ? "relevance" : standard;
}

/**
 * Parses the search term; "" for none or an invalid one. It needs at least 3 characters (spec §5) and a letter or
 * digit, and has a maximum length.
 */
export function readTerm(text: string, report: (code: TermProblem) => void = () => {}): string {
  const problem = termProblem(text);
  if (problem) report(problem);
  return problem ? "" : normaliseTerm(text);
}

/** Parses the range of days; a last day before the first one is reported and dropped. */
function readDays(from: string, to: string, report: (field: "from" | "to") => Report) {
  const parseDay = (field: "from" | "to", text: string) => {
    const { data = null } = localDate.safeParse(toDay(text));
    if (data === null && text !== "") report(field)("day.invalid");
    return data;
  };
  const days = { from: parseDay("from", from), to: parseDay("to", to) };
  if (days.from === null || days.to === null || days.from <= days.to) return days;
  report("to")("days.order");
  return { ...days, to: null };
}

function readMonth(text: string, report: Report): string | null {
  if (text === "") return null;
  if (/^20\d{2}-(0[1-9]|1[0-2])$/.test(text)) return text;
  report("month.invalid");
  return null;
}

function readPage(text: string): number {
  const page = /^\d{1,15}$/.test(text) ? Number(text) : 1;
  return Math.max(1, page);
}

/** Parses the values of a facet: selected ones, unknown ones, and those beyond the first of a single choice. */
function readFacet<Row>(
  { name, choice, topics, known, isValue }: Facet<Row>,
  values: KnownValues,
  sent: readonly string[] = [],
) {
  const exists = (value: string) =>
    Boolean(
      values.get(name)?.has(value) ||
        known?.includes(value) ||
        topics?.some(({ key }) => key === value) ||
        isValue?.(value),
    );
  const requested = [...new Set(sent)];
  const existing = requested.filter(exists);
  const isSingle = choice === "one";
  return {
    name,
    taken: isSingle ? existing.slice(0, 1) : existing.toSorted(),
    unknown: requested.filter((value) => !exists(value)),
    further: isSingle ? existing.slice(1) : [],
  };
}
