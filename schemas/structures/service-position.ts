import { z } from "zod";
import { toJobPosting } from "#schemas/json-ld/job-posting.ts";
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
import { text, textsLike, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const clearances = {
  zadna: "none",
  vyhrazene: "restricted",
  duverne: "confidential",
  tajne: "secret",
  prisneTajne: "topSecret",
} as const;

const announcement = z.object({
  misto: field(text.nullish(), { cs: "Místo", en: "Place", required: true, example: "Praha" }),
  dne: field(localDate.nullish(), { cs: "Den", en: "Day", required: true, example: "2026-11-02" }),
});

const serviceField = z.object({
  kod: field(text, { cs: "Číslo oboru", en: "Code", example: "65" }),
  nazev: field(text, { cs: "Obor služby", en: "Field of service", example: "Právní činnost" }),
});

const conditions = z.object({
  zakonne: field(html.nullish(), { cs: "Předpoklady podle zákona", en: "Conditions set by law", required: true }),
  vzdelani: field(education.nullish(), { cs: "Vzdělání", en: "Education", required: true }),
  jazyk: field(text.nullish(), { cs: "Úroveň jazyka", en: "Language level", example: "angličtina, úroveň B1" }),
  dalsi: field(textsLike("Znalost práce s počítačem").nullish(), { cs: "Další požadavky", en: "Further requirements" }),
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
  isTimely: true,
  data: z.object({
    ...positionFields,
    cisloJednaci: field(text.nullish(), {
      cs: "Číslo jednací",
      en: "Reference number",
      required: true,
      example: "UPCR-2026/120455",
    }),
    vyhlaseno: field(announcement.nullish(), {
      cs: "Kde a kdy vyhlášeno",
      en: "Announced where and when",
      required: true,
    }),
    sluzebniUrad: field(text.nullish(), {
      cs: "Služební úřad",
      en: "Service authority",
      required: true,
      example: "Úřad práce České republiky",
    }),
    utvar: field(text.nullish(), { cs: "Útvar", en: "Unit", required: true, example: "Oddělení hmotné nouze" }),
    sluzebniOznaceni: field(text.nullish(), {
      cs: "Služební označení",
      en: "Grade",
      required: true,
      example: "odborný referent",
    }),
    sluzebniPusobiste: field(text.nullish(), {
      cs: "Služební působiště",
      en: "Duty station",
      required: true,
      example: "Krnov",
    }),
    kraj: field(region.nullish(), { cs: "Kraj", en: "Region", required: true }),
    obory: field(z.array(serviceField).min(1).nullish(), {
      cs: "Obory služby",
      en: "Fields of service",
      required: true,
    }),
    platovaTrida: field(payClass(5).nullish(), { cs: "Platová třída", en: "Pay class", required: true, example: "9" }),
    uvazek: field(z.number().positive().max(1).nullish(), {
      cs: "Úvazek (bez udání plný)",
      en: "Working time (full by default)",
      example: "0.5",
    }),
    proverka: field(oneOf(clearances).nullish(), {
      cs: "Bezpečnostní prověrka",
      en: "Security clearance",
      required: true,
    }),
    predstavene: field(z.boolean().nullish(), { cs: "Místo představeného", en: "Managerial position", required: true }),
    cinnosti: field(textsLike("Rozhodování o dávkách").min(1).nullish(), {
      cs: "Náplň služby",
      en: "Duties",
      required: true,
    }),
    podminky: field(conditions.nullish(), { cs: "Podmínky", en: "Conditions", required: true }),
    prilohy: field(textsLike("Výpis z rejstříku trestů").min(1).nullish(), {
      cs: "Přílohy žádosti",
      en: "To be sent",
      required: true,
    }),
    zadost: field(file.nullish(), { cs: "Formulář žádosti", en: "Request form", required: true }),
    textVyberovehoRizeni: field(tender.nullish(), { cs: "Text výběrového řízení", en: "Tender text", required: true }),
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
    referenceNo: optional(data.cisloJednaci, toText),
    announced: {
      place: optional(data.vyhlaseno?.misto, toText),
      on: optional(data.vyhlaseno?.dne, startOfDay),
    },
    authority: optional(data.sluzebniUrad, toText),
    unit: optional(data.utvar, toText),
    grade: optional(data.sluzebniOznaceni, toText),
    dutyStation: optional(data.sluzebniPusobiste, toText),
    region: data.kraj ?? null,
    fields: listOf(data.obory, ({ kod, nazev }) => `${toText(kod)} ${toText(nazev)}`),
    payClass: data.platovaTrida ?? null,
    /** Fraction of full working time, at most 1. */
    workload: data.uvazek ?? 1,
    clearance: data.proverka ? clearances[data.proverka] : null,
    managerial: data.predstavene ?? null,
    duties: listOf(data.cinnosti, toText),
    conditions: toConditions(data.podminky ?? {}, ctx),
    enclosures: listOf(data.prilohy, toText),
    request: optional(data.zadost, toFile, ctx),
    tender: toTender(data.textVyberovehoRizeni ?? {}, ctx),
    round: data.kolo ?? null,
    result: data.vysledek ? { on: startOfDay(data.vysledek.dne), text: toText(data.vysledek.text) } : null,
    links: toLinks(data.odkazy, ctx),
  }),
  jsonLd: (view, context) =>
    toJobPosting(view, context, {
      description: view.duties.join("\n") || null,
      employmentType: [view.workload < 1 ? "PART_TIME" : "FULL_TIME"],
      employer: view.authority,
    }),
});

export type ServicePosition = View<typeof servicePosition>;

function toConditions({ zakonne, vzdelani, jazyk, dalsi }: z.output<typeof conditions>, ctx: ViewContext) {
  return {
    law: optional(zakonne, ctx.richText, 3),
    education: optional(vzdelani, toEducation),
    languages: optional(jazyk, toText),
    further: listOf(dalsi, toText),
  };
}

function toTender({ text: words, soubor }: z.output<typeof tender>, ctx: ViewContext) {
  return { text: optional(words, ctx.richText, 3), file: optional(soubor, toFile, ctx) };
}
