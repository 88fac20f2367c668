import type { Language } from "#schemas/site/language-codes.ts";
import type { Label } from "#schemas/site/topics.ts";
import type { Facet, FacetName, ListView, Order } from "./list.ts";
import type { ListProblem, ListState } from "./list-state.ts";

/** Extent of a page: one of several pages, the whole list, or a whole list too short for a search form. */
export type Extent = "pages" | "whole" | "short";

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

/** Number of results up to which they are shown expanded. */
export const fewRows = 5;
