import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { toLink } from "#schemas/values/link.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { text, toText } from "#schemas/values/text.ts";
import { emailsPattern, readEmails } from "./emails.ts";
import { phone, toPhone } from "./phone.ts";
import { plainSpelling } from "./spelling.ts";

/** An e-mail address, or several with commas between them. */
export const email = field(z.email({ pattern: emailsPattern }), {
  cs: "E-mail",
  en: "E-mail",
  example: "posta@mpsv.example",
  read: readEmails,
});

/** The seven signs of a data box, or of several with commas between them. */
export const dataBox = field(z.string().regex(/^[a-z2-9]{7}(?:, [a-z2-9]{7})*$/), {
  cs: "Datová schránka",
  en: "Data box",
  example: "sc9aavg",
  read: readDataBoxes,
});

/** Finds the data boxes in a field such as `ID: SC9AAVG`; words of seven letters are none. */
function readDataBoxes(written: string): string {
  const words = plainSpelling(written)
    .toLowerCase()
    .replace(/(?<![\p{L}\d])(?:datovk[auy]|databox|schr[aá]nka)(?![\p{L}\d])/gu, " ");
  const found = words.match(/(?<![\p{L}\d])[a-z2-9]{7}(?![\p{L}\d])/gu) ?? [];
  const withDigits = found.filter((each) => /\d/.test(each));
  const together = words.replace(/^[^\d]*?[:.] /, "").replace(/[ -]/g, "");
  return (withDigits.length > 0 ? withDigits : found.length > 0 ? found : [together]).join(", ");
}

/** A public contact of an office; it needs at least one way to reach it. */
export const contact = withRules(
  z.object({
    nazev: field(text.nullish(), { cs: "Název", en: "Name", example: "Call centrum" }),
    stranka: field(pageReference.nullish(), { cs: "Stránka úřadu", en: "Page of the office" }),
    adresa: field(text.nullish(), {
      cs: "Poštovní adresa",
      en: "Postal address",
      example: "Na Poříčním právu 376/1, 128 01 Praha 2",
    }),
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
