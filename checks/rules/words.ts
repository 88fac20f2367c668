import type { Language } from "#schemas/site/language-codes.ts";
import words from "./words.json" with { type: "json" };

/** Word lists of the four languages for comparisons; they are never shown. */
type Words = Readonly<Record<Language, readonly string[]>>;

/** Link texts that do not say where the link leads. */
export const vagueLinks: Words = words.vagueLinks;
/** Words of link texts that say nothing of a target even together. */
export const pointerWords: Readonly<Record<Language, string>> = words.pointerWords;
/** Words in alternative texts that only say that there is an image. */
export const imageWords: Words = words.imageWords;
/** Words that announce a new window or tab. */
export const newWindowWords: Words = words.newWindowWords;
/** Frequent words of a language that the other languages in its script lack. */
export const functionWords: Words = words.functionWords;
/** Stems of the names of days in all cases, starting with Monday. */
export const weekdays: Words = words.weekdays;
/** Short names of days; with a full stop those that are also words. */
export const weekdaysInBrief: Words = words.weekdaysInBrief;
/** Abbreviations that need no explanation, in either script. */
export const knownAbbreviations: ReadonlySet<string> = new Set(words.knownAbbreviations);
/** Small words that never follow themselves. */
export const doubledWords: Words = words.doubledWords;
/** Words that may be said twice for emphasis. */
export const repeatableWords: Words = words.repeatableWords;
/** Titles of laws by their numbers. */
export const laws: Readonly<Record<string, string>> = words.laws;
