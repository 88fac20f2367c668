import { z } from "zod";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { languageKey } from "#schemas/site/language-key.ts";
import { parseLanguage } from "#schemas/site/languages.ts";
import { endOfDay, localDate, startOfDay } from "#schemas/time/dates.ts";
import { audience, toAudience } from "#schemas/values/audience.ts";
import { card, toCards } from "#schemas/values/card.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { image, toImage } from "#schemas/values/image.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const version = z.object({
  jazyk: field(languageKey, { cs: "Jazyk letáku", en: "Language of the leaflet", example: "uk_ua" }),
  soubor: field(file, { cs: "Leták", en: "Leaflet" }),
  tisk: field(file.nullish(), { cs: "Verze pro tisk", en: "Version for print" }),
});

export type LeafletVersion = ReturnType<typeof toVersion>;

/** The language of the files is that of their version. */
function toVersion({ jazyk, soubor, tisk }: z.output<typeof version>, ctx: ViewContext) {
  return {
    language: parseLanguage(jazyk) ?? defaultLanguage,
    file: { ...toFile(soubor, ctx), language: null },
    print: tisk ? { ...toFile(tisk, ctx), language: null } : null,
  };
}

/** Information leaflet of the agency (spec §1). */
export const informationLeaflet = structure({
  names: { cms: "up-informacni-letak", cs: "Informační leták", en: "Information leaflet" },
  life: "advice",
  data: z.object({
    popis: field(text.nullish(), {
      cs: "Krátký popis",
      en: "Summary",
      example: "Přehled podmínek a výše podpory v nezaměstnanosti.",
      required: true,
      advisedLength: 300,
    }),
    soubory: field(z.array(version).min(1).nullish(), {
      cs: "Leták v jazycích",
      en: "Leaflet by language",
      required: true,
    }),
    vydano: field(localDate.nullish(), { cs: "Vydáno dne", en: "Issued on", required: true }),
    platnostDo: field(localDate.nullish(), { cs: "Platí do", en: "Valid to" }),
    obsah: field(html.nullish(), { cs: "Text letáku na webu", en: "Text of the leaflet", expected: true }),
    urceno: field(z.array(audience).nullish(), { cs: "Pro koho je", en: "Audience", expected: true }),
    obalka: field(image.nullish(), { cs: "Obálka", en: "Cover" }),
    souvisejici: field(z.array(card).nullish(), { cs: "Související služby", en: "Related services" }),
  }),
  view: ({ content, data, ctx }) => ({
    topics: ctx.topics.of(content.categories, content.language),
    summary: optional(data.popis, toText),
    versions: listOf(data.soubory, toVersion, ctx),
    issuedAt: optional(data.vydano, startOfDay),
    validTo: optional(data.platnostDo, endOfDay),
    body: optional(data.obsah, ctx.richText, 3),
    audience: listOf(data.urceno, toAudience),
    cover: optional(data.obalka, toImage, ctx),
    related: toCards(data.souvisejici, ctx),
  }),
});

export type InformationLeaflet = View<typeof informationLeaflet>;
