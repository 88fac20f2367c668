import { letterOf } from "#schemas/lists/alphabet.ts";
import { glossaryTerm } from "#schemas/structures/glossary-term.ts";
import { structure } from "#schemas/structures/structure.ts";
import { toText } from "#schemas/values/text.ts";
import { byValues, contentPreset } from "./preset.ts";
import { fact, toResults } from "./result-row.ts";

const row = structure({
  data: glossaryTerm.data.pick({ perex: true, zkratka: true }),
  view: ({ content, data, ctx }) => {
    const title = toText(content.name);
    const letter = letterOf(title, ctx.language);
    return {
      title,
      summary: data.perex ? toText(data.perex) : null,
      abbreviation: fact.text(data.zkratka ? toText(data.zkratka) : null),
      values: { letter: letter ? [letter] : [], category: content.categories.map(({ name }) => name) },
    };
  },
});

export const glossaryTerms = contentPreset(["glossary-term"], (listed, ctx) => toResults(row, listed, ctx), {
  facets: [byValues("letter", "one"), byValues("category", "one")],
  orders: ["az", "za"],
});
