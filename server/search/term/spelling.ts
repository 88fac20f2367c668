import type { DatabaseSync } from "node:sqlite";
import { foldWord } from "#schemas/lists/words/split.ts";
import type { Language } from "#schemas/site/language-codes.ts";

/** A word as the spelling index stores it: without diacritics and with its ends marked, then as written. */
export function toSpelling(word: string): string {
  return `^${foldWord(word)}$ ${word}`;
}

export function fromSpelling(row: string): string {
  return row.slice(row.indexOf(" ") + 1);
}

/** Number of candidates for a misspelled word: those that share most trigrams with it. */
const maxCandidates = 60;

/** From this length on, the first letter may be wrong too. */
const shortestUnsure = 7;

/** From this length on, a letter may be replaced, added or missing; in shorter words, letters may only be swapped. */
const shortestReplaced = 5;

const shortestBeginning = 5;

/** Returns functions that find the words of a language most similar to a word or a prefix. */
export function createSpelling(database: DatabaseSync) {
  const similar = database.prepare(
    "SELECT word FROM spelling WHERE spelling MATCH ? AND language = ? ORDER BY bm25(spelling) LIMIT ?",
  );
  function candidatesFor(trigrams: readonly string[], language: Language): { word: string }[] {
    const query = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(" OR ");
    return similar.all(query, language, maxCandidates).map((row) => ({ word: fromSpelling(String(row["word"])) }));
  }

  return {
    similarTo(unknown: string, language: Language): string[] {
      const folded = foldWord(unknown);
      if (allowedMistakes(folded) === 0) return [];
      return closestTo(unknown, candidatesFor(trigramsOf(folded), language)).map(({ word }) => word);
    },
    /** Words that start with the letters typed so far, with at most one mistake. */
    withSimilarPrefix(typed: string, language: Language): string[] {
      const folded = foldWord(typed);
      if (folded.length < shortestBeginning || folded.length > 40) return [];
      const trigrams = trigramsOf(folded).filter((trigram) => !trigram.endsWith("$"));
      return candidatesFor(trigrams, language).flatMap(({ word }) =>
        startsSimilarly(foldWord(word), folded) ? [word] : [],
      );
    },
  };
}

/** True when a word starts with the typed letters but for one mistake, which is not in the first letter. */
function startsSimilarly(word: string, typed: string): boolean {
  if (word[0] !== typed[0]) return false;
  return [-1, 0, 1].some((more) => distanceBetween(typed, word.slice(0, typed.length + more), 1) <= 1);
}

/** Returns the words with the smallest edit distance to a misspelled word; none when all are too far. */
export function closestTo<Known extends { word: string }>(unknown: string, words: readonly Known[]): Known[] {
  const folded = foldWord(unknown);
  const limit = allowedMistakes(folded);
  const near = words.flatMap((known) => {
    const other = foldWord(known.word);
    const distance = distanceBetween(folded, other, limit);
    return limit > 0 && distance > 0 && distance <= limit && hasSimilarStart(folded, other)
      ? [{ known, distance }]
      : [];
  });
  const smallest = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === smallest).map(({ known }) => known);
}

function allowedMistakes({ length }: string): number {
  if (length < 4 || length > 40) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * False for a short word with another first letter, which people rarely mistype: `home` is not `dome`. In the shortest
 * words, letters may only be swapped: `code` is not `come`.
 */
function hasSimilarStart(typed: string, word: string): boolean {
  if (typed.length < shortestReplaced && lettersOf(typed) !== lettersOf(word)) return false;
  return typed.length >= shortestUnsure || typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join("");
}

/** Trigrams of a word and its variants with two adjacent letters swapped: `krata` shares only one with `karta`. */
function trigramsOf(word: string): string[] {
  const swapped = Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
  const written = [word, ...swapped].map((each) => `^${each}$`);
  return [...new Set(written.flatMap((each) => Array.from(each.slice(2), (_, at) => each.slice(at, at + 3))))];
}

/** Damerau-Levenshtein distance; stops at `limit` + 1. */
export function distanceBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}
