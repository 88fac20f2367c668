import { stemmer } from "@orama/stemmers/english";

/** British spellings and their American equivalents, which are the normal form. */
const american: readonly (readonly [RegExp, string])[] = [
  // labour and labor, neighbours and neighbors
  [/(?<=.{3})our(?=s?$|ed$|ing$|er|able|hood|ite)/, "or"],
  // organisation and organization, apologise and apologize
  [/(?<=.{3})is(?=e[ds]?$|ers?$|ing$|ations?$)/, "iz"],
  // centre and center
  [/tre(?=s?$)/, "ter"],
  // licence and license
  [/en[cs]e(?=[ds]?$)/, "ence"],
  // programme and program
  [/mme(?=s?$)/, "m"],
];

/** Returns the stem of an English word, the same for British and American spelling. */
export function stemEnglish(word: string): string {
  return stemmer(american.reduce((written, [pattern, by]) => written.replace(pattern, by), word));
}
