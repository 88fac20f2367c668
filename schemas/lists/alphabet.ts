import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

/** Initial letters of each language in alphabetical order; in Czech `Ch` is one letter. */
const alphabets: Readonly<Record<Language, readonly string[]>> = {
  cs: [..."ABCČDEFGH", "Ch", ..."IJKLMNOPQRŘSŠTUVWXYZŽ"],
  en: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  ru: [..."АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"],
  ua: [..."АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ"],
};

/**
 * Groups terms by their initial letter in the language's alphabet, ignoring accents; `others` are the terms that begin
 * with another character.
 */
export function groupByLetter<Term extends { term: string }>(terms: readonly Term[], language: Language) {
  const alphabet = alphabets[language];
  const groups = Map.groupBy(terms, ({ term }) => letterOf(term, language));
  return {
    letters: alphabet.map((letter) => ({ letter, terms: groups.get(letter) ?? [] })),
    others: groups.get(null) ?? [],
  };
}

/** Returns the initial letter of a term in the language's alphabet; null for any other character. */
export function letterOf(term: string, language: Language): string | null {
  const { compare } = collators[language];
  const longestFirst = alphabets[language].toSorted((a, b) => b.length - a.length);
  return longestFirst.find((letter) => compare(term.slice(0, letter.length), letter) === 0) ?? null;
}

const collators: Readonly<Record<Language, Intl.Collator>> = {
  cs: collatorOf("cs"),
  en: collatorOf("en"),
  ru: collatorOf("ru"),
  ua: collatorOf("ua"),
};

function collatorOf(language: Language): Intl.Collator {
  return new Intl.Collator(languages[language].locale, { sensitivity: "base" });
}
