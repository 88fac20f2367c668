import { z } from "zod";
import { toNewsArticle } from "#schemas/json-ld/news-article.ts";
import { toOthers } from "#schemas/lists/listed.ts";
import { localDateTime, toInstant } from "#schemas/time/dates.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { person, toPerson } from "#schemas/values/office/person.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { lead, text, toText } from "#schemas/values/text.ts";
import { rowStructure, structure, type View } from "./structure.ts";

const quote = z.object({
  text: field(text, { cs: "Citace", en: "Quote", example: "Dávku vyplatíme do konce měsíce." }),
  osoba: field(person, { cs: "Kdo to řekl", en: "Who said it" }),
});

/** Fields of another press release that are shown in a link to it. */
const listedRelease = rowStructure({
  data: z.object({}),
  view: ({ content }) => ({
    title: toText(content.name),
    publishedAt: optional(content.displayAt, toInstant),
    embargoUntil: embargoEnd(content.data),
  }),
});

/** Press release (spec §1). */
export const pressRelease = structure({
  names: { cms: "tiskova-zprava", cs: "Tisková zpráva", en: "Press release" },
  ranking: { weight: 0.35, ages: true },
  life: "record",
  data: z.object({
    cislo: field(text.nullish(), { cs: "Číslo zprávy", en: "Number", example: "48/2026" }),
    misto: field(text.nullish(), { cs: "Místo vydání", en: "Place", example: "Praha" }),
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", required: true, advisedLength: 400 }),
    obsah: field(html.nullish(), { cs: "Text", en: "Text", required: true }),
    embargoDo: field(localDateTime.nullish(), {
      cs: "Embargo do",
      en: "Embargo until",
      example: "2026-10-01T09:00:00",
    }),
    obrazek: field(image.nullish(), { cs: "Fotografie", en: "Photograph" }),
    citace: field(z.array(quote).nullish(), { cs: "Citace", en: "Quotes" }),
    autori: field(z.array(person).nullish(), { cs: "Autoři zprávy", en: "Authors", expected: true }),
    kontaktProMedia: field(contact.nullish(), { cs: "Kontakt pro média", en: "Media contact", required: true }),
    dokumenty: field(z.array(file).nullish(), { cs: "Dokumenty", en: "Documents" }),
    oVydavateli: field(html.nullish(), { cs: "O vydavateli", en: "About the issuer" }),
  }),
  lists: ["press-release"],
  // Only the neighbours are shown, but some of these may be under embargo.
  listsNearest: 10,
  view: ({ content, data, ctx, listed }) => ({
    publishedAt: optional(content.displayAt, toInstant),
    topics: ctx.topics.of(content.categories, content.language),
    embargoUntil: embargoEnd(content.data) ?? embargoEnd(data),
    number: optional(data.cislo, toText),
    place: optional(data.misto, toText),
    lead: optional(data.perex, toText),
    body: optional(data.obsah, ctx.richText),
    image: optional(data.obrazek, toImage, ctx),
    quotes: listOf(data.citace, ({ text: words, osoba }) => ({ text: toText(words), person: toPerson(osoba) })),
    authors: listOf(data.autori, toPerson),
    mediaContact: optional(data.kontaktProMedia, toContact, ctx),
    documents: listOf(data.dokumenty, toFile, ctx),
    about: optional(data.oVydavateli, ctx.richText, 3),
    others: toOthers(listedRelease, { content, listed, ctx }),
  }),
  feed: { name: "press-releases", list: "pressReleases", entryOf: ({ lead }) => ({ summary: lead, validTo: null }) },
  jsonLd: (view, context) => {
    const authors = view.authors.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role || undefined }));
    return toNewsArticle(view, context, { author: authors.length > 0 ? authors : null, validTo: null });
  },
});

export type PressRelease = View<typeof pressRelease>;
export type OtherRelease = PressRelease["others"][number];

/** Returns the previous and the next press release by publication, among those that may be shown at a time. */
export function neighboursOf({ others, publishedAt }: Pick<PressRelease, "others" | "publishedAt">, now: number) {
  if (publishedAt === null) return { earlier: null, later: null };
  const dated = others
    .flatMap((other) => (other.publishedAt ? [{ ...other, publishedAt: other.publishedAt }] : []))
    .filter(({ embargoUntil }) => !isUnderEmbargo(embargoUntil, now))
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  return {
    earlier: dated.findLast((other) => other.publishedAt < publishedAt) ?? null,
    later: dated.find((other) => other.publishedAt > publishedAt) ?? null,
  };
}
