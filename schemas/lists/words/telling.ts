import type { Language } from "#schemas/site/language-codes.ts";
import { foldWord, splitWords } from "./split.ts";
import stopWords from "./stop-words.json" with { type: "json" };

const skipped: Readonly<Record<Language, ReadonlySet<string>>> = {
  cs: new Set(stopWords.cs.split(" ")),
  en: new Set(stopWords.en.split(" ")),
  ru: new Set(stopWords.ru.split(" ")),
  ua: new Set(stopWords.ua.split(" ")),
};

/** True for a folded word that says nothing of what is looked for. */
export function isStopWord(word: string, language: Language): boolean {
  return skipped[language].has(word);
}

/** Returns the words of a term that say what is looked for; all of them where none does. */
export function tellingWords(term: string, language: Language): string[] {
  const words = [...new Set(splitWords(term))];
  const telling = words.filter((word) => !isStopWord(foldWord(word), language));
  return telling.length > 0 ? telling : words;
}
