import { foldWord } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { wordsOfTerm } from "./term/fts-query.ts";

/** Stands in a situation after words one of which the term has to have: `porodné` alone does not ask for a guide. */
export const asked = "|";

/** Writes the stems of situations without stop words, one situation a line, as `records` stores them. */
export function toSituations(situations: readonly string[], language: Language): string {
  return situations
    .map((said) => said.split(asked).map((part) => wordsOfTerm(part, language)))
    .filter((parts) => parts.some((words) => words.length > 0))
    .map((parts) => parts.map((words) => toStems(words, language)).join(asked))
    .join("\n");
}

function toStems(words: readonly string[], language: Language): string {
  return [...new Set(words.map((word) => stemOf(foldWord(word), language)))].join(" ");
}

/** A clause of a term as stems, any list of which may match. */
interface StemmedClause {
  variants: readonly (readonly string[])[];
  weight: number;
}

/** Share of a situation that counts even when the term has few of its other words. */
const base = 0.3;

/** How well one of the situations fits a term, from 0 to 1: by the term's weight in it, then by the words it has besides. */
export function fitOf(situations: string, clauses: readonly StemmedClause[]): number {
  if (situations === "") return 0;
  const whole = clauses.reduce((sum, { weight }) => sum + weight, 0);
  const fits = situations.split("\n").map((line) => {
    const parts = line.split(asked).map((part) => part.split(" "));
    const stems = new Set(parts.flat());
    const used = new Set<string>();
    let found = 0;
    for (const { variants, weight } of clauses) {
      const variant = variants.find((each) => each.every((stem) => stems.has(stem)));
      if (!variant) continue;
      found += weight;
      for (const stem of variant) used.add(stem);
    }
    const isAsked = parts.length === 1 || parts[0]?.some((stem) => used.has(stem));
    return isAsked ? (found / whole) * (base + (1 - base) * (used.size / stems.size)) : 0;
  });
  return Math.max(...fits);
}
