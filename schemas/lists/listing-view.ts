import type { Language } from "#schemas/site/language-codes.ts";
import type { Label } from "#schemas/site/topics.ts";
import type { Facet, FacetName, ListView, Order } from "./list.ts";
import type { ListProblem, ListState } from "./list-state.ts";
import type { OfficeAnswer } from "./search/office-answer.ts";
import type { NearPlace } from "./surroundings.ts";

/** What a page shows: one of several pages, the whole list, or a whole list too short for a search form. */
export type Extent = "pages" | "whole" | "short";

export interface FacetOption {
  value: string;
  /** Name of a category or tag; null for values that are codes or their own names. */
  label: string | null;
  /** Number of ancestor categories. */
  depth: number;
  /** Vocabulary of a category when there are several. */
  group: Label | null;
  /** Number of rows if the option is selected. */
  count: number;
  isSelected: boolean;
  /** Language of the label, or of the value when all its rows are in another language than the page. */
  language: Language | null;
}

/** How much of a truncated CMS list was read. */
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

/** Reason why a search has no results: it failed, or its index is not ready. */
export type Failure = "failed" | "preparing";

/** Corrections and additions that a search made to a term. */
export interface SearchNotes {
  /** Misspelt words and their corrections. */
  corrected: readonly { typed: string; used: string }[];
  /** Words that occur on no page. */
  missing: readonly string[];
  /** Official synonyms that were searched as well. */
  also: readonly string[];
  /** Ignored words, when the term has too many. */
  ignored: readonly string[];
  /** True when some results lack some of the words. */
  isPartial: boolean;
  /** Offices that the term asks for, on any site. */
  offices: readonly OfficeAnswer[];
  /** Place in the term when the offices are only near it. */
  near: NearPlace | null;
  /** First results on other sites, or in other languages of this site (`null`). */
  elsewhere: readonly FoundElsewhere[];
}

/** The notes of a search of one site in one language. */
export const noneElsewhere: Pick<SearchNotes, "offices" | "near" | "elsewhere"> = {
  offices: [],
  near: null,
  elsewhere: [],
};

export interface FoundElsewhere {
  /** Null for the visited site. */
  site: string | null;
  /** True when the first of them is better than all results of the visited site. */
  isBetter: boolean;
  links: readonly FoundLink[];
}

export interface FoundLink {
  title: string;
  href: string;
  /** Set when the language differs from the page's. */
  language: Language | null;
}

/** A list in its requested state: the visible rows and the available filters and orders. Plain data. */
export interface Listing<Row> {
  state: ListState;
  problems: readonly ListProblem[];
  /** Set when the search behind the rows has no results to offer. */
  failure: Failure | null;
  notes: SearchNotes | null;
  /** Set when the CMS has more records than were read. */
  cut: Cut | null;
  /** Set when no row is in the place that was searched for, and the rows are those around it. */
  near: NearPlace | null;
  rows: readonly Row[];
  /** Number of matching rows. */
  total: number;
  /** All matching rows in order; for a list in the search index they are read on access. */
  readonly matching: readonly Row[];
  /** Reads all matching rows from the search index in steps, yielding to other requests in between. */
  readMatching?(yieldToRequests: () => Promise<void>): Promise<void>;
  /** Streams the matching rows from the search index without holding all of them. */
  readonly indexed?: RowsInSteps<Row>;
  /** Number of the first visible row, from 1. */
  first: number;
  pages: number;
  extent: Extent;
  facets: readonly ListingFacet[];
  orders: readonly [Order, ...Order[]];
  views: readonly [ListView, ...ListView[]];
  /** `days` when rows can be filtered by days; `ranked` when results can be ordered by relevance. */
  asks: { days: boolean; ranked: boolean };
}

export interface RowsInSteps<Row> {
  /** Changes whenever the index changes. */
  version: string;
  /** All rows in chunks. Each row is read when it is reached; rows deleted meanwhile are skipped. */
  steps(): Iterable<readonly Row[]>;
}

/** Maximum number of results that are shown expanded. */
export const fewRows = 5;
