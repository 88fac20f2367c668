import type { DatabaseSync } from "node:sqlite";
import { foldWord } from "#schemas/lists/words/split.ts";
import { isStopWord } from "#schemas/lists/words/stop-words.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { type Matches, weightOf } from "#server/search/matches.ts";
import type { Dictionary } from "./dictionary.ts";
import { type Expression, expressionsIn, plainExpressions } from "./expressions.ts";
import { type Part, type Range, stemsOf, wordsLeftOut, wordsOfTerm } from "./fts-query.ts";
import { createSpelling } from "./spelling.ts";

/** What a term is taken to look for, and what was done with its words. */
export interface Understood {
  parts: readonly Part[];
  /** Words that were replaced by others, as nothing has them. */
  corrected: readonly { typed: string; used: string }[];
  /** Words that nothing has. */
  missing: readonly string[];
  /** Words of the dictionary that were looked for as well. */
  also: readonly string[];
  /** Words that were not looked for, as the term has too many. */
  ignored: readonly string[];
  /** Share of its words and expressions that contents have as they were typed; what begins words counts for a half. */
  known: number;
}

/** Words that may stand in for one with typing errors. */
const mostCorrections = 3;
/** A word that nothing has may share its beginning with others: at least so many letters, and so great a part of it. */
const shortestBeginning = 5;
const leastOfWord = 0.6;
const longestWord = 40;
/** Letters of a word that may be joined with others. */
const shortestJoined = 4;
/** Words that are looked for in one, as in `prispeveknabydleni`. */
const mostJoined = 4;

/** Unknown words of a term for which others are looked for; a visitor has fewer, and each costs a millisecond. */
const mostUnknown = 5;

/** Weight of a word that few contents have. */
const rareWeight = weightOf(5);

/** Returns functions that take the words of a term for parts that contents have. */
export function createUnderstanding(
  database: DatabaseSync,
  { count, titled, weighed }: Pick<Matches, "count" | "titled" | "weighed">,
) {
  const { similarTo } = createSpelling(database);

  /** Takes a word that nothing has as the beginning of one; null when there is none. */
  function begun(typed: string, range: Range, letters = typed): Part | null {
    return letters.length > 2 ? weighed({ typed, alternatives: [[letters]], isBeginning: true }, range) : null;
  }

  /** Finds words like one that nothing has, or that it is made of; null when there are none. */
  function tolerated(typed: string, range: Range, dictionary: Dictionary): Part | null {
    const words = similarTo(typed, range.language).filter((word) => weighed({ typed, alternatives: [[word]] }, range));
    const alternatives = [
      ...words.slice(0, mostCorrections).map((word) => [word]),
      ...(words.length > 0 ? [] : dictionary.meaningsLike(typed).map((each) => wordsOfTerm(each, range.language))),
    ];
    if (alternatives.length > 0) return weighed({ typed, alternatives }, range);
    const letters = foldWord(typed);
    if (letters.length > longestWord) return null;
    const apart = wordsIn(letters, range);
    if (apart.length > 1) return weighed({ typed, alternatives: [apart] }, range);
    const shortest = Math.max(shortestBeginning, Math.ceil(leastOfWord * letters.length));
    for (let length = letters.length - 1; length >= shortest; length -= 1) {
      const start = letters.slice(0, length);
      const meanings = dictionary.meaningsBegunBy(start).map((each) => wordsOfTerm(each, range.language));
      const meant = meanings.length > 0 && weighed({ typed, alternatives: meanings }, range);
      const shared = meant || begun(typed, range, start);
      if (shared) return shared;
    }
    return null;
  }

  /** Words that were typed without the spaces between them, without those that say nothing; none when it is no such. */
  function wordsIn(letters: string, range: Range, most = mostJoined): string[] {
    if (most === 0) return [];
    for (let length = letters.length - shortestJoined; length > 0; length -= 1) {
      const word = letters.slice(0, length);
      const saysNothing = isStopWord(word, range.language);
      if (!saysNothing && (length < shortestJoined || !isKnown(word, range))) continue;
      const rest = letters.slice(length);
      const others = isKnown(rest, range) ? [rest] : wordsIn(rest, range, most - 1);
      if (others.length > 0) return saysNothing ? others : [word, ...others];
    }
    return [];
  }

  const isNamed = (meaning: string, range: Range) =>
    titled([{ typed: meaning, alternatives: [wordsOfTerm(meaning, range.language)] }], range, 1).length > 0;
  const isKnown = (word: string, range: Range) => count([{ typed: word, alternatives: [[word]] }], range, 1) > 0;

  /** True for a meaning with every word of an expression, as `services and benefits` for `benefit`: to tell it says nothing. */
  function saysAll(meaning: string, typed: string, { language }: Range): boolean {
    const said = new Set(stemsOf(meaning, language));
    return wordsOfTerm(typed, language).every((word) => stemsOf(word, language).every((stem) => said.has(stem)));
  }

  function understand(
    expressions: readonly Expression[],
    range: Range,
    dictionary: Dictionary | null,
    most = mostUnknown,
  ): Omit<Understood, "ignored"> {
    const corrected: { typed: string; used: string }[] = [];
    const missing: string[] = [];
    const parts: Part[] = [];
    const also: string[] = [];
    let [known, unknown] = [0, 0];
    function likely(typed: string, words: Dictionary): Part | null {
      unknown += 1;
      return unknown > most ? null : tolerated(typed, range, words);
    }
    function look({ typed, meanings }: Expression): void {
      const own = wordsOfTerm(typed, range.language);
      const isItself = meanings.length === 0 || own.length > 1 || own[0] === typed;
      const whole = weighed(
        {
          typed,
          // Without its other words, `without work` is work.
          alternatives: [...(isItself ? [own] : []), ...meanings.map((each) => wordsOfTerm(each, range.language))],
          isExpression: meanings.length > 0,
        },
        range,
      );
      if (!whole && (own.length > 1 || !isItself)) {
        for (const each of plainExpressions(own)) look(each);
        return;
      }
      if (whole) also.push(...meanings.filter((meaning) => !saysAll(meaning, typed, range)));
      const usable = whole ?? (dictionary && (begun(typed, range) ?? likely(typed, dictionary)));
      if (usable) parts.push(usable);
      else missing.push(typed);
      if (whole) known += 1;
      else if (usable?.isBeginning && usable.alternatives[0]?.[0] === typed) known += 0.5;
      const used = usable?.alternatives[0]?.join(" ");
      if (usable && !whole && !usable.isBeginning && used && used !== typed) corrected.push({ typed, used });
    }
    for (const expression of expressions) look(expression);
    const all = parts.length + missing.length;
    return { parts, corrected, missing, also, known: all === 0 ? 0 : known / all };
  }

  return {
    /** What the dictionary of a language says in words that Czech pages have; `isFirst` when it names no page of the language before. */
    inCzech(term: string, range: Range, dictionary: Dictionary): { part: Part; isFirst: boolean }[] {
      const czech = { ...range, language: defaultLanguage };
      return expressionsIn(term, dictionary, range.language).flatMap(({ typed, meanings }) =>
        meanings.flatMap((meaning, at) => {
          const part = weighed(
            { typed, alternatives: [wordsOfTerm(meaning, czech.language)], isExpression: true },
            czech,
          );
          return part ? { part, isFirst: !meanings.slice(0, at).some((before) => isNamed(before, range)) } : [];
        }),
      );
    },
    /** Adds words that are like those which few contents have: a typing error may make another word. */
    broadened: (parts: readonly Part[], { language }: Range): Part[] =>
      parts.map((part) => {
        const isPlain = !part.isExpression && !part.isBeginning && part.weight >= rareWeight;
        const similar = isPlain ? similarTo(part.typed, language).slice(0, mostCorrections) : [];
        return { ...part, alternatives: [...part.alternatives, ...similar.map((word) => [word])] };
      }),
    /** Takes words as they were typed. */
    exactly: (term: string, range: Range): Understood => ({
      ...understand(plainExpressions(wordsOfTerm(term, range.language)), range, null),
      ignored: wordsLeftOut(term, range.language),
    }),
    /** Takes words also for what the dictionary says. */
    literally: (term: string, range: Range, dictionary: Dictionary): Understood => ({
      ...understand(expressionsIn(term, dictionary, range.language), range, null),
      ignored: wordsLeftOut(term, range.language),
    }),
    /** Takes words also for what the dictionary says and as beginnings of others. */
    begun: (term: string, range: Range, dictionary: Dictionary): Understood => ({
      ...understand(expressionsIn(term, dictionary, range.language), range, dictionary, 0),
      ignored: wordsLeftOut(term, range.language),
    }),
    /** Takes words also for what the dictionary says and for others that they are like. */
    tolerantly: (term: string, range: Range, dictionary: Dictionary): Understood => ({
      ...understand(expressionsIn(term, dictionary, range.language), range, dictionary),
      ignored: wordsLeftOut(term, range.language),
    }),
  };
}
