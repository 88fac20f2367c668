import { z } from "zod";
import { localDate, startOfDay, toInstant } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { link, toLinks } from "#schemas/values/link.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { education, toEducation } from "#schemas/values/offer/education.ts";
import { payClass } from "#schemas/values/offer/pay.ts";
import { positionFields, toPosition } from "#schemas/values/offer/position.ts";
import { region } from "#schemas/values/office/region.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const clearances = {
  zadna: "none",
  vyhrazene: "restricted",
  duverne: "confidential",
  tajne: "secret",
  prisneTajne: "topSecret",
} as const;

const announcement = z.object({
  misto: field(text, { cs: "Místo", en: "Place", example: "Praha" }),
  dne: field(localDate, { cs: "Den", en: "Day", example: "2026-11-02" }),
});

const serviceField = z.object({
  kod: field(text, { cs: "Číslo oboru", en: "Code", example: "65" }),
  nazev: field(text, { cs: "Obor služby", en: "Field of service", example: "Právní činnost" }),
});

const conditions = z.object({
  zakonne: field(html, { cs: "Předpoklady podle zákona", en: "Conditions set by law" }),
  vzdelani: field(education, { cs: "Vzdělání", en: "Education" }),
  jazyk: field(text.nullish(), { cs: "Úroveň jazyka", en: "Language level", example: "angličtina, úroveň B1" }),
  dalsi: field(z.array(text).nullish(), { cs: "Další požadavky", en: "Further requirements" }),
});

const tender = withRules(
  z.object({
    text: field(html.nullish(), { cs: "Text", en: "Text" }),
    soubor: field(file.nullish(), { cs: "Soubor", en: "File" }),
  }),
  anyOf("tender.text", ["text", "soubor"]),
);

const result = z.object({
  dne: field(localDate, { cs: "Den", en: "Day", example: "2026-12-18" }),
  text: field(text, { cs: "Výsledek", en: "Outcome", example: "Místo obsazeno vybraným žadatelem." }),
});

/** Position in the civil service for which a tender is held (spec §1; spec §2.4, workplace and tender pages). */
export const servicePosition = structure({
  names: { cms: "up-sluzebni-misto", cs: "Služební místo", en: "Service position" },
  data: z.object({
    ...positionFields,
    cisloJednaci: field(text, { cs: "Číslo jednací", en: "Reference number", example: "UPCR-2026/120455" }),
    vyhlaseno: field(announcement, { cs: "Kde a kdy vyhlášeno", en: "Announced where and when" }),
    sluzebniUrad: field(text, { cs: "Služební úřad", en: "Service authority", example: "Úřad práce České republiky" }),
    utvar: field(text, { cs: "Útvar", en: "Unit", example: "Oddělení hmotné nouze" }),
    sluzebniOznaceni: field(text, { cs: "Služební označení", en: "Grade", example: "odborný referent" }),
    sluzebniPusobiste: field(text, { cs: "Služební působiště", en: "Duty station", example: "Krnov" }),
    kraj: field(region, { cs: "Kraj", en: "Region" }),
    obory: field(z.array(serviceField).min(1), { cs: "Obory služby", en: "Fields of service" }),
    platovaTrida: field(payClass(5), { cs: "Platová třída", en: "Pay class", example: "9" }),
    uvazek: field(z.number().positive().max(1).nullish(), {
      cs: "Úvazek (bez udání plný)",
      en: "Working time (full by default)",
      example: "0.5",
    }),
    proverka: field(oneOf(clearances), { cs: "Bezpečnostní prověrka", en: "Security clearance" }),
    predstavene: field(z.boolean(), { cs: "Místo představeného", en: "Managerial position" }),
    cinnosti: field(z.array(text).min(1), { cs: "Náplň služby", en: "Duties" }),
    podminky: field(conditions, { cs: "Podmínky", en: "Conditions" }),
    prilohy: field(z.array(text).min(1), { cs: "Přílohy žádosti", en: "To be sent" }),
    zadost: field(file, { cs: "Formulář žádosti", en: "Request form" }),
    textVyberovehoRizeni: field(tender, { cs: "Text výběrového řízení", en: "Tender text" }),
    kolo: field(z.number().int().min(1).max(3).nullish(), { cs: "Kolo", en: "Round", example: "2" }),
    vysledek: field(result.nullish(), { cs: "Výsledek", en: "Result" }),
    odkazy: field(z.array(link).nullish(), {
      cs: "Úřední deska a další odkazy",
      en: "Official notice board and other links",
    }),
  }),
  view: ({ content, data, ctx }) => ({
    publishedAt: optional(content.displayAt, toInstant),
    ...toPosition(data, ctx),
    referenceNo: toText(data.cisloJednaci),
    announced: { place: toText(data.vyhlaseno.misto), on: startOfDay(data.vyhlaseno.dne) },
    authority: toText(data.sluzebniUrad),
    unit: toText(data.utvar),
    grade: toText(data.sluzebniOznaceni),
    dutyStation: toText(data.sluzebniPusobiste),
    region: data.kraj,
    fields: data.obory.map(({ kod, nazev }) => `${toText(kod)} ${toText(nazev)}`),
    payClass: data.platovaTrida,
    /** Part of full working time, at most 1. */
    workload: data.uvazek ?? 1,
    clearance: clearances[data.proverka],
    managerial: data.predstavene,
    duties: data.cinnosti.map(toText),
    conditions: toConditions(data.podminky, ctx),
    enclosures: data.prilohy.map(toText),
    request: toFile(data.zadost, ctx),
    tender: toTender(data.textVyberovehoRizeni, ctx),
    round: data.kolo ?? null,
    result: data.vysledek ? { on: startOfDay(data.vysledek.dne), text: toText(data.vysledek.text) } : null,
    links: toLinks(data.odkazy, ctx),
  }),
});

export type ServicePosition = View<typeof servicePosition>;

function toConditions({ zakonne, vzdelani, jazyk, dalsi }: z.output<typeof conditions>, ctx: ViewContext) {
  return {
    law: ctx.richText(zakonne, 3),
    education: toEducation(vzdelani),
    languages: optional(jazyk, toText),
    further: listOf(dalsi, toText),
  };
}

function toTender({ text: words, soubor }: z.output<typeof tender>, ctx: ViewContext) {
  return { text: optional(words, ctx.richText, 3), file: optional(soubor, toFile, ctx) };
}
