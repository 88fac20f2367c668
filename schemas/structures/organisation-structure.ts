import { z } from "zod";
import type { List } from "#schemas/lists/list.ts";
import { plainText } from "#schemas/parse/plain-text.ts";
import { localDate, startOfDay } from "#schemas/time/dates.ts";
import { field } from "#schemas/values/field.ts";
import { file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { rule, withRules } from "#schemas/values/object-rules.ts";
import { contact, toContact } from "#schemas/values/office/contact.ts";
import {
  type OrganisationUnit,
  organisationUnit,
  pathBelow,
  toOrganisationUnit,
} from "#schemas/values/office/organisation-unit.ts";
import { optional } from "#schemas/values/optional.ts";
import { lead, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

/** Maximal depth of units; deeper trees are unreadable. */
const mostLevels = 8;

const chart = z.object({
  soubor: field(file, { cs: "Soubor", en: "File" }),
  popis: field(html, { cs: "Co schéma ukazuje", en: "Text alternative" }),
});

/** Searches the units of all levels by name, duties, head and contacts. */
const list: List<OrganisationUnit> = {
  textOf: ({ name, code, head, duties, contact: own, address, documents }) =>
    [
      ...[name, code, head?.name, head?.role, head?.phone?.display, head?.email, duties && plainText(duties)],
      ...[own?.phone?.display, own?.email, own?.web?.label, own?.note],
      ...[address?.street, address?.part, address?.municipality, ...documents.map(({ title }) => title)],
    ]
      .filter(Boolean)
      .join(" "),
  nameOf: ({ name }) => name,
  facets: [],
  orders: ["given"],
  views: ["list"],
  searchedFrom: 9,
};

/** Organisation structure of an office: its units with their heads and duties. */
export const organisationStructure = structure({
  names: { cms: "organizacni-struktura", cs: "Organizační struktura", en: "Organisation structure" },
  data: withRules(
    z.object({
      perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
      stavKe: field(localDate.nullish(), { cs: "Stav ke dni", en: "As of", expected: true }),
      uvod: field(html.nullish(), { cs: "Úvod", en: "Introduction" }),
      schema: field(chart.nullish(), { cs: "Organizační schéma", en: "Chart" }),
      utvary: field(z.array(organisationUnit).min(1), { cs: "Útvary", en: "Units" }),
      kontakt: field(contact.nullish(), { cs: "Kontakt", en: "Contact" }),
    }),
    rule("units.depth", "utvary", ({ utvary }) => {
      const path = pathBelow(utvary, mostLevels);
      return path ? [["utvary", ...path]] : [];
    }),
  ),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    asOf: optional(data.stavKe, startOfDay),
    intro: optional(data.uvod, ctx.richText),
    chart: data.schema
      ? { file: toFile(data.schema.soubor, ctx), description: ctx.richText(data.schema.popis, 3) }
      : null,
    units: data.utvary.map((unit) => toOrganisationUnit(unit, ctx)),
    contact: optional(data.kontakt, toContact, ctx),
  }),
  list: { of: () => list, rowsOf: ({ units }) => units.flatMap(withUnitsBelow) },
});

export type OrganisationStructure = View<typeof organisationStructure>;

function withUnitsBelow(unit: OrganisationUnit): OrganisationUnit[] {
  return [unit, ...unit.children.flatMap(withUnitsBelow)];
}
