import type { Language } from "#schemas/site/language-codes.ts";
import { foldWord, splitWords } from "./split.ts";
import stopWords from "./stop-words.json" with { type: "json" };

const skipped: Readonly<Record<Language, ReadonlySet<string>>> = {
  cs: new Set(stopWords.cs.split(" ")),
  en: new Set(stopWords.en.split(" ")),
  ru: new Set(stopWords.ru.split(" ")),
  ua: new Set(stopWords.ua.split(" ")),
};

/** True for a folded word without meaning for a search. */
export function isStopWord(word: string, language: Language): boolean {
  return skipped[language].has(word);
}

/** Returns the words of a term without stop words; all words if there are only stop words. */
export function withoutStopWords(term: string, language: Language): string[] {
  return tellingWords(new Map(splitWords(term).map((word) => [word, foldWord(word)])), language);
}

/** Returns the words that are no stop words, or else all; each has its folded form. */
export function tellingWords(folded: ReadonlyMap<string, string>, language: Language): string[] {
  const words = [...folded.keys()];
  const telling = words.filter((word) => !isStopWord(folded.get(word) ?? "", language));
  return telling.length > 0 ? telling : words;
}
