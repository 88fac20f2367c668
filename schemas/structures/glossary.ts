import { z } from "zod";
import { groupByLetter } from "#schemas/lists/alphabet.ts";
import { listPageFields, toListPage } from "#schemas/lists/list-page.ts";
import { toListed } from "#schemas/lists/listed.ts";
import { optional } from "#schemas/values/optional.ts";
import { toText } from "#schemas/values/text.ts";
import { glossaryTerm } from "./glossary-term.ts";
import { rowStructure, structure, type View } from "./structure.ts";

/** Fields of a term that the glossary shows; a term without a definition is listed too. */
const entry = rowStructure({
  data: glossaryTerm.data.pick({ perex: true, zkratka: true }),
  view: ({ content, data }) => ({
    term: toText(content.name),
    abbreviation: optional(data.zkratka, toText),
    summary: optional(data.perex, toText),
  }),
});

/** Glossary: the site's terms under the letters of the page's language (spec §1). */
export const glossary = structure({
  names: { cms: "slovnik-pojmu", cs: "Slovník pojmů", en: "Glossary" },
  lists: ["glossary-term"],
  data: z.object(listPageFields),
  view: ({ data, ctx, listed }) => {
    const terms = toListed(entry, listed, ctx).map(({ view, ...place }) => ({ ...place, ...view }));
    return { ...toListPage(data, ctx), ...groupByLetter(terms, ctx.language) };
  },
});

export type Glossary = View<typeof glossary>;
export type GlossaryEntry = Glossary["others"][number];
