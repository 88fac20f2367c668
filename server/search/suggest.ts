import type { DatabaseSync } from "node:sqlite";
import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { createDictionaries } from "./dictionary.ts";
import { createHits, type Hit } from "./hits.ts";
import { type Part, type Range, wordsOfTerm } from "./question.ts";
import { createRanking } from "./ranking.ts";
import { createSpelling } from "./spelling.ts";

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

/** Returns a function that finds what a visitor may be about to type, by titles and by the search dictionary. */
export function createSuggest(database: DatabaseSync) {
  const similarTo = createSpelling(database);
  const dictionaryOf = createDictionaries(database);
  const { titled } = createHits(database);

  return function suggest(text: string, range: Range, now: number): Suggested {
    const { language } = range;
    const words = wordsOfTerm(text, language).slice(0, mostWords);
    const last = splitWords(text).at(-1);
    if (words.length === 0) return { expressions: [], hits: [] };
    const typed = words.map((word) => ({ typed: word, alternatives: [[word]], isBegun: word === last }));
    const found = titled(typed, range, mostCompared);
    const used = found.length > 0 ? typed : typed.map(corrected);
    const hits = found.length > 0 ? found : titled(used, range, mostCompared);
    const parts = used.map((part) => ({ ...part, isBeginning: part.isBegun, weight: 1 }));
    const valid = hits.filter(({ validTo }) => validTo === null || validTo >= now);
    const expressions = dictionaryOf(range).expressionsWith(text);
    const folded = text.trim().toLowerCase();
    return {
      expressions: expressions.filter((expression) => expression.toLowerCase() !== folded).slice(0, mostExpressions),
      hits: withoutSame(createRanking(parts, { language, now }).sort(valid)).slice(0, mostPages),
    };

    /** A word that no title has, with those that are like it. */
    function corrected<Given extends Omit<Part, "weight">>(part: Given): Given {
      if (titled([part], range, 1).length > 0) return part;
      const similar = similarTo(part.typed, language).slice(0, mostCorrections);
      return { ...part, alternatives: [[part.typed], ...similar.map((word) => [word])] };
    }
  };
}

/** Leaves out a page whose title one before it has. */
function withoutSame(hits: readonly Hit[]): Hit[] {
  const titles = hits.map(({ title }) => foldWord(title.toLowerCase()));
  return hits.filter((_, at) => titles.indexOf(titles[at] ?? "") === at);
}
