import { splitWords } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { Dictionary, KnownExpression } from "./dictionary.ts";
import { maxWords, stemsOf, wordsOfTerm } from "./fts-query.ts";

/** A word or expression of a term, and its meanings in the dictionary. */
export interface Expression {
  typed: string;
  meanings: readonly string[];
}

/** Number of other words that may stand inside an expression, as in `my boss has not paid me`. */
const maxBetween = 3;

export function plainExpressions(words: readonly string[]): Expression[] {
  return words.map((typed) => ({ typed, meanings: [] }));
}

interface TermWord {
  word: string;
  stem: string;
}

/**
 * Splits a term into words and expressions of the dictionary. The words of an expression may be in any order with
 * other words in between. When expressions overlap, the one with most significant words wins, then the one with fewest
 * words in between.
 */
export function expressionsIn(term: string, dictionary: Dictionary, language: Language): Expression[] {
  const significant = new Set(wordsOfTerm(term, language));
  const words = splitWords(term)
    .slice(0, 4 * maxWords)
    .map((word): TermWord => ({ word, stem: stemsOf(word, language)[0] ?? word }));
  const free = new Set(words.keys());
  /** Stems of adjacent words joined, as the dictionary may write `day care` as `daycare`. */
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
    // Stop words alone, as in `what am I entitled to`, say little about a term that has other words.
    if (!positions || (significantAt(positions) === 0 && matched.length > 0)) continue;
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

/** Positions of two adjacent words that form a one-word expression; null when they do not. */
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

/** Positions of an expression's words in the term; null when some are missing or too far apart. */
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
