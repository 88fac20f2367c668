import type { Language } from "#schemas/site/language-codes.ts";
import type { Topic } from "#schemas/site/topics.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";

/** Facets of lists; each is also a query parameter. */
export const facetNames = [
  "type",
  "kind",
  "category",
  "field",
  "letter",
  "topic",
  "tag",
  "role",
  "service",
  "audience",
  "office",
  "agenda",
  "issuer",
  "employer",
  "union",
  "region",
  "district",
  "mode",
  "state",
  "outcome",
  "year",
] as const;
export type FacetName = (typeof facetNames)[number];

/** Sort orders; `given` is the list's own order, `relevance` needs a term. */
export const orders = ["given", "relevance", "newest", "az", "za"] as const;
export type Order = (typeof orders)[number];

/** Sort key offset of rows that come last; greater than any time in milliseconds. */
export const sortLast = 1e14;

export const listViews = ["list", "month"] as const;
export type ListView = (typeof listViews)[number];

export interface Period {
  /** ISO instants. */
  start: string;
  end: string | null;
}

export interface Facet<Row> {
  name: FacetName;
  /** `any`: visible options of which several may be selected; `one`: a single choice among many. */
  choice: "any" | "one";
  valuesOf(row: Row, now: number): readonly string[];
  /** All values in display order, for codes; other values are sorted alphabetically. */
  known?: readonly string[];
  /** Accepts values that no row currently has; not needed when `known` or the rows cover all. */
  isValue?(value: string): boolean;
  /** True when values are the same in every language; codes always are. */
  isShared?: boolean;
  /** Categories or tags whose keys are the values, in display order. */
  topics?: readonly Topic[];
  /** Level of a value below the others, such as of a month below its year; 0 by default. */
  depthOf?(value: string): number;
  /** Sorts values in descending order, as for years; a value comes before those it begins. */
  isDescending?: boolean;
}

/** Place of a row: a list of places is searched by postcode, and rows near those that match follow them. */
export interface Place {
  position: Coordinates | null;
  postcode: string | null;
}

/** Defines how the rows of a page are searched, filtered and sorted (spec §2.4, list pages). */
export interface List<Row> {
  /** Searched text of a row; absent when the site search finds the rows, which are then matched by `idOf`. */
  textOf?(row: Row): string;
  idOf?(row: Row): string;
  nameOf(row: Row): string;
  /** True when a row is visible at a time in milliseconds; absent when all rows always are. */
  isShown?(row: Row, now: number): boolean;
  /** Language of a row if it differs from the page's; such rows come last, unless the list mixes languages. */
  languageOf?(row: Row): Language | null;
  mixesLanguages?: true;
  /** ISO instant for the order `newest`. */
  dateOf?(row: Row): string | null;
  /** Periods of the row, for filtering by days. */
  periodsOf?(row: Row): readonly Period[];
  /** Sort key of a row for the order `given`, ascending, when it depends on the time of the request. */
  rankOf?(row: Row, now: number): number;
  /** Place of a row; with it, a term also finds rows in the surroundings of those that match. */
  placeOf?(row: Row): Place | null;
  /** Times in milliseconds at which states, order or visibility of a row change. */
  changesOf?(row: Row): readonly number[];
  facets: readonly Facet<Row>[];
  /** The first one is the default. */
  orders: readonly [Order, ...Order[]];
  views: readonly [ListView, ...ListView[]];
  /** With all rows on one page: the number of rows from which the search form is shown. Absent otherwise. */
  searchedFrom?: number;
}
