import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { toLink } from "#schemas/values/link.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { text, toText } from "#schemas/values/text.ts";

/** A telephone number as it is printed; three digits are enough for an emergency line. */
export const phone = z.string().regex(/^\+?[\d ]{3,20}$/);

export const email = z.email();

export const dataBox = z.string().regex(/^[a-z2-9]{7}$/);

/** A public contact of an office; it needs at least one way to reach it. */
export const contact = withRules(
  z.object({
    nazev: field(text.nullish(), { cs: "Název", en: "Name", example: "Call centrum" }),
    stranka: field(pageReference.nullish(), { cs: "Stránka úřadu", en: "Page of the office" }),
    adresa: field(text.nullish(), { cs: "Poštovní adresa", en: "Postal address" }),
    telefon: field(phone.nullish(), { cs: "Telefon", en: "Phone", example: "+420 950 100 300" }),
    email: field(email.nullish(), { cs: "E-mail", en: "E-mail", example: "posta@mpsv.example" }),
    web: field(address.nullish(), { cs: "Web", en: "Website" }),
    datovaSchranka: field(dataBox.nullish(), { cs: "Datová schránka", en: "Data box", example: "sc9aavg" }),
    provozniDoba: field(text.nullish(), { cs: "Provozní doba", en: "Hours", example: "pondělí až pátek 8–19 hodin" }),
    poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "pouze pro novináře" }),
  }),
  anyOf("contact.channel", ["telefon", "adresa", "email", "web", "datovaSchranka"], { costsObject: true }),
);

export type WireContact = z.output<typeof contact>;
export type Contact = ReturnType<typeof toContact>;

/** Without a context, as in the settings of a site, links to pages are omitted. */
export function toContact(wire: WireContact, ctx: ViewContext | null) {
  const name = toText(wire.nazev ?? wire.stranka?.name ?? "") || null;
  return {
    name,
    page: ctx && name && wire.stranka ? toLink({ titulek: name, stranka: wire.stranka }, ctx) : null,
    address: optional(wire.adresa, toText),
    phone: optional(wire.telefon, toPhone),
    email: wire.email ?? null,
    web: wire.web ?? null,
    dataBox: wire.datovaSchranka ?? null,
    hours: optional(wire.provozniDoba, toText),
    note: optional(wire.poznamka, toText),
  };
}

export function toPhone(display: string): { display: string; href: string } {
  return { display, href: `tel:${display.replaceAll(" ", "")}` };
}
