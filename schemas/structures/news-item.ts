import { z } from "zod";
import { toNewsArticle } from "#schemas/json-ld/news-article.ts";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { link, toLinks } from "#schemas/values/link.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { region } from "#schemas/values/office/region.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { lead, text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

/** News item (spec §1). */
export const newsItem = structure({
  names: { cms: "aktualita", cs: "Aktualita", en: "News item" },
  ranking: { weight: 0.4, ages: true },
  life: "record",
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", expected: true, advisedLength: 300 }),
    obsah: field(html.nullish(), { cs: "Text", en: "Text", required: true }),
    obrazek: field(image.nullish(), { cs: "Obrázek", en: "Image" }),
    oznamovatel: field(text.nullish(), {
      cs: "Kdo zprávu vydal",
      en: "Issuer",
      example: "Tiskové oddělení",
      expected: true,
    }),
    kraje: field(z.array(region).nullish(), { cs: "Kraje, kterých se zpráva týká", en: "Regions", example: '["JHM"]' }),
    platnostDo: field(localDateTime.nullish(), { cs: "Platnost do", en: "Valid to", example: "2026-12-31T23:59:00" }),
    dokumenty: field(z.array(file).nullish(), { cs: "Dokumenty", en: "Documents" }),
    odkazy: field(z.array(link).nullish(), { cs: "Odkazy", en: "Links" }),
    galerie: field(z.array(image).nullish(), { cs: "Galerie", en: "Gallery" }),
    souvisejici: field(z.array(card).nullish(), { cs: "Související stránky", en: "Related pages" }),
    kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
  }),
  view: ({ content, data, ctx }) => ({
    publishedAt: optional(content.displayAt, toInstant),
    topics: ctx.topics.of(content.categories, content.language),
    lead: optional(data.perex, toText),
    body: optional(data.obsah, ctx.richText),
    image: optional(data.obrazek, toImage, ctx),
    issuer: optional(data.oznamovatel, toText),
    regions: data.kraje ?? [],
    validTo: optional(data.platnostDo, toInstant),
    documents: listOf(data.dokumenty, toFile, ctx),
    links: toLinks(data.odkazy, ctx),
    gallery: listOf(data.galerie, toImage, ctx),
    related: toCards(data.souvisejici, ctx),
    contact: optional(data.kontakt, toContact, ctx),
  }),
  feed: { name: "news", list: "news", entryOf: ({ lead, validTo }) => ({ summary: lead, validTo }) },
  jsonLd: (view, context) => {
    const { issuer, validTo } = view;
    return toNewsArticle(view, context, { author: issuer ? { "@type": "Organization", name: issuer } : null, validTo });
  },
});

export type NewsItem = View<typeof newsItem>;
