import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

const collators = new Map<Language, Intl.Collator>();

/** Returns the alphabetical comparison of a language; digits compare as numbers. */
export function compareIn(language: Language): (a: string, b: string) => number {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(languages[language].locale, { numeric: true });
    collators.set(language, collator);
  }
  return collator.compare;
}
