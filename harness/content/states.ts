import { parseContent } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { type StructureKey, structures } from "#schemas/structures/registry.ts";
import { contentOf, recordOf } from "./page-record.ts";
import { maximalOf, minimalOf } from "./records.ts";
import { withBlankTexts, withListsOf, withLongWords, withOddTexts } from "./variations.ts";

/** A generated content with what of its surroundings is not as usual. */
export interface State {
  name: string;
  content: Content;
  /** The Czech version, which a translation is filled from. */
  czech?: Content;
  /** Years by which it is looked at earlier or later. */
  years?: number;
  /** Its files are not there. */
  lacksFiles?: true;
}

/** The generated contents of a structure that people look at, each of which may show something that no other does. */
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
  if (!content) throw new Error(`the generated envelope of ${key} is no content in English`);
  return content;
}

/** The same with addresses under which the CMS has no files. */
function withoutFiles(key: StructureKey, data: unknown): State {
  const elsewhere = JSON.stringify(data).replaceAll("/documents/", "/documents/chybi/");
  return { name: "missing-files", content: contentOf(key, JSON.parse(elsewhere)), lacksFiles: true };
}
