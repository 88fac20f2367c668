import type { Language } from "#schemas/site/languages.ts";

/** What lists can be narrowed by; each is the name of a parameter of the address too. */
export const facetNames = [
  "type",
  "kind",
  "category",
  "field",
  "letter",
  "topic",
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

/** The orders a list can be shown in; `given` is that of the list itself, `relevance` and `nearest` need a term and a place. */
export const orders = ["given", "relevance", "nearest", "newest", "az", "za"] as const;
export type Order = (typeof orders)[number];

/** The ways to look at a list. */
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

/** One way to narrow a list. */
export interface Facet<Row> {
  name: FacetName;
  /** `any`: options that are all in sight, several may be taken; `one`: a choice of one among many. */
  choice: "any" | "one";
  valuesOf(row: Row, now: number): readonly string[];
  /** All values in their order, where they are codes; others are sorted as texts. */
  known?: readonly string[];
  /** Highest first, as years. */
  isDescending?: boolean;
  /** Of the values, where they have one name on pages in all languages. */
  language?: Language;
}

/** How the rows of a page can be searched, narrowed and put in order (spec §2.4, list pages). */
export interface List<Row> {
  /** What a term is looked for in; left out where the CMS searches, which then says by `idOf` what it found. */
  textOf?(row: Row): string;
  idOf?(row: Row): string;
  nameOf(row: Row): string;
  /** Whether a row is there at all at a time in milliseconds; left out where all are. */
  isShown?(row: Row, now: number): boolean;
  /** The language of a row that is not in the page's own: those rows come after all others. */
  languageOf?(row: Row): Language | null;
  /** ISO instant, for `newest`. */
  dateOf?(row: Row): string | null;
  /** When it takes place: what lies between the days asked for is shown. */
  periodsOf?(row: Row): readonly Period[];
  positionOf?(row: Row): Position | null;
  /** The order `given`, where it depends on the time of the request. */
  arrange?(rows: readonly Row[], now: number): readonly Row[];
  facets: readonly Facet<Row>[];
  /** The first one holds when nothing else is asked for. */
  orders: readonly [Order, ...Order[]];
  views: readonly [ListView, ...ListView[]];
  /** All rows stand on one page; with fewer than these there is nothing to ask for. Left out where they come in pages. */
  searchedFrom?: number;
}

/** How much of a list its page holds: a part; all of it; all of so little that nobody is asked what to look for. */
export type Extent = "pages" | "whole" | "short";

/** What the address of a list asks for, as far as the list knows it. */
export interface ListState {
  /** "" for none. */
  term: string;
  /** Those asked for; names and values that the list knows. */
  facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** Days, both included. */
  from: string | null;
  to: string | null;
  near: (Position & { km: number }) | null;
  order: Order;
  view: ListView;
  /** `2026-11`; null for the month of the request. */
  month: string | null;
  page: number;
  size: number;
}

/** What of the address could not be followed, by the parameter. */
export interface ListProblem {
  field: "q" | "from" | "to" | "near" | "month";
  code: "term.tooShort" | "term.invalid" | "day.invalid" | "days.order" | "place.invalid" | "month.invalid";
  /** As it was sent, its beginning if it is endless. */
  value: string;
}

export interface FacetOption {
  value: string;
  /** Rows that the list would hold with it. */
  count: number;
  isSelected: boolean;
  /** Set when the value comes from rows that are not in the page's language alone. */
  language: Language | null;
}

/** A list as it is asked for: what is shown of it and how else it can be shown. Plain data. */
export interface Listing<Row> {
  state: ListState;
  problems: readonly ListProblem[];
  /** The search that the rows depend on could not be done. */
  isFailed: boolean;
  /** The rows of the page on show. */
  rows: readonly Row[];
  /** All rows that match, in order. */
  matching: readonly Row[];
  /** Place of the first row on show, from 1. */
  first: number;
  pages: number;
  extent: Extent;
  facets: readonly { name: FacetName; choice: Facet<unknown>["choice"]; options: readonly FacetOption[] }[];
  orders: readonly [Order, ...Order[]];
  views: readonly [ListView, ...ListView[]];
  /** Whether it can be asked for days and for what is near a place; whether a term puts what it finds in an order of its own. */
  asks: { days: boolean; near: boolean; ranked: boolean };
}

/** Rows on a page, the first unless another is asked for. */
export const pageSizes = [20, 50, 100] as const;

/** What is found stands open, where it is so little. */
export const fewRows = 5;

/** Kilometres around a place that are near, unless others are asked for. */
export const distances = [20, 5, 10, 50, 100] as const;
