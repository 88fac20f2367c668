import { isRecord } from "#schemas/parse/shape.ts";
import { withoutTags } from "#schemas/values/text.ts";

/** Maximum numbers of words of an item that are compared, and of characters of each of its texts. */
const most = { words: 80, characters: 2000 };

/** Returns the first words of an item, with the names of the fields in which they are. */
export function wordsIn(item: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (node: unknown, name: string): void => {
    if (words.size >= most.words) return;
    if (Array.isArray(node)) for (const part of node) walk(part, name);
    else if (isRecord(node)) for (const [key, part] of Object.entries(node)) walk(part, key);
    else if (node !== null && node !== undefined && node !== "" && node !== false) {
      const text = withoutTags(String(node).slice(0, most.characters), " ");
      for (const word of text.split(/\s+/).slice(0, most.words)) if (word) words.add(`${name} ${word}`);
    }
  };
  walk(item, "");
  return words;
}

/** Returns the share of the words of two items that both have, from 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
