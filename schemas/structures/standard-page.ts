import { z } from "zod";
import { blocks, toBlocks } from "#schemas/blocks/registry.ts";
import { toInstant } from "#schemas/time/dates.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { text, toText } from "#schemas/values/text.ts";
import { field, structure, type View } from "./structure.ts";

/** A page's own table of contents appears from this many second-level headings on. */
const headingsForContents = 3;

/** Standard page and default template: a title alone is enough (spec §1). */
export const standardPage = structure({
  data: z.object({
    perex: field(text.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    obsah: field(html.nullish(), { cs: "Text", en: "Text", need: "expected" }),
    obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
    sekce: field(blocks.nullish(), { cs: "Bloky stránky", en: "Page blocks" }),
    souvisejici: field(z.array(card).nullish(), { cs: "Související stránky", en: "Related pages" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ content, data, ctx }) => {
    const body = data.obsah ? ctx.richText(data.obsah) : null;
    const sections = toBlocks(data.sekce, ctx);
    const contents = [
      ...(body?.headings.filter(({ level }) => level === 2) ?? []).map(({ id, text: title }) => ({ id, title })),
      ...sections.flatMap(({ id, title }) => (title ? [{ id, title }] : [])),
    ];
    return {
      title: toText(content.name),
      lead: data.perex ? toText(data.perex) : null,
      contents: contents.length >= headingsForContents ? contents : [],
      body,
      image: data.obrazek ? toImage(data.obrazek, ctx) : null,
      blocks: sections,
      related: toCards(data.souvisejici, ctx),
      contact: data.kontakt ? toContact(data.kontakt) : null,
      updatedAt: content.updatedAt ? toInstant(content.updatedAt, "UTC") : null,
    };
  },
});

export type StandardPage = View<typeof standardPage>;
