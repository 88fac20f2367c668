import { stemmer } from "@orama/stemmers/english";

/** Endings that are written in another way in America, each led to one spelling. */
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

/** Returns the stem of an English word, the same for its British and its American spelling. */
export function stemEnglish(word: string): string {
  return stemmer(american.reduce((written, [pattern, by]) => written.replace(pattern, by), word));
}
