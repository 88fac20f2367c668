import type { Hit } from "./hits.ts";
import type { Best } from "./matches.ts";
import type { SearchScope } from "./term/fts-query.ts";
import type { Interpretation } from "./term/interpretation.ts";

/** What to search, and the time by which the age of pages is judged. */
export interface RankedScope extends SearchScope {
  now: number;
}

/** Smallest share of a term's words that must match for another reading of it to be used. */
export const minMatchedShare = 0.5;

/** Result of a search: the ranked hits, then the rowids of further matches. */
export interface SearchResult
  extends Best,
    Pick<Interpretation, "clauses" | "corrected" | "missing" | "also" | "ignored"> {
  /** Number of matching content items, including those that were not read. */
  total: number;
  /** True when some hits have only some of the words. */
  isPartial: boolean;
  /** Rowids of all matching content items, unordered. */
  rowids(): number[];
}

/** Pages in Czech that match a term in another language. */
export interface CzechResult extends SearchResult {
  /** Expressions of the term that the dictionary translates into Czech. */
  named: readonly string[];
  /** True when the Czech pages are listed first, because the dictionary names no page in the language before them. */
  isFirst: boolean;
}

export function noHits(interpretation: Interpretation): SearchResult {
  return { ...interpretation, hits: [], rest: [], total: 0, isPartial: false, rowids: () => [] };
}

/** Result of hits that were found by something else than the words of the term. */
export function onlyHits(hits: readonly Hit[], { ignored }: Pick<Interpretation, "ignored">): SearchResult {
  return {
    clauses: [],
    corrected: [],
    missing: [],
    also: [],
    ignored,
    hits,
    rest: [],
    total: hits.length,
    isPartial: false,
    rowids: () => hits.map(({ rowid }) => rowid),
  };
}

/** Moves a page to the top, or adds it when the term does not match it. */
export function withFirst(first: Hit, result: SearchResult): SearchResult {
  const others = result.hits.filter(({ rowid }) => rowid !== first.rowid);
  const rest = result.rest.filter((rowid) => rowid !== first.rowid);
  const isNew = others.length === result.hits.length && rest.length === result.rest.length;
  const rowids = () => [first.rowid, ...result.rowids()];
  return { ...result, hits: [first, ...others], rest, total: result.total + (isNew ? 1 : 0), rowids };
}
