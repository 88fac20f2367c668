import { z } from "zod";
import { blocks, toBlocks } from "#schemas/blocks/registry.ts";
import { toFaqPage } from "#schemas/json-ld/faq-page.ts";
import { situations } from "#schemas/lists/search/situations.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { optional } from "#schemas/values/optional.ts";
import { lead, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

/** Number of second-level headings from which a table of contents is shown. */
const headingsForContents = 3;

/** Standard page and default template: a title alone is enough (spec §1). */
export const standardPage = structure({
  names: { cms: "stranka", cs: "Stránka", en: "Page" },
  ranking: { weight: 1 },
  life: "advice",
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    obsah: field(html.nullish(), { cs: "Text", en: "Text" }),
    obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
    sekce: field(blocks.nullish(), { cs: "Bloky stránky", en: "Page blocks" }),
    situace: situations,
    souvisejici: field(z.array(card).nullish(), { cs: "Související stránky", en: "Related pages" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ content, data, ctx }) => {
    const body = optional(data.obsah, ctx.richText);
    const sections = toBlocks(data.sekce, ctx);
    const contents = [
      ...(body?.headings.filter(({ level }) => level === 2) ?? []).map(({ id, text: title }) => ({ id, title })),
      ...sections.flatMap(({ id, title }) => (title ? [{ id, title }] : [])),
    ];
    return {
      lead: optional(data.perex, toText),
      contents: contents.length >= headingsForContents ? contents : [],
      body,
      image: optional(data.obrazek, toImage, ctx),
      /** Drawing of the topic that the page belongs to. */
      drawing: ctx.drawing({ friendlyURLs: content.friendlyURLs, web: { id: content.webId } }),
      blocks: sections,
      related: toCards(data.souvisejici, ctx),
      contact: optional(data.kontakt, toContact, ctx),
    };
  },
  jsonLd: ({ blocks }, context) => {
    const questions = blocks.flatMap((block) => (block.type === "questions" ? block.items : []));
    return toFaqPage(questions, context);
  },
});

export type StandardPage = View<typeof standardPage>;
