import { type Language, languages } from "#schemas/site/languages.ts";

const collators = new Map<Language, Intl.Collator>();

/** The alphabetical order of a language; numbers in texts count as numbers. */
export function compareIn(language: Language): (a: string, b: string) => number {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(languages[language].locale, { numeric: true });
    collators.set(language, collator);
  }
  return collator.compare;
}
