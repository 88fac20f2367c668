import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { anyOfWhen, withRules } from "#schemas/values/object-rules.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

const kinds = {
  onlineZadost: "onlineRequest",
  onlineAplikace: "onlineApplication",
  onlineFormular: "onlineForm",
  interaktivniFormular: "interactiveForm",
  pdf: "pdf",
  prazdnyTisk: "blankPrint",
  externi: "external",
} as const;

/** Ways to fill in a form. */
export const formKinds = Object.values(kinds);

const isFile = (kind: string) => kind === "pdf" || kind === "prazdnyTisk";
const fileKinds = Object.keys(kinds).filter(isFile);
const addressKinds = Object.keys(kinds).filter((kind) => !isFile(kind));

/** A form as a file or at an address, depending on its kind. */
const formLink = withRules(
  z.object({
    druh: field(oneOf(kinds), { cs: "Druh formuláře", en: "Kind of form" }),
    adresa: field(address.nullish(), { cs: "Adresa formuláře", en: "Address of the form" }),
    soubor: field(file.nullish(), { cs: "Soubor", en: "File" }),
  }),
  anyOfWhen("form.file", "druh", fileKinds, ["soubor"], { costsObject: true }),
  anyOfWhen("form.href", "druh", addressKinds, ["adresa"], { costsObject: true }),
);

const attachment = z.object({
  nazev: field(text, { cs: "Název přílohy", en: "Attachment", example: "Potvrzení o studiu" }),
  povinna: field(z.boolean(), { cs: "Povinná příloha", en: "Mandatory" }),
  soubor: field(file.nullish(), { cs: "Soubor", en: "File" }),
  poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "Stačí kopie." }),
});

/** A form with all ways to fill it in and its attachments (spec §2.4 form pages). */
export const formRow = z.object({
  nazev: field(text, { cs: "Název formuláře", en: "Name of the form", example: "Žádost o příspěvek na bydlení" }),
  kod: field(text.nullish(), { cs: "Označení formuláře", en: "Code of the form", expected: true, example: "B1 300" }),
  popis: field(text.nullish(), {
    cs: "K čemu slouží",
    en: "What it is for",
    example: "Žádost o dávku pro domácnosti s vysokými náklady.",
    advisedLength: 200,
  }),
  platnostOd: field(localDate.nullish(), { cs: "Platí od", en: "Valid from", example: "2026-07-01" }),
  odkazy: field(z.array(formLink).min(1), { cs: "Podoby formuláře", en: "Versions of the form" }),
  prilohy: field(z.array(attachment).nullish(), { cs: "Přílohy", en: "Attachments" }),
  pokyny: field(html.nullish(), { cs: "Pokyny k vyplnění", en: "Instructions" }),
  vzor: field(file.nullish(), { cs: "Vyplněný vzor", en: "Filled-in sample" }),
  sluzba: field(link.nullish(), { cs: "Služba", en: "Service" }),
});

export type FormRow = ReturnType<typeof toFormRow>;
export type FormLink = ReturnType<typeof toFormLink>[number];

/** The form's name is a third-level heading. */
export function toFormRow(wire: z.output<typeof formRow>, ctx: ViewContext) {
  return {
    name: toText(wire.nazev),
    code: optional(wire.kod, toText),
    summary: optional(wire.popis, toText),
    validFrom: optional(wire.platnostOd, startOfDay),
    links: wire.odkazy.flatMap((item) => toFormLink(item, ctx)),
    attachments: listOf(wire.prilohy, ({ nazev, povinna, soubor, poznamka }) => ({
      name: toText(nazev),
      mandatory: povinna,
      file: optional(soubor, toFile, ctx),
      note: optional(poznamka, toText),
    })),
    instructions: optional(wire.pokyny, ctx.richText, 4),
    sample: optional(wire.vzor, toFile, ctx),
    service: optional(wire.sluzba, toLink, ctx),
  };
}

function toFormLink({ druh, adresa, soubor }: z.output<typeof formLink>, ctx: ViewContext) {
  const file = soubor && isFile(druh) ? toFile(soubor, ctx) : null;
  const target = file ? { href: file.href, external: false } : adresa && ctx.address(adresa);
  return target ? [{ kind: kinds[druh], ...target, file }] : [];
}
