import { splitWords } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Dictionary, KnownExpression } from "./dictionary.ts";
import { mostWords, stemsOf, wordsOfTerm } from "./fts-query.ts";

/** Words of a term, and what the dictionary says of them. */
export interface Expression {
  typed: string;
  meanings: readonly string[];
}

/** Words that may stand between those of an expression, as in `my boss has not paid me`. */
const mostBetween = 3;

export function plainExpressions(words: readonly string[]): Expression[] {
  return words.map((typed) => ({ typed, meanings: [] }));
}

interface TermWord {
  word: string;
  stem: string;
}

/**
 * Splits a term into its words, but leaves those together that the dictionary knows as one expression: in any order, and also
 * where others stand between them. The expression with most telling words takes them first, then the one with fewest others between.
 */
export function expressionsIn(term: string, dictionary: Dictionary, language: Language): Expression[] {
  const telling = new Set(wordsOfTerm(term, language));
  const words = splitWords(term)
    .slice(0, 4 * mostWords)
    .map((word): TermWord => ({ word, stem: stemsOf(word, language)[0] ?? word }));
  const left = new Set(words.keys());
  /** Two words that the dictionary may write as one: `day care` and `daycare`. */
  const joined = words.slice(1).map(({ word }, at) => stemsOf(`${words[at]?.word}${word}`, language)[0] ?? "");
  const placesIn = (expression: KnownExpression) =>
    placesOf(expression, words, left) ?? placesJoined(expression, joined, left);
  const tellingAt = (places: readonly number[]) => places.filter((at) => telling.has(words[at]?.word ?? "")).length;
  const candidates = dictionary
    .expressionsOf([...words.map(({ stem }) => stem), ...joined])
    .flatMap((expression) => {
      const places = placesIn(expression);
      return places
        ? { expression, places, telling: tellingAt(places), others: spanOf(places) + 1 - places.length }
        : [];
    })
    .toSorted((a, b) => b.telling - a.telling || a.others - b.others || b.places.length - a.places.length);
  const known: { places: readonly number[]; meanings: readonly string[] }[] = [];
  for (const { expression } of candidates) {
    const places = placesIn(expression);
    if (!places) continue;
    for (const place of places) left.delete(place);
    known.push({ places, meanings: expression.meanings });
  }
  const plain = [...left]
    .filter((at) => telling.has(words[at]?.word ?? ""))
    .map((at) => ({ places: [at], meanings: [] }));
  const typed = [...known, ...plain]
    .toSorted((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0))
    .map(({ places, meanings }) => ({ typed: places.map((at) => words[at]?.word).join(" "), meanings }));
  return typed.filter((each, at) => typed.findIndex((other) => other.typed === each.typed) === at);
}

/** Places of two words that are an expression of one word when they are joined; null when they are not. */
function placesJoined(
  { stems }: KnownExpression,
  joined: readonly string[],
  left: ReadonlySet<number>,
): number[] | null {
  const at = stems.length === 1 ? joined.indexOf(stems[0] ?? "") : -1;
  return at >= 0 && left.has(at) && left.has(at + 1) ? [at, at + 1] : null;
}

function spanOf(places: readonly number[]): number {
  return Math.max(...places) - Math.min(...places);
}

/** Places in a term of the words of an expression, when they are near each other; null when they are not. */
function placesOf(
  { stems, isTight }: KnownExpression,
  words: readonly TermWord[],
  left: ReadonlySet<number>,
): number[] | null {
  const places: number[] = [];
  for (const stem of stems) {
    const place = [...left].find((at) => words[at]?.stem === stem && !places.includes(at));
    if (place === undefined) return null;
    places.push(place);
  }
  const isNear = spanOf(places) < stems.length + (isTight ? 0 : mostBetween);
  return isNear ? places.toSorted((a, b) => a - b) : null;
}
