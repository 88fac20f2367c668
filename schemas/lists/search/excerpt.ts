import { fold, wordsOf } from "#schemas/lists/match.ts";

export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

export interface Excerpt {
  parts: readonly ExcerptPart[];
  /** True when the excerpt begins or ends within a sentence. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** Maximum length of an excerpt in characters, and of the part before the first match. */
const maxLength = 180;
const maxBefore = 90;
/** Minimum length at which an excerpt may end with a sentence. */
const minLength = 100;
/** Minimum length of a sentence that can stand without the headings, links and fields after it. */
const minSentence = 60;
/** Maximum number of matches compared; the best one is usually among the first. */
const maxCompared = 100;

interface Word {
  start: number;
  end: number;
  /** Index in the term of the word that it matches; -1 for none. */
  match: number;
}

/** Returns the part of a plain text around the place with most words of the term; without a match, its beginning. */
export function excerptOf(text: string, term: string): Excerpt {
  const matchOf = createWordMatch(term);
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    match: matchOf(word),
  }));
  const matches = words.filter(({ match }) => match >= 0);
  const sentences = sentencesOf(text);
  const best = bestStart(matches, { text, sentences });
  const earliest = text.length <= maxLength ? 0 : startAround(best, { text, words, sentences });
  const latest = endAfter(earliest, { text, words, sentences });
  const inside = matches.filter(({ start, end }) => start >= earliest && end <= latest);
  const { start: from, end: to } = withoutFragments(
    { start: earliest, end: latest },
    { text, words: inside, sentences },
  );
  const parts: ExcerptPart[] = [];
  let at = from;
  const add = (end: number, isMatch: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), isMatch });
    at = end;
  };
  for (const { start, end } of inside) {
    add(start, false);
    add(end, true);
  }
  add(to, false);
  const isCutAfter = to < text.length && !sentences.some(({ end }) => end === to);
  return { parts, isCutBefore: !sentences.some(({ start }) => start === from), isCutAfter };
}

/**
 * Returns the start of the match with most words of the term nearby, preferring sentences to headings and lists;
 * without a match, that of the first long sentence.
 */
function bestStart(matches: readonly Word[], { text, sentences }: Pick<Divided, "text" | "sentences">): number {
  const whole = sentences.filter(({ start, end }) => isSentence(text.slice(start, end)));
  let best = { start: 0, score: 0 };
  for (const [at, { start }] of matches.slice(0, maxCompared).entries()) {
    const near = matches.slice(at, at + 10).filter(({ end }) => end <= start + maxBefore);
    const isIn = whole.some((sentence) => sentence.start <= start && start < sentence.end);
    const score = new Set(near.map(({ match }) => match)).size + (isIn ? 0.5 : 0);
    if (score > best.score) best = { start, score };
  }
  if (matches.length > 0) return best.start;
  return whole.find(({ start, end }) => end - start >= minSentence)?.start ?? 0;
}

/** True for text that ends like a sentence, unlike headings, link labels and single fields. */
function isSentence(part: string): boolean {
  return /[.!?…]["'“”’»)]?$/.test(part);
}

interface Stretch {
  start: number;
  end: number;
}

/** Abbreviations, whose full stop does not end a sentence; words of one or two letters count as well. */
const abbreviations = new Set(
  "např popř resp příp odst písm tzv tzn tel čís str obr ing mgr phdr mudr judr rndr mvdr mrs art див".split(" "),
);

/** Splits a text into sentences; headings and list items are separated by a middle dot. */
function sentencesOf(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(/ · |(?<=[.!?…]["'“”’»)]?) (?=["'„“‚‘«(]?[\p{Lu}\p{N}])/gu)) {
    if (text[index - 1] === "." && isAbbreviated(text.slice(Math.max(start, index - 20), index - 1))) continue;
    sentences.push({ start, end: index });
    start = index + gap.length;
  }
  return [...sentences, { start, end: text.length }];
}

/** True when the full stop after a text belongs to its last word, as in `Ing.`, `např.` and `1. 1.` */
function isAbbreviated(before: string): boolean {
  const word = /[\p{L}\p{M}\p{N}]*$/u.exec(before)?.[0] ?? "";
  return word.length < 3 || abbreviations.has(word.toLowerCase());
}

interface Divided {
  text: string;
  words: readonly Word[];
  sentences: readonly Stretch[];
}

/** Start of the sentence around a place, else of the phrase, else of a word. */
function startAround(first: number, { text, words, sentences }: Divided): number {
  const earliest = Math.max(0, first - maxBefore);
  const sentenceStart = sentences.findLast(({ start }) => start <= first)?.start ?? 0;
  // Near the end of a text, more context is shown before the match.
  const filling = sentences.find(({ start }) => start >= text.length - maxLength)?.start ?? sentenceStart;
  if (sentenceStart >= earliest) return Math.min(sentenceStart, filling);
  const phrase = [...text.slice(earliest, first).matchAll(/[,;:–—] (?=[^–—])/gu)][0];
  if (phrase) return earliest + phrase.index + phrase[0].length;
  return words.find(({ start }) => start >= earliest)?.start ?? first;
}

/** End of a sentence, else of a word; a single word longer than an excerpt is cut. */
function endAfter(from: number, { text, words, sentences }: Divided): number {
  const latest = from + maxLength;
  if (latest >= text.length) return text.length;
  const sentence = sentences.findLast(({ end }) => end <= latest && end >= from + minLength);
  if (sentence) return sentence.end;
  return words.findLast(({ start, end }) => start >= from && end <= latest)?.end ?? latest;
}

/** Cuts fragments (headings, link labels, single fields) that contain no match from both ends of an excerpt. */
function withoutFragments({ start: from, end: to }: Stretch, { text, words: matches, sentences }: Divided): Stretch {
  const shown = sentences
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }));
  const isKept = ({ start, end }: Stretch) =>
    isSentence(text.slice(start, end)) || matches.some((match) => match.start >= start && match.end <= end);
  const start = matches.length > 0 ? (shown.find(isKept)?.start ?? from) : from;
  const end = shown.findLast(isKept)?.end ?? to;
  return { start, end: end >= from + minSentence || start > from ? end : to };
}

/** Minimum length of a meaningful word: shorter ones, such as prepositions, are prefixes of too many words. */
const minWordLength = 3;

/**
 * Returns a function that maps a word to the index of the matching word of the term, or -1. A word matches if it starts
 * with the term's word or differs only in its ending, as in a search with word forms.
 */
function createWordMatch(term: string): (word: string) => number {
  const words = wordsOf(term);
  const meaningful = words.filter((word) => word.length >= minWordLength);
  if (meaningful.length === 0) return (source) => words.indexOf(fold(source));
  const stems = meaningful.map((word) => ({ word, stem: word.slice(0, Math.max(4, word.length - 2)) }));
  return (source) => {
    const folded = fold(source);
    return stems.findIndex(
      ({ word, stem }) =>
        folded.startsWith(word) || (word.length > 4 && folded.startsWith(stem) && folded.length <= word.length + 2),
    );
  };
}
