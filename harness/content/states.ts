import { parseContent } from "#portal/contract/parse/parse-page.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { type StructureKey, structures } from "#portal/contract/structures/registry.ts";
import { contentOf, recordOf } from "./page-record.ts";
import { maximalOf, minimalOf } from "./records.ts";
import { withBlankTexts, withListsOf, withLongWords, withOddTexts } from "./variations.ts";

/** A generated content item and the conditions under which it is rendered. */
export interface State {
  name: string;
  content: Content;
  /** Czech version, the fallback for gaps in a translation. */
  czech?: Content;
  /** Years to move the clock forward or back. */
  years?: number;
  /** True when its files are missing. */
  lacksFiles?: true;
}

/** Returns the generated states of a structure that its stories show. */
export function statesOf(key: StructureKey): State[] {
  const { data: schema } = structures[key];
  const maximal = maximalOf(schema, key);
  const state = (name: string, data: unknown) => ({ name, content: contentOf(key, data) });
  const whole = state("maximal", maximal);
  return [
    state("minimal", minimalOf(schema, key)),
    whole,
    state("long-words", withLongWords(schema, maximal)),
    state("odd-texts", withOddTexts(schema, maximal)),
    state("blank-texts", withBlankTexts(schema, maximal)),
    state("one-item", withListsOf(1, schema, maximal)),
    state("five-items", withListsOf(5, schema, maximal)),
    { name: "untranslated", content: inEnglish(key, minimalOf(schema, key)), czech: whole.content },
    ...(JSON.stringify(maximal).includes("/documents/") ? [withoutFiles(key, maximal)] : []),
    { ...whole, name: "years-before", years: -20 },
    { ...whole, name: "years-after", years: 20 },
  ];
}

function inEnglish(key: StructureKey, data: unknown): Content {
  const { content } = parseContent({ ...recordOf(key, data), language: "en_GB" });
  if (!content) throw new Error(`the generated envelope of ${key} is not valid in English`);
  return content;
}

/** Points all files to addresses that do not exist. */
function withoutFiles(key: StructureKey, data: unknown): State {
  const elsewhere = JSON.stringify(data).replaceAll("/documents/", "/documents/chybi/");
  return { name: "missing-files", content: contentOf(key, JSON.parse(elsewhere)), lacksFiles: true };
}
