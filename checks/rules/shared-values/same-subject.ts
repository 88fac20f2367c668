import { wordsOf } from "#checks/rules/prose.ts";
import type { SharedValue } from "#schemas/values/shared/shared-value.ts";

/** Returns the values whose names share most words with the first text that shares any; none without such a text. */
export function aboutSame(values: readonly SharedValue[], texts: readonly string[]): readonly SharedValue[] {
  for (const text of texts) {
    const words = new Set(stemsOf(text));
    const counts = values.map(({ name, key }) => {
      return new Set([...stemsOf(name), ...stemsOf(key.replaceAll(/[.-]/g, " "))].filter((stem) => words.has(stem)))
        .size;
    });
    const best = Math.max(...counts);
    if (best > 0) return values.filter((_, index) => counts[index] === best);
  }
  return [];
}

/** Words that say nothing about the subject of an amount. */
const common: ReadonlySet<string> = new Set(["mesic", "rocni", "denni", "hodin", "castk", "vyse", "hodno", "celke"]);

/** Returns the starts of the words of a text, without accents. */
function stemsOf(text: string): string[] {
  return wordsOf(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase())
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))
    .filter((stem) => !common.has(stem));
}
