import { foldWord } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import type { Language } from "#schemas/site/language-codes.ts";

/** Tokens of a word that the index holds, and the text that they were last written for. */
interface Known {
  tokens: string;
  stem: Stem | null;
  text: number;
}

/** The stem of words that differ from it. */
interface Stem {
  token: string;
  text: number;
}

/**
 * Writes words of a text as the index holds them: each as it is written, without accents after `_`, and its stem after `~`,
 * where these differ from it. So a word in the form and with the accents that were typed ranks before the others. A text has
 * each token once: the index does not count them.
 */
export function toTokens(words: readonly string[], language: Language): string {
  text += 1;
  const tokens: string[] = [];
  for (const word of words) {
    const own = known[language].words.get(word) ?? remember(word, language);
    if (own.text === text) continue;
    own.text = text;
    tokens.push(own.tokens);
    if (!own.stem || own.stem.text === text) continue;
    own.stem.text = text;
    tokens.push(own.stem.token);
  }
  return tokens.join(" ");
}

let text = 0;

/** Cache of the tokens of words, as texts repeat the same ones. */
const known: Readonly<Record<Language, { words: Map<string, Known>; stems: Map<string, Stem> }>> = {
  cs: { words: new Map(), stems: new Map() },
  en: { words: new Map(), stems: new Map() },
  ru: { words: new Map(), stems: new Map() },
  ua: { words: new Map(), stems: new Map() },
};
const mostKnown = 30_000;

function remember(word: string, language: Language): Known {
  const { words, stems } = known[language];
  if (words.size >= mostKnown) for (const cache of [words, stems]) cache.clear();
  const folded = foldWord(word);
  const token = stemOf(folded, language);
  const stem = token === word ? null : (stems.get(token) ?? { token: `~${token}`, text: 0 });
  if (stem) stems.set(token, stem);
  const own = { tokens: folded === word ? word : `${word} _${folded}`, stem, text: 0 };
  words.set(word, own);
  return own;
}

/** Returns every token of the index that a word finds; a text with any of them has the one of its stem. */
export function tokensFor(word: string, language: Language): string[] {
  const folded = foldWord(word);
  const stem = stemOf(folded, language);
  return [...new Set([word, folded, `_${folded}`, stem, `~${stem}`])];
}

/** Returns the tokens of which a text that a word finds has one. */
export function stemTokens(word: string, language: Language): string[] {
  const stem = stemOf(foldWord(word), language);
  return [stem, `~${stem}`];
}

/** Returns a token that no word of a text can be, for the structure of a content. */
export function scope(key: string): string {
  return `#${Buffer.from(key).toString("hex")}`;
}
