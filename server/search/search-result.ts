import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import type { Hit } from "./hits.ts";
import { Bitmap } from "./lists/bitmaps.ts";
import type { Matching } from "./matches.ts";
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
  extends Matching,
    Pick<Interpretation, "clauses" | "corrected" | "missing" | "also" | "ignored"> {
  /** True when some hits have only some of the words. */
  isPartial: boolean;
}

/** Pages in Czech that match a term in another language. */
export interface CzechResult extends SearchResult {
  /** Expressions of the term that the dictionary translates into Czech. */
  named: readonly string[];
  /** True when the Czech pages are listed first, because the dictionary names no page in the language before them. */
  isFirst: boolean;
}

/** A hit and the language of its page. */
export interface Result extends Hit {
  language: Language;
}

/** The hits in a language and those in Czech only, in the order in which visitors see them. */
export function resultsOf(own: SearchResult, czech: CzechResult | null, language: Language): Result[] {
  const hits = own.hits.map((hit) => ({ ...hit, language }));
  if (!czech) return hits;
  const more = inCzechOnly(czech.hits, language);
  return czech.isFirst ? [...more, ...hits] : [...hits, ...more];
}

export function inCzechOnly(hits: readonly Hit[], language: Language): Result[] {
  return hits
    .filter(({ languages }) => !languages.split(" ").includes(language))
    .map((hit) => ({ ...hit, language: defaultLanguage }));
}

export function noHits(interpretation: Interpretation): SearchResult {
  return { ...interpretation, hits: [], rest: [], total: 0, isPartial: false, all: () => new Bitmap() };
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
    all: () => Bitmap.of(hits.map(({ rowid }) => rowid)),
  };
}

/** Moves a page to the top, or adds it when the term does not match it. */
export function withFirst(first: Hit, result: SearchResult): SearchResult {
  const others = result.hits.filter(({ rowid }) => rowid !== first.rowid);
  const rest = result.rest.filter((rowid) => rowid !== first.rowid);
  const isNew = others.length === result.hits.length && rest.length === result.rest.length;
  return {
    ...result,
    hits: [first, ...others],
    rest,
    total: result.total + (isNew ? 1 : 0),
    all: () => result.all().with([first.rowid]),
  };
}
