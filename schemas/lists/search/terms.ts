import { letterOf } from "#schemas/lists/alphabet.ts";
import { keysOf } from "#schemas/site/topics.ts";
import { glossaryTerm } from "#schemas/structures/glossary-term.ts";
import { rowStructure } from "#schemas/structures/structure.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { byCategory, byValues, contentPreset } from "./preset.ts";
import { fact, toResults } from "./result-row.ts";

const row = rowStructure({
  data: glossaryTerm.data.pick({ perex: true, zkratka: true }),
  view: ({ content, data, ctx }) => {
    const title = toText(content.name);
    const letter = letterOf(title, ctx.language);
    return {
      title,
      summary: optional(data.perex, toText),
      abbreviation: fact.text(optional(data.zkratka, toText)),
      values: { letter: letter ? [letter] : [], category: keysOf(ctx.topics.of(content.categories, content.language)) },
    };
  },
});

export const glossaryTerms = contentPreset(["glossary-term"], (listed, ctx) => toResults(row, listed, ctx), {
  facets: [byValues("letter", "one"), byCategory],
  orders: ["az", "za"],
});
