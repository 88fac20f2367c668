import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import { withoutStopWords } from "#schemas/lists/words/stop-words.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { stemToken, structureToken } from "#server/search/tokens.ts";

/** A word of a term, with everything that may stand in its place. */
export interface Clause {
  /** As typed. */
  typed: string;
  /** Each is a word or several that must all be there. */
  alternatives: readonly (readonly string[])[];
  /** True for the beginning of a word. */
  isPrefix?: boolean;
  /** True for an expression of the dictionary. */
  isExpression?: boolean;
  /** True for a word that may be no more than the beginning of one. */
  isUnfinished?: boolean;
  /** The more the fewer contents have it. */
  weight: number;
}

/** Words of a term that are looked for; more are left out. */
export const maxWords = 12;

/** Returns the words of a term that say what is looked for. */
export function wordsOfTerm(term: string, language: Language): string[] {
  return withoutStopWords(term, language).slice(0, maxWords);
}

/** Returns the words of a term that are left out, as it has too many. */
export function ignoredWords(term: string, language: Language): string[] {
  return withoutStopWords(term, language).slice(maxWords);
}

/** The stems of a term in their order, by which a record of the search dictionary names it. */
export function stemsOf(term: string, language: Language): string[] {
  return splitWords(term).map((word) => stemOf(foldWord(word), language));
}

/** The site, language and kinds of content to search. */
export interface SearchScope {
  site: string;
  language: Language;
  /** Our structure keys; null for all. */
  keys: readonly string[] | null;
}

type UnweightedClause = Omit<Clause, "weight">;

/** Writes a query of FTS5 for contents, or titles, that have all parts. Every token is quoted: nothing in a term is syntax. */
export function toQuery(clauses: readonly UnweightedClause[], scope: Omit<SearchScope, "site">): string {
  return inStructures(clauses.map((clause) => clauseQuery(clause, scope.language)).join(" AND "), scope);
}

/** Writes a query that finds what has any of the parts. */
export function toAnyQuery(clauses: readonly UnweightedClause[], scope: Omit<SearchScope, "site">): string {
  return inStructures(clauses.map((clause) => clauseQuery(clause, scope.language)).join(" OR "), scope);
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
