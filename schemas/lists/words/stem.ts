import { stemmer as stemRussian } from "@orama/stemmers/russian";
import { memo } from "#schemas/parse/memo.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { czech } from "./czech.ts";
import { createStemmer } from "./endings.ts";
import { stemEnglish } from "./english.ts";
import families from "./families.json" with { type: "json" };
import irregular from "./irregular.json" with { type: "json" };
import { ukrainian } from "./ukrainian.ts";

const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  cs: createStemmer(czech),
  en: stemEnglish,
  // Adjectives of persons and places: украинский and Украина, пражский and Прага.
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

/**
 * Stem of the first word of each family, by the stems of its other words: words of one meaning with different stems, such as `péče` and
 * `pečovat`, or `dítě` and `syn`.
 */
const familyStems = new Map<Language, ReadonlyMap<string, string>>();

function familyStemsOf(language: Language): ReadonlyMap<string, string> {
  const before = familyStems.get(language);
  if (before) return before;
  const stems = families[language].flatMap((family) => {
    const [first = "", ...others] = family.split(" ").map((word) => inflectedStem(word, language));
    return others.map((other) => [other, first] as const);
  });
  const made = new Map(stems);
  familyStems.set(language, made);
  return made;
}

/** Cache of stems, because texts repeat words; bounded, because visitors' words are unlimited. */
const stemCache: Readonly<Record<Language, Map<string, string>>> = {
  cs: new Map(),
  en: new Map(),
  ru: new Map(),
  ua: new Map(),
};
const mostKnown = 50_000;

/** Returns the stem that all forms of a folded word and of its family share. */
export function stemOf(word: string, language: Language): string {
  const stems = stemCache[language];
  const before = stems.get(word);
  if (before !== undefined) return before;
  const own = /\d/.test(word) ? word : inflectedStem(word, language);
  const stem = familyStemsOf(language).get(own) ?? own;
  if (stems.size >= mostKnown) stems.clear();
  stems.set(word, stem);
  return stem;
}

function inflectedStem(word: string, language: Language): string {
  return stemmers[language](lemmasIn(irregular[language]).get(word) ?? word);
}
