import { z } from "zod";
import { contentAddresses } from "#schemas/site/content-address.ts";
import { callout, toCallout } from "#schemas/values/callout.ts";
import { embeddedPage, toEmbeddedPage } from "#schemas/values/embedded-page.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { link, toLinks } from "#schemas/values/link.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import { phone, toPhone } from "#schemas/values/office/phone.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const places = { "v-cesku": "inCzechia", "v-zahranici": "abroad" } as const;
const citizenships = { eu: "eu", "mimo-eu": "nonEu", ukrajina: "ukraine" } as const;
const works = { ma: "has", hleda: "seeks", nema: "none" } as const;

const situation = z.object({
  misto: field(oneOf(places).nullish(), { cs: "Kde člověk je", en: "Whereabouts" }),
  obcanstvi: field(oneOf(citizenships).nullish(), { cs: "Občanství", en: "Citizenship" }),
  prace: field(oneOf(works).nullish(), { cs: "Práce v Česku", en: "Work in Czechia" }),
});

const item = z.object({
  polozkaTitulek: field(text, { cs: "Název části", en: "Title of the part", example: "Práce a povolení" }),
  polozkaStranka: field(embeddedPage, { cs: "Stránka s textem části", en: "Page with its text" }),
});

const question = z.object({
  otazka: field(text, { cs: "Otázka", en: "Question", example: "Jste občanem Evropské unie?" }),
  odpovedi: field(z.array(link).min(1), { cs: "Odpovědi", en: "Answers" }),
});

const emergencyLine = z.object({
  nazev: field(text, { cs: "Název linky", en: "Name of the line", example: "Záchranná služba" }),
  telefon: field(phone, { cs: "Telefon", en: "Phone", example: "112" }),
});

const term = z.object({
  pojem: field(text, { cs: "Český pojem", en: "Czech term", example: "rodné číslo" }),
  vyklad: field(text, { cs: "Výklad", en: "Explanation", example: "Souhlas úřadu s tím, že cizinec smí pracovat." }),
});

/** Guide for foreigners: a selection of the site's pages for people in one situation (spec §1). */
export const guideForForeigners = structure({
  names: { cms: "pruvodce-cizince", cs: "Průvodce pro cizince", en: "Guide for foreigners" },
  ranking: { weight: 0.6 },
  life: "advice",
  data: z.object({
    situace: field(situation.nullish(), { cs: "Pro koho průvodce je", en: "Whom it is for", expected: true }),
    uvod: field(html.nullish(), { cs: "Úvod", en: "Introduction", expected: true }),
    upozorneni: field(z.array(callout).nullish(), { cs: "Upozornění", en: "Warnings" }),
    rozcestnik: field(z.array(question).nullish(), { cs: "Rozcestník", en: "Chooser" }),
    polozky: field(z.array(item).min(1).nullish(), { cs: "Části průvodce", en: "Parts of the guide", required: true }),
    urady: field(z.array(contact).nullish(), { cs: "Kdo pomůže", en: "Authorities", expected: true }),
    tisnoveLinky: field(z.array(emergencyLine).nullish(), { cs: "Tísňové linky", en: "Emergency lines" }),
    dokumenty: field(z.array(file).nullish(), { cs: "Dokumenty", en: "Documents" }),
    pojmy: field(z.array(term).nullish(), { cs: "Slovníček", en: "Glossary" }),
  }),
  view: ({ content, data, ctx }) => ({
    languages: contentAddresses(content, ctx),
    situation: {
      place: data.situace?.misto ? places[data.situace.misto] : null,
      citizenship: data.situace?.obcanstvi ? citizenships[data.situace.obcanstvi] : null,
      work: data.situace?.prace ? works[data.situace.prace] : null,
    },
    intro: optional(data.uvod, ctx.richText),
    warnings: listOf(data.upozorneni, toCallout, ctx),
    chooser: listOf(data.rozcestnik, ({ otazka, odpovedi }) => ({
      question: toText(otazka),
      answers: toLinks(odpovedi, ctx),
    })),
    parts: (data.polozky ?? []).map(({ polozkaTitulek, polozkaStranka }, index) => ({
      id: `part-${index + 1}`,
      title: toText(polozkaTitulek),
      ...toEmbeddedPage(polozkaStranka, 3, ctx),
    })),
    authorities: listOf(data.urady, toContact, ctx),
    emergency: listOf(data.tisnoveLinky, ({ nazev, telefon }) => ({
      name: toText(nazev),
      phone: toPhone(telefon),
    })),
    documents: listOf(data.dokumenty, toFile, ctx),
    terms: listOf(data.pojmy, ({ pojem, vyklad }) => ({ term: toText(pojem), explanation: toText(vyklad) })),
  }),
});

export type GuideForForeigners = View<typeof guideForForeigners>;
