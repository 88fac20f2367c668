import { splitWords } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Dictionary, KnownExpression } from "./dictionary.ts";
import { maxWords, stemsOf, wordsOfTerm } from "./fts-query.ts";

/** Words of a term, and what the dictionary says of them. */
export interface Expression {
  typed: string;
  meanings: readonly string[];
}

/** Words that may stand between those of an expression, as in `my boss has not paid me`. */
const maxBetween = 3;

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
  const significant = new Set(wordsOfTerm(term, language));
  const words = splitWords(term)
    .slice(0, 4 * maxWords)
    .map((word): TermWord => ({ word, stem: stemsOf(word, language)[0] ?? word }));
  const free = new Set(words.keys());
  /** Two words that the dictionary may write as one: `day care` and `daycare`. */
  const joined = words.slice(1).map(({ word }, at) => stemsOf(`${words[at]?.word}${word}`, language)[0] ?? "");
  const positionsIn = (expression: KnownExpression) =>
    positionsOf(expression, words, free) ?? joinedPositions(expression, joined, free);
  const significantAt = (positions: readonly number[]) =>
    positions.filter((at) => significant.has(words[at]?.word ?? "")).length;
  const candidates = dictionary
    .expressionsOf([...words.map(({ stem }) => stem), ...joined])
    .flatMap((expression) => {
      const positions = positionsIn(expression);
      return positions
        ? {
            expression,
            positions,
            significant: significantAt(positions),
            gaps: spanOf(positions) + 1 - positions.length,
          }
        : [];
    })
    .toSorted((a, b) => b.significant - a.significant || a.gaps - b.gaps || b.positions.length - a.positions.length);
  const matched: { positions: readonly number[]; meanings: readonly string[] }[] = [];
  for (const { expression } of candidates) {
    const positions = positionsIn(expression);
    if (!positions) continue;
    for (const position of positions) free.delete(position);
    matched.push({ positions, meanings: expression.meanings });
  }
  const single = [...free]
    .filter((at) => significant.has(words[at]?.word ?? ""))
    .map((at) => ({ positions: [at], meanings: [] }));
  const typed = [...matched, ...single]
    .toSorted((a, b) => (a.positions[0] ?? 0) - (b.positions[0] ?? 0))
    .map(({ positions, meanings }) => ({ typed: positions.map((at) => words[at]?.word).join(" "), meanings }));
  return typed.filter((each, at) => typed.findIndex((other) => other.typed === each.typed) === at);
}

/** Places of two words that are an expression of one word when they are joined; null when they are not. */
function joinedPositions(
  { stems }: KnownExpression,
  joined: readonly string[],
  free: ReadonlySet<number>,
): number[] | null {
  const at = stems.length === 1 ? joined.indexOf(stems[0] ?? "") : -1;
  return at >= 0 && free.has(at) && free.has(at + 1) ? [at, at + 1] : null;
}

function spanOf(positions: readonly number[]): number {
  return Math.max(...positions) - Math.min(...positions);
}

/** Places in a term of the words of an expression, when they are near each other; null when they are not. */
function positionsOf(
  { stems, isTight }: KnownExpression,
  words: readonly TermWord[],
  free: ReadonlySet<number>,
): number[] | null {
  const positions: number[] = [];
  for (const stem of stems) {
    const position = [...free].find((at) => words[at]?.stem === stem && !positions.includes(at));
    if (position === undefined) return null;
    positions.push(position);
  }
  const isNear = spanOf(positions) < stems.length + (isTight ? 0 : maxBetween);
  return isNear ? positions.toSorted((a, b) => a - b) : null;
}
