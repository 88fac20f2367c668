import type { DatabaseSync } from "node:sqlite";
import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { createHits, type Hit } from "./hits.ts";
import { createRanking } from "./ranking.ts";
import { createDictionaries } from "./term/dictionary.ts";
import { type Part, type Range, wordsOfTerm } from "./term/fts-query.ts";
import { readingsOf } from "./term/readings.ts";
import { createSpelling } from "./term/spelling.ts";

/** Words of a text that are looked for; more are left out. */
const mostWords = 6;
/** Titles that are compared: of those that a few letters begin, these are of the kinds that are mostly looked for. */
const mostCompared = 100;
const mostPages = 6;
const mostExpressions = 3;
/** Words that may stand in for one with typing errors. */
const mostCorrections = 3;

export interface Suggested {
  /** Everyday expressions of the search dictionary. */
  expressions: readonly string[];
  /** The best first. */
  hits: readonly Hit[];
}

/** With fewer pages, those follow that the dictionary names for what is typed. */
const enough = 3;

type Wanted = Omit<Part, "weight">;

/** Returns a function that finds what a visitor may be about to type, by titles and by the search dictionary. */
export function createSuggest(database: DatabaseSync) {
  const { similarTo, begunLike } = createSpelling(database);
  const dictionaryOf = createDictionaries(database);
  const { titled } = createHits(database);

  return function suggest(text: string, range: Range, now: number): Suggested {
    const { language } = range;
    const written = dictionaryOf(range).expressionsWith(text);
    const { hits, words } = firstFound(text, range);
    const parts = words.map((part) => ({ ...part, isBeginning: part.isBegun ?? false, weight: 1 }));
    // A service that has ended says what is in its place.
    const isValid = ({ validTo, structure }: Hit) => validTo === null || validTo >= now || structure === "service";
    const pages = createRanking(parts, { language, now }).sort(hits.filter(isValid));
    const meant = pages.length < enough ? written.slice(0, mostExpressions).flatMap(({ meanings }) => meanings) : [];
    const more = meant.flatMap((meaning) => named(meaning, range).filter(isValid));
    const folded = text.trim().toLowerCase();
    const expressions = withoutSameWords(
      written.map(({ expression }) => expression),
      language,
    );
    return {
      expressions: expressions.filter((expression) => expression.toLowerCase() !== folded).slice(0, mostExpressions),
      hits: withoutSame([...pages, ...more]).slice(0, mostPages),
    };
  };

  /** Pages in whose titles the words of a text are: the last one begun, then all of them, with typing errors, on another keyboard, at last alone. */
  function firstFound(text: string, range: Range): { hits: Hit[]; words: readonly Wanted[] } {
    const own = wordsOf(text, range.language);
    for (const words of waysOf(own, text, range)) {
      const hits = words.length === 0 ? [] : titled(words, range, mostCompared);
      if (hits.length > 0) return { hits, words };
    }
    return { hits: [], words: own };
  }

  function* waysOf(own: readonly Wanted[], text: string, range: Range): Generator<readonly Wanted[]> {
    yield own;
    yield own.map((part) => ({ ...part, isBegun: true }));
    yield own.map((part) => corrected(part, range));
    for (const reading of readingsOf(text, range.language)) yield wordsOf(reading, range.language);
    if (own.length > 1) for (const part of own.toReversed()) yield [{ ...part, isBegun: true }];
  }

  /** A word that no title has, with those that are like it. */
  function corrected(part: Wanted, range: Range): Wanted {
    if (titled([part], range, 1).length > 0) return part;
    const whole = similarTo(part.typed, range.language);
    const similar = (whole.length > 0 ? whole : begunLike(part.typed, range.language)).slice(0, mostCorrections);
    return { ...part, alternatives: [[part.typed], ...similar.map((word) => [word])] };
  }

  /** Pages that have every word of a meaning in their title; the shorter titles say it best. */
  function named(meaning: string, range: Range): Hit[] {
    const words = wordsOfTerm(meaning, range.language).map((word) => ({ typed: word, alternatives: [[word]] }));
    const parts = words.map((part) => ({ ...part, weight: 1 }));
    const hits = words.length === 0 ? [] : titled(words, range, mostPages);
    return createRanking(parts, { language: range.language, now: 0 }).sort(hits);
  }
}

function wordsOf(text: string, language: Language): Wanted[] {
  const last = splitWords(text).at(-1);
  const words = wordsOfTerm(text, language).slice(0, mostWords);
  return words.map((word) => ({ typed: word, alternatives: [[word]], isBegun: word === last }));
}

/** Leaves out an expression that says no more than one before it. */
function withoutSameWords(expressions: readonly string[], language: Language): string[] {
  const telling = expressions.map((expression) => wordsOfTerm(expression, language).toSorted().join(" "));
  return expressions.filter((_, at) => telling.indexOf(telling[at] ?? "") === at);
}

/** Leaves out a page whose title one before it has. */
function withoutSame(hits: readonly Hit[]): Hit[] {
  const titles = hits.map(({ title }) => foldWord(title.toLowerCase()));
  return hits.filter((_, at) => titles.indexOf(titles[at] ?? "") === at);
}
