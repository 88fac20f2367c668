import type { DatabaseSync } from "node:sqlite";
import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Hit } from "./hits.ts";
import { Matches } from "./matches.ts";
import { createRanking } from "./ranking.ts";
import { createReplacements } from "./replacements.ts";
import { createDictionaries } from "./term/dictionary.ts";
import { type SearchScope, type UnweightedClause, wordsOfTerm } from "./term/fts-query.ts";
import { readingsOf } from "./term/readings.ts";
import { createSpelling } from "./term/spelling.ts";

/** Number of words that are looked up; further ones are ignored. */
const maxWords = 6;
/** Number of titles that are ranked. When a few letters match more, those of the most wanted kinds are taken. */
const maxCompared = 100;
const maxPages = 6;
const maxExpressions = 3;
/** Number of corrections tried for a misspelled word. */
const maxCorrections = 3;

export interface Suggested {
  /** Everyday expressions of the search dictionary. */
  expressions: readonly string[];
  /** Ranked, best first. */
  hits: readonly Hit[];
}

/** Below this number of pages, pages named by the dictionary's meanings are added. */
const enough = 3;

/** Returns a function that completes what a visitor is typing from page titles and the search dictionary. */
export function createSuggest(database: DatabaseSync) {
  const { similarTo, withSimilarPrefix } = createSpelling(database);
  const dictionaryOf = createDictionaries(database);
  const matches = new Matches(database);
  const { hitsByTitle } = matches;
  const { beforeEnded, endedLast } = createReplacements(database, matches);

  return function suggest(text: string, scope: SearchScope, now: number): Suggested {
    const { language } = scope;
    const known = dictionaryOf(scope).expressionsWith(text);
    const { hits, words } = firstHits(text, scope);
    const clauses = words.map((clause) => ({ ...clause, isPrefix: clause.isUnfinished ?? false, weight: 1 }));
    // A service that has ended stays after its replacement, as its page links to it.
    const isValid = ({ validTo, structure }: Hit) => validTo === null || validTo >= now || structure === "service";
    const pages = createRanking(clauses, { language, now }).sort(hits.filter(isValid));
    const meanings = pages.length < enough ? known.slice(0, maxExpressions).flatMap(({ meanings }) => meanings) : [];
    const first = [...pages.slice(0, enough), ...saidIn(text, scope, now).filter(isValid), ...pages.slice(enough)];
    const meant = meanings.flatMap((meaning) => pagesNamed(meaning, scope).filter(isValid));
    const typed = text.trim().toLowerCase();
    const at = { ...scope, now };
    const expressions = withoutSameWords(
      known.map(({ expression }) => expression),
      language,
    );
    return {
      expressions: expressions.filter((expression) => expression.toLowerCase() !== typed).slice(0, maxExpressions),
      hits: endedLast(withoutSameTitle(beforeEnded([...first, ...meant], at), maxPages), at),
    };
  };

  /**
   * Tries readings of the text until titles match: its last word as a prefix, all words as prefixes, with corrections,
   * in other keyboard layouts and alphabets, without one of the words, and at last each word alone.
   */
  function firstHits(text: string, scope: SearchScope): { hits: Hit[]; words: readonly UnweightedClause[] } {
    const own = wordsOf(text, scope.language);
    for (const words of attempts(own, text, scope)) {
      const hits = words.length === 0 ? [] : hitsByTitle(words, scope, maxCompared);
      if (hits.length > 0) return { hits, words };
    }
    return { hits: [], words: own };
  }

  function* attempts(
    own: readonly UnweightedClause[],
    text: string,
    scope: SearchScope,
  ): Generator<readonly UnweightedClause[]> {
    yield own;
    yield own.map((clause) => ({ ...clause, isUnfinished: true }));
    yield own.map((clause) => corrected(clause, scope));
    for (const reading of readingsOf(text, scope.language)) yield wordsOf(reading, scope.language);
    if (own.length > 2) for (const at of own.keys()) yield own.toSpliced(at, 1);
    if (own.length > 1) for (const clause of own.toReversed()) yield [{ ...clause, isUnfinished: true }];
  }

  /** Pages one of whose situations the text is, best first. */
  function saidIn(text: string, scope: SearchScope, now: number): Hit[] {
    const clauses = wordsOf(text, scope.language).map((clause) => ({ ...clause, isUnfinished: false, weight: 1 }));
    if (clauses.length < 2) return [];
    const ranking = createRanking(clauses, { language: scope.language, now });
    const candidates = matches.withAny(clauses, scope, maxCompared, "situations");
    return ranking.sort(candidates.filter((hit) => ranking.answers(hit)));
  }

  function corrected(clause: UnweightedClause, scope: SearchScope): UnweightedClause {
    if (hitsByTitle([clause], scope, 1).length > 0) return clause;
    const whole = similarTo(clause.typed, scope.language);
    const similar = (whole.length > 0 ? whole : withSimilarPrefix(clause.typed, scope.language)).slice(
      0,
      maxCorrections,
    );
    return { ...clause, alternatives: [[clause.typed], ...similar.map((word) => [word])] };
  }

  /** Pages with every word of a meaning in their title, best title first. */
  function pagesNamed(meaning: string, scope: SearchScope): Hit[] {
    const words = wordsOfTerm(meaning, scope.language).map((word) => ({ typed: word, alternatives: [[word]] }));
    const clauses = words.map((clause) => ({ ...clause, weight: 1 }));
    const hits = words.length === 0 ? [] : hitsByTitle(words, scope, maxPages);
    return createRanking(clauses, { language: scope.language, now: 0 }).sort(hits);
  }
}

function wordsOf(text: string, language: Language): UnweightedClause[] {
  const last = splitWords(text).at(-1);
  const words = wordsOfTerm(text, language).slice(0, maxWords);
  return words.map((word) => ({ typed: word, alternatives: [[word]], isUnfinished: word === last }));
}

/** Leaves out expressions with the same significant words as an earlier one. */
function withoutSameWords(expressions: readonly string[], language: Language): string[] {
  const significant = expressions.map((expression) => wordsOfTerm(expression, language).toSorted().join(" "));
  return expressions.filter((_, at) => significant.indexOf(significant[at] ?? "") === at);
}

/** The first hits with different titles. */
function withoutSameTitle(hits: readonly Hit[], limit: number): Hit[] {
  const byTitle = new Map<string, Hit>();
  for (const hit of hits) {
    const title = foldWord(hit.title.toLowerCase());
    if (!byTitle.has(title)) byTitle.set(title, hit);
    if (byTitle.size === limit) break;
  }
  return [...byTitle.values()];
}
