import type { DatabaseSync } from "node:sqlite";
import { foldWord } from "#schemas/lists/words/split.ts";
import { isStopWord } from "#schemas/lists/words/stop-words.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { type Matches, weightOf } from "#server/search/matches.ts";
import type { Dictionary } from "./dictionary.ts";
import { type Expression, expressionsIn, plainExpressions } from "./expressions.ts";
import { type Clause, ignoredWords, type SearchScope, stemsOf, wordsOfTerm } from "./fts-query.ts";
import { createSpelling } from "./spelling.ts";

/** What a term is taken to look for, and what was done with its words. */
export interface Interpretation {
  clauses: readonly Clause[];
  /** Words that were replaced by others, as nothing has them. */
  corrected: readonly { typed: string; used: string }[];
  /** Words that nothing has. */
  missing: readonly string[];
  /** Words of the dictionary that were looked for as well. */
  also: readonly string[];
  /** Words that were not looked for, as the term has too many. */
  ignored: readonly string[];
  /** Share of its words and expressions that contents have as they were typed; what begins words counts for a half. */
  matchedShare: number;
}

/** Words that may stand in for one with typing errors. */
const maxCorrections = 3;
/** A word that nothing has may share its beginning with others: at least so many letters, and so great a part of it. */
const shortestBeginning = 5;
const minOfWord = 0.6;
const longestWord = 40;
/** Letters of a word that may be joined with others. */
const shortestJoined = 4;
/** Words that are looked for in one, as in `prispeveknabydleni`. */
const maxJoined = 4;

/** Unknown words of a term for which others are looked for; a visitor has fewer, and each costs a millisecond. */
const maxUnknown = 5;

/** Weight of a word that few contents have. */
const rareWeight = weightOf(5);

/** Returns functions that take the words of a term for parts that contents have. */
export function createInterpreter(
  database: DatabaseSync,
  { count, hitsByTitle, weigh }: Pick<Matches, "count" | "hitsByTitle" | "weigh">,
) {
  const { similarTo } = createSpelling(database);

  /** Takes a word that nothing has as the beginning of one; null when there is none. */
  function withPrefixes(typed: string, scope: SearchScope, letters = typed): Clause | null {
    return letters.length > 2 ? weigh({ typed, alternatives: [[letters]], isPrefix: true }, scope) : null;
  }

  /** Finds words like one that nothing has, or that it is made of; null when there are none. */
  function correctedClause(typed: string, scope: SearchScope, dictionary: Dictionary): Clause | null {
    const words = similarTo(typed, scope.language).filter((word) => weigh({ typed, alternatives: [[word]] }, scope));
    const alternatives = [
      ...words.slice(0, maxCorrections).map((word) => [word]),
      ...(words.length > 0 ? [] : dictionary.meaningsLike(typed).map((each) => wordsOfTerm(each, scope.language))),
    ];
    if (alternatives.length > 0) return weigh({ typed, alternatives }, scope);
    const letters = foldWord(typed);
    if (letters.length > longestWord) return null;
    const apart = wordsIn(letters, scope);
    if (apart.length > 1) return weigh({ typed, alternatives: [apart] }, scope);
    const shortest = Math.max(shortestBeginning, Math.ceil(minOfWord * letters.length));
    for (let length = letters.length - 1; length >= shortest; length -= 1) {
      const start = letters.slice(0, length);
      const meanings = dictionary.meaningsBegunBy(start).map((each) => wordsOfTerm(each, scope.language));
      const meant = meanings.length > 0 && weigh({ typed, alternatives: meanings }, scope);
      const shared = meant || withPrefixes(typed, scope, start);
      if (shared) return shared;
    }
    return null;
  }

  /** Words that were typed without the spaces between them, without those that say nothing; none when it is no such. */
  function wordsIn(letters: string, scope: SearchScope, limit = maxJoined): string[] {
    if (limit === 0) return [];
    for (let length = letters.length - shortestJoined; length > 0; length -= 1) {
      const word = letters.slice(0, length);
      const isStop = isStopWord(word, scope.language);
      if (!isStop && (length < shortestJoined || !isKnown(word, scope))) continue;
      const rest = letters.slice(length);
      const others = isKnown(rest, scope) ? [rest] : wordsIn(rest, scope, limit - 1);
      if (others.length > 0) return isStop ? others : [word, ...others];
    }
    return [];
  }

  const isNamed = (meaning: string, scope: SearchScope) =>
    hitsByTitle([{ typed: meaning, alternatives: [wordsOfTerm(meaning, scope.language)] }], scope, 1).length > 0;
  const isKnown = (word: string, scope: SearchScope) => count([{ typed: word, alternatives: [[word]] }], scope, 1) > 0;

  /** True for a meaning with every word of an expression, as `services and benefits` for `benefit`: to tell it says nothing. */
  function repeatsWords(meaning: string, typed: string, { language }: SearchScope): boolean {
    const said = new Set(stemsOf(meaning, language));
    return wordsOfTerm(typed, language).every((word) => stemsOf(word, language).every((stem) => said.has(stem)));
  }

  function interpret(
    expressions: readonly Expression[],
    scope: SearchScope,
    dictionary: Dictionary | null,
    limit = maxUnknown,
  ): Omit<Interpretation, "ignored"> {
    const corrected: { typed: string; used: string }[] = [];
    const missing: string[] = [];
    const clauses: Clause[] = [];
    const also: string[] = [];
    let [matchedShare, unknown] = [0, 0];
    function correctIfAllowed(typed: string, words: Dictionary): Clause | null {
      unknown += 1;
      return unknown > limit ? null : correctedClause(typed, scope, words);
    }
    function addClause({ typed, meanings }: Expression): void {
      const own = wordsOfTerm(typed, scope.language);
      const isItself = meanings.length === 0 || own.length > 1 || own[0] === typed;
      const whole = weigh(
        {
          typed,
          // Without its other words, `without work` is work.
          alternatives: [...(isItself ? [own] : []), ...meanings.map((each) => wordsOfTerm(each, scope.language))],
          isExpression: meanings.length > 0,
        },
        scope,
      );
      if (!whole && (own.length > 1 || !isItself)) {
        for (const each of plainExpressions(own)) addClause(each);
        return;
      }
      if (whole) also.push(...meanings.filter((meaning) => !repeatsWords(meaning, typed, scope)));
      const usable = whole ?? (dictionary && (withPrefixes(typed, scope) ?? correctIfAllowed(typed, dictionary)));
      if (usable) clauses.push(usable);
      else missing.push(typed);
      if (whole) matchedShare += 1;
      else if (usable?.isPrefix && usable.alternatives[0]?.[0] === typed) matchedShare += 0.5;
      const used = usable?.alternatives[0]?.join(" ");
      if (usable && !whole && !usable.isPrefix && used && used !== typed) corrected.push({ typed, used });
    }
    for (const expression of expressions) addClause(expression);
    const all = clauses.length + missing.length;
    return { clauses, corrected, missing, also, matchedShare: all === 0 ? 0 : matchedShare / all };
  }

  return {
    /** What the dictionary of a language says in words that Czech pages have; `isFirst` when it names no page of the language before. */
    czechMeanings(term: string, scope: SearchScope, dictionary: Dictionary): { clause: Clause; isFirst: boolean }[] {
      const czech = { ...scope, language: defaultLanguage };
      return expressionsIn(term, dictionary, scope.language).flatMap(({ typed, meanings }) =>
        meanings.flatMap((meaning, at) => {
          const clause = weigh(
            { typed, alternatives: [wordsOfTerm(meaning, czech.language)], isExpression: true },
            czech,
          );
          return clause ? { clause, isFirst: !meanings.slice(0, at).some((before) => isNamed(before, scope)) } : [];
        }),
      );
    },
    /** Adds words that are like those which few contents have: a typing error may make another word. */
    withSimilarWords: (clauses: readonly Clause[], { language }: SearchScope): Clause[] =>
      clauses.map((clause) => {
        const isPlain = !clause.isExpression && !clause.isPrefix && clause.weight >= rareWeight;
        const similar = isPlain ? similarTo(clause.typed, language).slice(0, maxCorrections) : [];
        return { ...clause, alternatives: [...clause.alternatives, ...similar.map((word) => [word])] };
      }),
    /** Takes words as they were typed. */
    wordsOnly: (term: string, scope: SearchScope): Interpretation => ({
      ...interpret(plainExpressions(wordsOfTerm(term, scope.language)), scope, null),
      ignored: ignoredWords(term, scope.language),
    }),
    /** Takes words also for what the dictionary says. */
    withDictionary: (term: string, scope: SearchScope, dictionary: Dictionary): Interpretation => ({
      ...interpret(expressionsIn(term, dictionary, scope.language), scope, null),
      ignored: ignoredWords(term, scope.language),
    }),
    /** Takes words also for what the dictionary says and as beginnings of others. */
    withPrefixes: (term: string, scope: SearchScope, dictionary: Dictionary): Interpretation => ({
      ...interpret(expressionsIn(term, dictionary, scope.language), scope, dictionary, 0),
      ignored: ignoredWords(term, scope.language),
    }),
    /** Takes words also for what the dictionary says and for others that they are like. */
    withCorrections: (term: string, scope: SearchScope, dictionary: Dictionary): Interpretation => ({
      ...interpret(expressionsIn(term, dictionary, scope.language), scope, dictionary),
      ignored: ignoredWords(term, scope.language),
    }),
  };
}
