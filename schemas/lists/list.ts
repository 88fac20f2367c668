import type { Language } from "#schemas/site/language-codes.ts";
import type { Label, Topic } from "#schemas/site/topics.ts";

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

/** Extent of a page: one of several pages, the whole list, or a whole list too short for a search form. */
export type Extent = "pages" | "whole" | "short";

/** State of a list as requested by the address; unknown values are left out. */
export interface ListState {
  /** "" for none. */
  term: string;
  /** Selected values by facet, known ones only. */
  facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** First and last day, both included. */
  from: string | null;
  to: string | null;
  order: Order;
  view: ListView;
  /** `2026-11`; null for the month of the request. */
  month: string | null;
  page: number;
  size: number;
}

/** Fields that visitors write into; problems with others come from addresses. */
export const formFields = ["q", "from", "to"] as const;
type FormField = (typeof formFields)[number];

/** A query parameter that could not be applied. */
export interface ListProblem {
  field: FormField | "month" | FacetName;
  code:
    | ("term.tooShort" | "term.invalid" | "day.invalid" | "days.order" | "month.invalid")
    | ("filter.unknown" | "filter.second");
  /** Value as sent, truncated. */
  value: string;
}

export interface FacetOption {
  value: string;
  /** Name of a category or tag; null for values that are codes or their own names. */
  label: string | null;
  /** Number of categories above it. */
  depth: number;
  /** Vocabulary of a category when there are several. */
  group: Label | null;
  /** Number of rows with the option selected. */
  count: number;
  isSelected: boolean;
  /** Language of the label, or of the value when all its rows are in another language than the page. */
  language: Language | null;
}

/** The part of a list that was read of the CMS: the first records of all. */
export interface Cut {
  read: number;
  total: number;
}

export interface ListingFacet {
  name: FacetName;
  choice: Facet<unknown>["choice"];
  /** True when values mean the same in every language. */
  isShared: boolean;
  options: readonly FacetOption[];
}

/** Why a search has no answer: it failed, or its index is not built yet. */
export type Failure = "failed" | "preparing";

/** Corrections and additions that a search made to a term. */
export interface SearchNotes {
  /** Words with typing errors, and what was looked for instead. */
  corrected: readonly { typed: string; used: string }[];
  /** Words that no page has. */
  missing: readonly string[];
  /** Words of the office that were looked for as well. */
  also: readonly string[];
  /** Words that were not looked for, as the term has too many. */
  ignored: readonly string[];
  /** True when some results do not have all words. */
  isPartial: boolean;
  /** First results on other sites, or in other languages of this one (`null`), where the page has few. */
  elsewhere: readonly { site: string | null; links: readonly FoundLink[] }[];
}

export interface FoundLink {
  title: string;
  href: string;
  /** Set when the language differs from the page's. */
  language: Language | null;
}

/** A list in its requested state: the rows shown and the other ways to show it. Plain data. */
export interface Listing<Row> {
  state: ListState;
  problems: readonly ListProblem[];
  /** Set when the search that the rows depend on has no answer. */
  failure: Failure | null;
  /** Null without a search. */
  notes: SearchNotes | null;
  /** Set when the CMS has more records than are read. */
  cut: Cut | null;
  /** Rows of the current page. */
  rows: readonly Row[];
  /** Number of matching rows. */
  total: number;
  /** All matching rows in order; those of a list from the index are read when they are asked for. */
  readonly matching: readonly Row[];
  /** Reads all matching rows of a list from the index in steps, so that others are answered between them. */
  readMatching?(ownTurn: () => Promise<void>): Promise<void>;
  /** The matching rows of a list from the index, for who does not hold them all. */
  readonly indexed?: RowsInSteps<Row>;
  /** Position of the first row shown, from 1. */
  first: number;
  pages: number;
  extent: Extent;
  facets: readonly ListingFacet[];
  orders: readonly [Order, ...Order[]];
  views: readonly [ListView, ...ListView[]];
  /** `days` when rows can be filtered by days; `ranked` when results have an order by relevance. */
  asks: { days: boolean; ranked: boolean };
}

export interface RowsInSteps<Row> {
  /** Another one after each change of the index. */
  version: string;
  /** All rows, some at a time; each is as it is when it is reached, and one that is gone by then is left out. */
  steps(): Iterable<readonly Row[]>;
}

/** Page sizes; the first one is the default. */
export const pageSizes = [20, 50, 100] as const;

/** Number of results up to which they are shown expanded. */
export const fewRows = 5;
