import { type FacetName, facetNames } from "./list.ts";
import { type ListState, pageSizes } from "./list-state.ts";
import type { Listing } from "./listing-view.ts";
import { impliedOrder } from "./state.ts";

/** Changes to the current state; any change other than of the page returns to the first page. */
export type ListChange = Partial<ListState>;

/** Returns the canonical query of a list with a changed state: `?q=…`; "" for the initial state. */
export function queryWith({ state, orders, views, asks }: Listing<unknown>, change: ListChange = {}): string {
  const isOtherList = Object.keys(change).some((key) => key !== "page" && key !== "month");
  const next = { ...state, ...(isOtherList && { page: 1 }), ...change };
  const query = new URLSearchParams();
  const add = (name: string, value: string | number | null, standard: string | number | null = "") => {
    if (value !== null && value !== standard) query.append(name, String(value));
  };
  add("q", next.term);
  for (const name of facetNames) for (const value of next.facets[name] ?? []) add(name, value);
  add("from", next.from);
  add("to", next.to);
  // The implied order is recomputed for the changed state.
  const isImplied = change.order === undefined && state.order === impliedOrder(state, orders, asks.ranked);
  if (!isImplied) add("sort", next.order, impliedOrder(next, orders, asks.ranked));
  add("view", next.view, views[0]);
  add("month", next.month);
  add("size", next.size, pageSizes[0]);
  add("page", next.page, 1);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Returns the query of the same list in other languages, without filter values that are specific to one language. */
export function sharedQuery(listing: Listing<unknown>): string {
  const shared = new Set(listing.facets.flatMap(({ name, isShared }) => (isShared ? [name] : [])));
  const chosen = facetNames.filter((name) => (listing.state.facets[name] ?? []).length > 0);
  if (chosen.every((name) => shared.has(name))) return queryWith(listing);
  const facets = Object.fromEntries(
    chosen.filter((name) => shared.has(name)).map((name) => [name, listing.state.facets[name]]),
  );
  return queryWith(listing, { facets });
}

export function withoutOption({ facets }: ListState, name: FacetName, value: string): ListChange {
  const rest = (facets[name] ?? []).filter((each) => each !== value);
  return { facets: { ...facets, [name]: rest } };
}

export function isNarrowed({ term, facets, from, to }: ListState): boolean {
  return term !== "" || from !== null || to !== null || Object.values(facets).some((values) => values.length > 0);
}
