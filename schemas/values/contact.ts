import { z } from "zod";
import { field } from "../structure.ts";
import { address } from "./address.ts";
import { text, toText } from "./text.ts";

/** A public contact of an office; it needs at least one way to reach it. */
export const contact = z
  .object({
    nazev: field(text.nullish(), { cs: "Název", en: "Name", example: "Call centrum" }),
    adresa: field(text.nullish(), { cs: "Poštovní adresa", en: "Postal address" }),
    telefon: field(
      z
        .string()
        .regex(/^\+?[\d ]{3,20}$/)
        .nullish(),
      {
        cs: "Telefon",
        en: "Phone",
        example: "+420 950 100 300",
      },
    ),
    email: field(z.email().nullish(), { cs: "E-mail", en: "E-mail", example: "posta@mpsv.example" }),
    web: field(address.nullish(), { cs: "Web", en: "Website" }),
    datovaSchranka: field(
      z
        .string()
        .regex(/^[a-z2-9]{7}$/)
        .nullish(),
      { cs: "Datová schránka", en: "Data box" },
    ),
    poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "pondělí až pátek 8–19 hodin" }),
  })
  .refine((value) => Boolean(value.adresa || value.telefon || value.email || value.web || value.datovaSchranka), {
    path: ["telefon"],
    message: "contact.channel",
  });

export type WireContact = z.output<typeof contact>;
export type Contact = ReturnType<typeof toContact>;

export function toContact(wire: WireContact) {
  return {
    name: wire.nazev ? toText(wire.nazev) : null,
    address: wire.adresa ? toText(wire.adresa) : null,
    phone: wire.telefon ? { display: wire.telefon, href: `tel:${wire.telefon.replaceAll(" ", "")}` } : null,
    email: wire.email ?? null,
    web: wire.web ?? null,
    dataBox: wire.datovaSchranka ?? null,
    note: wire.poznamka ? toText(wire.poznamka) : null,
  };
}
