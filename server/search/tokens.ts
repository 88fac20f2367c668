import { foldWord, splitWords } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import type { Language } from "#schemas/site/language-codes.ts";

/**
 * Writes a text as the index holds it: each word as it is written, without accents after `_`, and its stem after `~`, where
 * these differ from it. So a word in the form and with the accents that were typed ranks before the others.
 */
export function toTokens(text: string, language: Language): string {
  return splitWords(text)
    .map((word) => tokensOf(word, language))
    .join(" ");
}

/** Cache of the tokens of words, as texts repeat the same ones. */
const known = new Map<string, string>();
const mostKnown = 100_000;

function tokensOf(word: string, language: Language): string {
  const key = `${language}${word}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const tokens = readTokens(word, language);
  if (known.size >= mostKnown) known.clear();
  known.set(key, tokens);
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
