import { z } from "zod";
import { endOfDay, localDate, startOfDay } from "#schemas/time/dates.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { inOrder, rule, withRules } from "#schemas/values/object-rules.ts";
import { region } from "#schemas/values/office/region.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

const kinds = {
  doruceni: "delivery",
  rozhodnuti: "decision",
  "vyberove-rizeni": "tender",
  majetek: "property",
  "volne-misto": "position",
  jine: "other",
} as const;

/** Days after posting at which a document counts as delivered. */
const deliveryDays = 15;

const issuer = z.object({
  utvar: field(text, { cs: "Útvar", en: "Unit", example: "Krajská pobočka v Brně" }),
  kraj: field(region.nullish(), { cs: "Kraj", en: "Region", expected: true }),
});

const agenda = z.object({
  kod: field(text.nullish(), { cs: "Kód agendy", en: "Code", example: "A1023" }),
  nazev: field(text, { cs: "Název agendy", en: "Name", example: "Státní sociální podpora" }),
});

/** Notice of an official board, following the open formal norm for official boards (spec §1). */
export const publicNotice = structure({
  names: { cms: "up-verejna-vyhlaska", cs: "Veřejná vyhláška", en: "Public notice" },
  ranking: { weight: 0.3 },
  life: "record",
  isTimely: true,
  data: withRules(
    z.object({
      iri: field(address.nullish(), {
        cs: "IRI oznámení",
        en: "IRI of the notice",
        expected: true,
        example: "https://data.uradprace.example/uredni-deska/2026-114",
      }),
      druh: field(oneOf(kinds).nullish(), { cs: "Druh oznámení", en: "Kind", required: true }),
      vyveseni: field(localDate, { cs: "Vyvěšeno", en: "Posted on", example: "2026-10-01" }),
      relevantniDo: field(z.union([localDate, z.literal("nespecifikovano")]), {
        cs: "Relevantní do (datum, nebo nespecifikovano)",
        en: "Relevant to (a date or nespecifikovano)",
        example: "2026-11-17",
      }),
      sejmuto: field(localDate.nullish(), { cs: "Sejmuto", en: "Removed on", example: "2026-11-18" }),
      ucinekDoruceni: field(localDate.nullish(), { cs: "Den doručení", en: "Day of delivery", example: "2026-11-17" }),
      cisloJednaci: field(text.nullish(), {
        cs: "Číslo jednací",
        en: "Reference number",
        expected: true,
        example: "UPCR-2026/118342-2",
      }),
      spisovaZnacka: field(text.nullish(), { cs: "Spisová značka", en: "File number", example: "S-UPCR-4512/2026" }),
      puvodce: field(issuer.nullish(), { cs: "Kdo oznámení vydal", en: "Issuer", required: true }),
      agenda: field(agenda.nullish(), { cs: "Agenda", en: "Agenda", required: true }),
      adresat: field(text.nullish(), {
        cs: "Adresát (iniciály)",
        en: "Addressee (initials)",
        example: "J. V.",
        personal: true,
      }),
      obsah: field(html.nullish(), { cs: "Text", en: "Text" }),
      dokumenty: field(z.array(file).min(1).nullish(), { cs: "Dokumenty", en: "Documents", required: true }),
      deska: field(link.nullish(), { cs: "Úřední deska", en: "Official notice board", expected: true }),
    }),
    inOrder("notice.relevantTo", { from: "vyveseni", to: "relevantniDo" }),
    inOrder("notice.removedOn", { from: "vyveseni", to: "sejmuto" }),
    rule("notice.delivery", "ucinekDoruceni", ({ vyveseni, ucinekDoruceni }) =>
      Boolean(ucinekDoruceni && days(vyveseni, ucinekDoruceni) < deliveryDays),
    ),
  ),
  view: ({ data, ctx }) => ({
    iri: data.iri ?? null,
    kind: data.druh ? kinds[data.druh] : null,
    postedOn: startOfDay(data.vyveseni),
    /** Null when the notice has no stated last day. */
    removeOn: data.relevantniDo === "nespecifikovano" ? null : endOfDay(data.relevantniDo),
    /** The day it was taken down; null when unknown. */
    removedOn: optional(data.sejmuto, startOfDay),
    deliveredOn: optional(data.ucinekDoruceni, startOfDay),
    referenceNo: optional(data.cisloJednaci, toText),
    fileNo: optional(data.spisovaZnacka, toText),
    issuer: data.puvodce ? { name: toText(data.puvodce.utvar), region: data.puvodce.kraj ?? null } : null,
    agenda: data.agenda ? { code: optional(data.agenda.kod, toText), name: toText(data.agenda.nazev) } : null,
    /** Personal data: may be shown only while the notice is posted. */
    addressee: optional(data.adresat, toText),
    body: optional(data.obsah, ctx.richText),
    documents: listOf(data.dokumenty, toFile, ctx),
    board: optional(data.deska, toLink, ctx),
  }),
});

export type PublicNotice = View<typeof publicNotice>;

function days(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
}
