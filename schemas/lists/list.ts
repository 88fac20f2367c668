import type { Language } from "#schemas/site/language-codes.ts";
import type { Topic } from "#schemas/site/topics.ts";

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

/** Added to the place of rows that come after all others; greater than any time in milliseconds. */
export const afterAll = 1e14;

/** Presentations of a list. */
export const listViews = ["list", "month"] as const;
export type ListView = (typeof listViews)[number];

/** WGS 84, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface Period {
  /** ISO instants. */
  start: string;
  end: string | null;
}

/** One filter of a list. */
export interface Facet<Row> {
  name: FacetName;
  /** `any`: visible options of which several may be selected; `one`: a single choice among many. */
  choice: "any" | "one";
  valuesOf(row: Row, now: number): readonly string[];
  /** All values in their order, for codes; other values are sorted as texts. */
  known?: readonly string[];
  /** True for values that exist though no row has them now; left out when `known` or the rows have them all. */
  isValue?(value: string): boolean;
  /** True when values mean the same in every language; codes always do. */
  isShared?: boolean;
  /** Categories or tags that the values are keys of, in their order. */
  topics?: readonly Topic[];
  /** Sorts the highest value first, as for years. */
  isDescending?: boolean;
}

/** Defines how the rows of a page are searched, filtered and sorted (spec §2.4, list pages). */
export interface List<Row> {
  /** Text that a term is searched in; left out when the site's search finds the rows, matched by `idOf`. */
  textOf?(row: Row): string;
  idOf?(row: Row): string;
  nameOf(row: Row): string;
  /** True when a row exists at a time in milliseconds; left out when all rows always do. */
  isShown?(row: Row, now: number): boolean;
  /** Language of a row that differs from the page's; such rows come last, unless the list mixes languages. */
  languageOf?(row: Row): Language | null;
  mixesLanguages?: true;
  /** ISO instant, for `newest`. */
  dateOf?(row: Row): string | null;
  /** Periods of the row, for filtering by days. */
  periodsOf?(row: Row): readonly Period[];
  /** Place of a row in the order `given`, the least first, where it depends on the time of the request. */
  rankOf?(row: Row, now: number): number;
  /** Times in milliseconds at which the states, the place or the visibility of a row change. */
  changesOf?(row: Row): readonly number[];
  facets: readonly Facet<Row>[];
  /** The first one is the default. */
  orders: readonly [Order, ...Order[]];
  views: readonly [ListView, ...ListView[]];
  /**
   * Set when all rows are on one page: the number of rows from which the search form is shown. Left out for lists with
   * pages.
   */
  searchedFrom?: number;
}
