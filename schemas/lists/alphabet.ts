import { type Language, languages } from "#schemas/site/languages.ts";

/** The letters that words of a language begin with, in its order; Czech takes `Ch` for one of its own. */
const alphabets: Readonly<Record<Language, readonly string[]>> = {
  cs: [..."ABCČDEFGH", "Ch", ..."IJKLMNOPQRŘSŠTUVWXYZŽ"],
  en: [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
  ru: [..."АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ"],
  ua: [..."АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ"],
};

/**
 * Terms under the letter of the language's alphabet that they begin with, `others` what begins with none of them;
 * letters that differ by no more than an accent are one.
 */
export function underLetters<Term extends { term: string }>(terms: readonly Term[], language: Language) {
  const alphabet = alphabets[language];
  const groups = Map.groupBy(terms, ({ term }) => letterOf(term, language));
  return {
    letters: alphabet.map((letter) => ({ letter, terms: groups.get(letter) ?? [] })),
    others: groups.get(null) ?? [],
  };
}

/** The letter of the language's alphabet that a term begins with; null for any other sign. */
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
