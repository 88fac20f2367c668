import { wordsOf } from "#checks/rules/prose.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { monthNames } from "./mentions.ts";

const months: ReadonlySet<string> = new Set(languageCodes.flatMap(monthNames));

/** The starts of the longer words of a text, which are the same in most of their cases. */
export function stemsOf(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase()).filter((word) => word.length > 4 && !/\d/.test(word) && !months.has(word));
  return new Set(words.map((word) => word.slice(0, 5)));
}

/** True for two texts that have a number of words in common. */
export function hasCommonWords(one: string, other: string, fewest: number): boolean {
  const stems = stemsOf(other);
  return [...stemsOf(one)].filter((stem) => stems.has(stem)).length >= fewest;
}

/** True for numbers or days that a slip of the keyboard turns into each other: digits swapped, one mistyped, or added. */
export function isMistyped(one: string, other: string): boolean {
  if (one === other) return false;
  if (one.length === other.length) {
    const differing = [...one].filter((digit, index) => digit !== other[index]).length;
    const isSwapped = differing === 2 && [...one].toSorted().join("") === [...other].toSorted().join("");
    return isSwapped || (differing === 1 && one.length > 1);
  }
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  if (long.length !== short.length + 1) return false;
  return [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short);
}
