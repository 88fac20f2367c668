import { z } from "zod";
import { languageKey } from "#schemas/site/language-key.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { legalReference, toLegalReference } from "#schemas/values/legal-reference.ts";
import { link, toLink, toLinks } from "#schemas/values/link.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { lead, text, textsLike, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const equivalent = z.object({
  jazyk: field(languageKey, { cs: "Jazyk", en: "Language", example: "en_gb" }),
  // Not the shared text type: a term in another language may have another script than the page.
  pojem: field(z.string().max(200).regex(/\S/), { cs: "Pojem", en: "Term", example: "employer" }),
});

/** One term of a glossary (spec §1). */
export const glossaryTerm = structure({
  names: { cms: "pojem", cs: "Pojem", en: "Glossary term" },
  ranking: { weight: 0.6 },
  life: "advice",
  data: z.object({
    perex: field(lead.nullish(), { cs: "Stručný výklad", en: "Summary", expected: true, advisedLength: 300 }),
    obsah: field(html.nullish(), { cs: "Výklad", en: "Definition", required: true }),
    zkratka: field(text.nullish(), { cs: "Zkratka", en: "Abbreviation", example: "OSVČ", advisedLength: 30 }),
    synonyma: field(textsLike("živnostník").nullish(), { cs: "Synonyma", en: "Synonyms" }),
    preklady: field(z.array(equivalent).nullish(), { cs: "V jiných jazycích", en: "In other languages" }),
    souvisejici: field(z.array(link).nullish(), { cs: "Související pojmy", en: "Related terms" }),
    predpisy: field(z.array(legalReference).nullish(), { cs: "Právní předpisy", en: "Legislation" }),
    slovnik: field(link.nullish(), { cs: "Slovník", en: "Glossary" }),
  }),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    definition: optional(data.obsah, ctx.richText),
    abbreviation: optional(data.zkratka, toText),
    synonyms: listOf(data.synonyma, toText),
    equivalents: (data.preklady ?? []).flatMap((item) => toEquivalent(item, ctx)),
    related: toLinks(data.souvisejici, ctx),
    legal: listOf(data.predpisy, toLegalReference, ctx),
    glossary: optional(data.slovnik, toLink, ctx),
  }),
});

export type GlossaryTerm = View<typeof glossaryTerm>;

/** Returns no equivalent for the page's own language. */
function toEquivalent({ jazyk, pojem }: z.output<typeof equivalent>, ctx: ViewContext) {
  const language = parseLanguage(jazyk);
  return language && language !== ctx.language ? [{ term: toText(pojem), language }] : [];
}
