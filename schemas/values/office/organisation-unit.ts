import { z } from "zod";
import type { RichText, ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { type File, file, toFile } from "#schemas/values/file.ts";
import { html } from "#schemas/values/html.ts";
import { oneOf } from "#schemas/values/one-of.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { channels, toChannels } from "./channels.ts";
import { type Person, person, toPerson } from "./person.ts";
import { type PostalAddress, postalAddress, toPostalAddress } from "./postal-address.ts";

const types = {
  sekce: "section",
  odbor: "department",
  oddeleni: "unit",
  pobocka: "branch",
  pracoviste: "workplace",
} as const;

const own = z.object({
  kod: field(text.nullish(), { cs: "Číslo útvaru", en: "Code", example: "45" }),
  nazev: field(text, { cs: "Název", en: "Name", example: "Odbor rodinné politiky" }),
  typ: field(oneOf(types), { cs: "Druh útvaru", en: "Kind" }),
  vedouci: field(person.nullish(), { cs: "Vedoucí", en: "Head" }),
  neobsazeno: field(z.boolean().nullish(), { cs: "Místo vedoucího je neobsazené", en: "Nobody is its head now" }),
  napln: field(html.nullish(), { cs: "Čím se zabývá", en: "Duties", expected: true }),
  kontakt: field(channels.nullish(), { cs: "Kontakt", en: "Contact" }),
  adresa: field(postalAddress.nullish(), { cs: "Adresa", en: "Address" }),
  dokumenty: field(z.array(file).nullish(), { cs: "Dokumenty", en: "Documents" }),
});

interface WireOrganisationUnit extends z.output<typeof own> {
  utvary?: WireOrganisationUnit[] | null | undefined;
}

/** A unit of an office with its subunits. */
export const organisationUnit: z.ZodType<WireOrganisationUnit> = own.extend({
  get utvary(): z.ZodType<WireOrganisationUnit["utvary"]> {
    return field(z.array(organisationUnit).nullish(), { cs: "Podřízené útvary", en: "Units below" });
  },
});

export interface OrganisationUnit {
  /** Anchor on the page. */
  id: string;
  code: string | null;
  name: string;
  type: (typeof types)[keyof typeof types];
  head: Person | null;
  isVacant: boolean;
  duties: RichText | null;
  contact: ReturnType<typeof toChannels> | null;
  address: PostalAddress | null;
  documents: File[];
  children: OrganisationUnit[];
}

/** Headings in the duties start at level three, at any depth of the unit. */
export function toOrganisationUnit(wire: WireOrganisationUnit, ctx: ViewContext): OrganisationUnit {
  return {
    id: ctx.anchor(wire.nazev),
    code: optional(wire.kod, toText),
    name: toText(wire.nazev),
    type: types[wire.typ],
    head: optional(wire.vedouci, toPerson),
    isVacant: !wire.vedouci && wire.neobsazeno === true,
    duties: optional(wire.napln, ctx.richText, 3),
    contact: optional(wire.kontakt, toChannels, ctx),
    address: optional(wire.adresa, toPostalAddress),
    documents: listOf(wire.dokumenty, toFile, ctx),
    children: listOf(wire.utvary, toOrganisationUnit, ctx),
  };
}

/** Returns the path of the first list of units that exceeds the number of levels; null for none. */
export function pathBelow(units: readonly WireOrganisationUnit[], levels: number): (string | number)[] | null {
  for (const [index, { utvary }] of units.entries()) {
    if (!utvary || utvary.length === 0) continue;
    const path = levels <= 1 ? [] : pathBelow(utvary, levels - 1);
    if (path) return [index, "utvary", ...path];
  }
  return null;
}
