import { foldWord } from "#schemas/lists/words/split.ts";
import { stemOf } from "#schemas/lists/words/stem.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { wordsOfTerm } from "./term/fts-query.ts";

/** Writes the stems of situations without stop words, one situation a line, as `records` stores them. */
export function toSituations(situations: readonly string[], language: Language): string {
  return situations
    .map((said) => wordsOfTerm(said, language).map((word) => stemOf(foldWord(word), language)))
    .filter((stems) => stems.length > 0)
    .map((stems) => [...new Set(stems)].join(" "))
    .join("\n");
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
    const stems = new Set(line.split(" "));
    const used = new Set<string>();
    let found = 0;
    for (const { variants, weight } of clauses) {
      const variant = variants.find((each) => each.every((stem) => stems.has(stem)));
      if (!variant) continue;
      found += weight;
      for (const stem of variant) used.add(stem);
    }
    return (found / whole) * (base + (1 - base) * (used.size / stems.size));
  });
  return Math.max(...fits);
}
