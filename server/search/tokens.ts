import { foldWord } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import type { Language } from "#schemas/site/language-codes.ts";

/**
 * Writes words of a text as the index holds them: each as it is written, without accents after `_`, and its stem after `~`,
 * where these differ from it. So a word in the form and with the accents that were typed ranks before the others.
 */
export function toTokens(words: readonly string[], language: Language): string {
  const cache = known[language];
  let tokens = "";
  for (const word of words) {
    const own = cache.get(word);
    tokens += ` ${own ?? remember(word, language)}`;
  }
  return tokens;
}

/** Cache of the tokens of words, as texts repeat the same ones. */
const known: Readonly<Record<Language, Map<string, string>>> = {
  cs: new Map(),
  en: new Map(),
  ru: new Map(),
  ua: new Map(),
};
const mostKnown = 50_000;

function remember(word: string, language: Language): string {
  const cache = known[language];
  if (cache.size >= mostKnown) cache.clear();
  const tokens = readTokens(word, language);
  cache.set(word, tokens);
  return tokens;
}

function readTokens(word: string, language: Language): string {
  const folded = foldWord(word);
  const stem = stemOf(folded, language);
  return `${word}${folded === word ? "" : ` _${folded}`}${stem === word ? "" : ` ~${stem}`}`;
}

/** Returns every token of the index that a word finds. */
export function tokensFor(word: string, language: Language): string[] {
  const folded = foldWord(word);
  const stem = stemOf(folded, language);
  return [...new Set([word, folded, `_${folded}`, stem, `~${stem}`])];
}

/** Returns tokens that no word of a text can be, for the site and the structure of a content. */
export const scope = {
  site: (id: string) => `@${codeOf(id)}`,
  structure: (key: string) => `#${codeOf(key)}`,
};

function codeOf(name: string): string {
  return Buffer.from(name).toString("hex");
}
