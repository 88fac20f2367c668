import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import { tellingWords, withoutStopWords } from "#schemas/lists/words/stop-words.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Column } from "#server/search/tables.ts";
import { stemToken, structureToken } from "#server/search/tokens.ts";

/** A word or expression of a term, with everything that may match in its place. */
export interface Clause {
  typed: string;
  /** Each is a list of words that must all match. */
  alternatives: readonly (readonly string[])[];
  /** True when only the first letters of a word are known. */
  isPrefix?: boolean;
  isExpression?: boolean;
  /** True when the word may be incomplete, as it is still being typed. */
  isUnfinished?: boolean;
  /** Inverse document frequency: higher for clauses that few content items match. */
  weight: number;
}

/** Number of words of a term that are searched for; further ones are ignored and reported. */
export const maxWords = 12;

export function wordsOfTerm(term: string, language: Language): string[] {
  return withoutStopWords(term, language).slice(0, maxWords);
}

/** Like `wordsOfTerm`, for words that are already folded: pairs of a word and its folded form. */
export function significantWords(folded: ReadonlyMap<string, string>, language: Language): string[] {
  return tellingWords(folded, language).slice(0, maxWords);
}

export function ignoredWords(term: string, language: Language): string[] {
  return withoutStopWords(term, language).slice(maxWords);
}

/** The stems of a term in their order, by which the search dictionary is looked up. */
export function stemsOf(term: string, language: Language): string[] {
  return splitWords(term).map((word) => stemOf(foldWord(word), language));
}

/** What to search: a site, a language and kinds of content. */
export interface SearchScope {
  site: string;
  language: Language;
  /** Structure keys; null for all. */
  keys: readonly string[] | null;
}

export type UnweightedClause = Omit<Clause, "weight">;

/** Writes an FTS5 query for content items that match all clauses. Tokens are quoted, so that none is syntax. */
export function toQuery(clauses: readonly UnweightedClause[], scope: Omit<SearchScope, "site">): string {
  return inStructures(clauses.map((clause) => clauseQuery(clause, scope.language)).join(" AND "), scope);
}

/** Writes an FTS5 query for content items that match any clause, in a column or in all. */
export function toAnyQuery(
  clauses: readonly UnweightedClause[],
  scope: Omit<SearchScope, "site">,
  column?: Column,
): string {
  const query = clauses.map((clause) => clauseQuery(clause, scope.language)).join(" OR ");
  return inStructures(column ? `${column} : (${query})` : query, scope);
}

function inStructures(query: string, { keys }: Pick<SearchScope, "keys">): string {
  return keys === null || keys.length === 0
    ? query
    : `(${keys.map((key) => quoted(structureToken(key))).join(" OR ")}) AND (${query})`;
}

function clauseQuery({ alternatives, isPrefix, isUnfinished }: UnweightedClause, language: Language): string {
  const variants = alternatives.map((words) => {
    const each = words.map((word) => {
      const whole = isPrefix ? [] : [quoted(stemToken(word, language))];
      const prefixes =
        isPrefix || isUnfinished
          ? [word, `_${foldWord(word)}`, `~${foldWord(word)}`].map((token) => `${quoted(token)} *`)
          : [];
      return `(${[...whole, ...prefixes].join(" OR ")})`;
    });
    return `(${each.join(" AND ")})`;
  });
  return `(${variants.join(" OR ")})`;
}

function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}
