import { foldWord } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import type { Language } from "#schemas/site/language-codes.ts";

/** Tokens of a word, and the number of the last text they were written for. */
interface Known {
  tokens: string;
  stem: Stem;
  text: number;
}

/** The stem that all forms of a word share. */
interface Stem {
  token: string;
  text: number;
}

/**
 * Writes the tokens of a text: each word as written, without diacritics after `_` when it has some, and its stem after
 * `~`. A text has each token once, as term frequency says little here.
 */
export function toTokens(words: readonly string[], language: Language): string {
  text += 1;
  const tokens: string[] = [];
  for (const word of words) {
    const own = known[language].words.get(word) ?? remember(word, language);
    if (own.text === text) continue;
    own.text = text;
    tokens.push(own.tokens);
    if (own.stem.text === text) continue;
    own.stem.text = text;
    tokens.push(own.stem.token);
  }
  return tokens.join(" ");
}

/** Writes only the stems, which is all that a query needs of a long text. */
export function toStems(words: readonly string[], language: Language): string {
  text += 1;
  let stems = "";
  for (const word of words) {
    const { stem } = known[language].words.get(word) ?? remember(word, language);
    if (stem.text === text) continue;
    stem.text = text;
    stems += ` ${stem.token}`;
  }
  return stems;
}

let text = 0;

/** Cache of the tokens of words, as texts repeat the same words. */
const known: Readonly<Record<Language, { words: Map<string, Known>; stems: Map<string, Stem> }>> = {
  cs: { words: new Map(), stems: new Map() },
  en: { words: new Map(), stems: new Map() },
  ru: { words: new Map(), stems: new Map() },
  ua: { words: new Map(), stems: new Map() },
};
const maxKnown = 30_000;

function remember(word: string, language: Language): Known {
  const { words, stems } = known[language];
  if (words.size >= maxKnown) for (const cache of [words, stems]) cache.clear();
  const folded = foldWord(word);
  const token = stemOf(folded, language);
  const stem = stems.get(token) ?? { token: `~${token}`, text: 0 };
  stems.set(token, stem);
  const own = { tokens: folded === word ? word : `${word} _${folded}`, stem, text: 0 };
  words.set(word, own);
  return own;
}

/** Returns the stem token of a word, which is in every text that the word matches. */
export function stemToken(word: string, language: Language): string {
  return `~${stemOf(foldWord(word), language)}`;
}

/** Returns the token of a structure key, which no word of a text can equal. */
export function structureToken(key: string): string {
  return `#${Buffer.from(key).toString("hex")}`;
}
