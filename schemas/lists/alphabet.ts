import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { compareIn } from "./collation.ts";

/** Initial letters of each language in alphabetical order; in Czech `Ch` is one letter. */
const alphabets: Readonly<Record<Language, readonly string[]>> = {
  cs: [..."ABCČDEFGH", "Ch", ..."IJKLMNOPQRŘSŠTUVWXYZŽ"],
  en: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  ru: [..."АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"],
  ua: [..."АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ"],
};

/** Terms under the letters of an alphabet; `others` begin with another character. */
export interface LetterGroups<Term> {
  letters: readonly { letter: string; terms: readonly Term[] }[];
  others: readonly Term[];
}

/** Sorts terms and groups them by their initial letter in the language's alphabet, ignoring accents. */
export function groupByLetter<Term extends { term: string }>(
  terms: readonly Term[],
  language: Language,
): LetterGroups<Term> {
  const alphabet = alphabets[language];
  const compare = compareIn(language);
  const sorted = terms.toSorted((a, b) => compare(a.term, b.term));
  const groups = Map.groupBy(sorted, ({ term }) => letterOf(term, language));
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
