import { fold, wordsOf } from "#schemas/lists/match.ts";

export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** An excerpt of a text as consecutive parts. */
export interface Excerpt {
  parts: readonly ExcerptPart[];
  /** True when the text continues before or after the excerpt. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Maximal length of an excerpt in characters, and of its part before the first match. */
const longest = 160;
const leading = 60;

/** Returns the excerpt of a plain text around the first match of a term, or its beginning without a match. */
export function excerptOf(text: string, term: string): Excerpt {
  const isWanted = createWordMatch(term);
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    isMatch: isWanted(word),
  }));
  const matches = words.filter(({ isMatch }) => isMatch);
  const [from, to] = stretchOf(text, words, matches[0]?.start ?? 0);
  const parts: ExcerptPart[] = [];
  let at = from;
  const add = (end: number, isMatch: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMatch });
    at = end;
  };
  for (const { start, end } of matches.filter((match) => match.start >= from && match.end <= to)) {
    add(start, false);
    add(end, true);
  }
  add(to, false);
  return { parts, isCutBefore: from > 0, isCutAfter: to < text.length };
}

/** Returns the start and end of the excerpt, at word boundaries unless one word exceeds it. */
function stretchOf(text: string, words: readonly { start: number; end: number }[], first: number): [number, number] {
  if (text.length <= longest) return [0, text.length];
  const earliest = Math.max(0, Math.min(first - leading, text.length - longest));
  const from = earliest === 0 ? 0 : (words.find(({ start }) => start >= earliest)?.start ?? first);
  const latest = from + longest;
  if (latest >= text.length) return [from, text.length];
  const last = words.findLast(({ start, end }) => start >= from && end <= latest);
  return [from, last ? last.end : latest];
}

/** Shorter words, such as prepositions, say nothing beside longer ones, and begin too many others. */
const tellingLength = 3;

/**
 * Returns a test whether a word matches a term: it starts with it or differs only in its ending, as in a search that
 * knows word forms.
 */
function createWordMatch(term: string): (word: string) => boolean {
  const words = wordsOf(term);
  const telling = words.filter((word) => word.length >= tellingLength);
  if (telling.length === 0) return (source) => words.includes(fold(source));
  const wanted = telling.map((word) => ({ word, stem: word.slice(0, Math.max(4, word.length - 2)) }));
  return (source) => {
    const folded = fold(source);
    return wanted.some(
      ({ word, stem }) =>
        folded.startsWith(word) || (word.length > 4 && folded.startsWith(stem) && folded.length <= word.length + 2),
    );
  };
}
