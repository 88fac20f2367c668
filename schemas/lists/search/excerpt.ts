import { fold, wordsOf } from "#schemas/lists/match.ts";

export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** A stretch of a text; its parts one after another are as they stand there. */
export interface Excerpt {
  parts: readonly ExcerptPart[];
  /** Whether the text goes on before and after it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Characters of an excerpt at most, and those of them before its first match. */
const longest = 200;
const leading = 60;

/** The stretch of a plain text around the first word that a term asks for, its beginning where there is none. */
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

/** From where to where the excerpt is: whole words, as far as one is not longer than all of it. */
function stretchOf(text: string, words: readonly { start: number; end: number }[], first: number): [number, number] {
  if (text.length <= longest) return [0, text.length];
  const earliest = Math.max(0, Math.min(first - leading, text.length - longest));
  const from = earliest === 0 ? 0 : (words.find(({ start }) => start >= earliest)?.start ?? first);
  const latest = from + longest;
  if (latest >= text.length) return [from, text.length];
  const last = words.findLast(({ start, end }) => start >= from && end <= latest);
  return [from, last ? last.end : latest];
}

/**
 * Whether a word is one that a term asks for: it begins with it, or differs in its ending alone, as a search that knows
 * the forms of words finds it.
 */
function createWordMatch(term: string): (word: string) => boolean {
  const wanted = wordsOf(term).map((word) => ({ word, stem: word.slice(0, Math.max(4, word.length - 2)) }));
  return (source) => {
    const folded = fold(source);
    return wanted.some(
      ({ word, stem }) =>
        folded.startsWith(word) || (word.length > 4 && folded.startsWith(stem) && folded.length <= word.length + 2),
    );
  };
}
