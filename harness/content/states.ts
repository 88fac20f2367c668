import type { Content } from "#schemas/content.ts";
import { type StructureKey, structures } from "#schemas/registry.ts";
import { contentOf } from "./page-record.ts";
import { maximalOf, minimalOf } from "./records.ts";
import { withLongWords } from "./variations.ts";

/** The generated contents of a structure that people look at: the least, the most, and words that fit nowhere. */
export function statesOf(key: StructureKey): { name: string; content: Content }[] {
  const { data: schema } = structures[key];
  const maximal = maximalOf(schema, key);
  return [
    { name: "minimal", content: contentOf(key, minimalOf(schema, key)) },
    { name: "maximal", content: contentOf(key, maximal) },
    { name: "long-words", content: contentOf(key, withLongWords(schema, maximal)) },
  ];
}
