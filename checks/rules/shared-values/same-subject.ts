import { wordsOf } from "#checks/rules/prose.ts";
import type { SharedValue } from "#schemas/values/shared/shared-value.ts";

/**
 * Returns the values whose names, and less so keys, share most words with the first text that shares any; none without such a text.
 * `texts` are given as the starts of their words.
 */
export function aboutSame(
  values: readonly SharedValue[],
  texts: readonly ReadonlySet<string>[],
): readonly SharedValue[] {
  for (const words of texts) {
    const shared = (text: string) => [...stemsOf(text)].filter((stem) => words.has(stem)).length;
    const counts = values.map(({ name, key }) => 2 * shared(name) + shared(key.replaceAll(/[.-]/g, " ")));
    const best = Math.max(...counts);
    if (best > 0) return values.filter((_, index) => counts[index] === best);
  }
  return [];
}

/** Words that say nothing about the subject of an amount. */
const common: ReadonlySet<string> = new Set(["mesic", "rocni", "denni", "hodin", "castk", "vyse", "hodno", "celke"]);

/** Returns the starts of the words of a text, without accents. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase())
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 5))
      .filter((stem) => !common.has(stem)),
  );
}
