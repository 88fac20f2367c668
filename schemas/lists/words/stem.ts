import { stemmer as stemRussian } from "@orama/stemmers/russian";
import { memo } from "#schemas/parse/memo.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { czech } from "./czech.ts";
import { createStemmer } from "./endings.ts";
import { stemEnglish } from "./english.ts";
import irregular from "./irregular.json" with { type: "json" };
import { ukrainian } from "./ukrainian.ts";

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  cs: createStemmer(czech),
  en: stemEnglish,
  // Adjectives derived from persons and places: украинский and Украина, пражский and Прага.
  ru: (word) =>
    stemRussian(word)
      .replace(/^(.{4,})ск$/, "$1")
      .replace(/^праж$/, "праг"),
  ua: createStemmer(ukrainian),
};

/** Dictionary forms of irregular words, by inflected form. Built lazily per language, as the list is long. */
const lemmasIn = memo(
  (forms: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
    new Map(Object.entries(forms).flatMap(([lemma, list]) => list.split(" ").map((form) => [form, lemma]))),
);

/** Cache of stems, because texts repeat words; bounded, because visitors' words are unlimited. */
const stemCache: Readonly<Record<Language, Map<string, string>>> = {
  cs: new Map(),
  en: new Map(),
  ru: new Map(),
  ua: new Map(),
};
const mostKnown = 50_000;

/** Returns the stem of a folded word, the same for all its forms. */
export function stemOf(word: string, language: Language): string {
  const stems = stemCache[language];
  const before = stems.get(word);
  if (before !== undefined) return before;
  const stem = /\d/.test(word) ? word : stemmers[language](lemmasIn(irregular[language]).get(word) ?? word);
  if (stems.size >= mostKnown) stems.clear();
  stems.set(word, stem);
  return stem;
}
