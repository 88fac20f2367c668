import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import { withoutStopWords } from "#schemas/lists/words/stop-words.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { scope, stemToken } from "#server/search/tokens.ts";

/** A word of a term, with everything that may stand in its place. */
export interface Part {
  /** As typed. */
  typed: string;
  /** Each is a word or several that must all be there. */
  alternatives: readonly (readonly string[])[];
  /** True for the beginning of a word. */
  isBeginning?: boolean;
  /** True for an expression of the dictionary. */
  isExpression?: boolean;
  /** True for a word that may be no more than the beginning of one. */
  isBegun?: boolean;
  /** The more the fewer contents have it. */
  weight: number;
}

/** Words of a term that are looked for; more are left out. */
export const mostWords = 12;

/** Returns the words of a term that say what is looked for. */
export function wordsOfTerm(term: string, language: Language): string[] {
  return withoutStopWords(term, language).slice(0, mostWords);
}

/** Returns the words of a term that are left out, as it has too many. */
export function wordsLeftOut(term: string, language: Language): string[] {
  return withoutStopWords(term, language).slice(mostWords);
}

/** The stems of a term in their order, by which a record of the search dictionary names it. */
export function stemsOf(term: string, language: Language): string[] {
  return splitWords(term).map((word) => stemOf(foldWord(word), language));
}

/** The site, language and kinds of content to search. */
export interface Range {
  site: string;
  language: Language;
  /** Our structure keys; null for all. */
  keys: readonly string[] | null;
}

type Wanted = Omit<Part, "weight">;

/** Writes a query of FTS5 for contents, or titles, that have all parts. Every token is quoted: nothing in a term is syntax. */
export function toQuery(parts: readonly Wanted[], range: Omit<Range, "site">): string {
  return inKinds(parts.map((part) => partQuery(part, range.language)).join(" AND "), range);
}

/** Writes a query that finds what has any of the parts. */
export function toAnyQuery(parts: readonly Wanted[], range: Omit<Range, "site">): string {
  return inKinds(parts.map((part) => partQuery(part, range.language)).join(" OR "), range);
}

function inKinds(query: string, { keys }: Pick<Range, "keys">): string {
  return keys === null || keys.length === 0
    ? query
    : `(${keys.map((key) => quoted(scope(key))).join(" OR ")}) AND (${query})`;
}

function partQuery({ alternatives, isBeginning, isBegun }: Wanted, language: Language): string {
  const ways = alternatives.map((words) => {
    const each = words.map((word) => {
      const whole = isBeginning ? [] : [quoted(stemToken(word, language))];
      const begun =
        isBeginning || isBegun
          ? [word, `_${foldWord(word)}`, `~${foldWord(word)}`].map((token) => `${quoted(token)} *`)
          : [];
      return `(${[...whole, ...begun].join(" OR ")})`;
    });
    return `(${each.join(" AND ")})`;
  });
  return `(${ways.join(" OR ")})`;
}

function quoted(token: string): string {
  return `"${token.replaceAll('"', '""')}"`;
}
