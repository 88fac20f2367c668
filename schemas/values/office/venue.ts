import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { postalAddress, toPostalAddress } from "./postal-address.ts";

/** Venue of an event, with its step-free access. */
export const venue = z.object({
  nazev: field(text, { cs: "Název místa", en: "Name of the place", example: "Kongresový sál" }),
  adresa: field(postalAddress.nullish(), { cs: "Adresa", en: "Address", expected: true }),
  bezbarierovost: field(text.nullish(), {
    cs: "Bezbariérový přístup",
    en: "Step-free access",
    expected: true,
    example: "Vstup je bez schodů, výtah vede do všech pater.",
  }),
});

export type Venue = ReturnType<typeof toVenue>;

export function toVenue({ nazev, adresa, bezbarierovost }: z.output<typeof venue>) {
  return {
    name: toText(nazev),
    address: optional(adresa, toPostalAddress),
    access: optional(bezbarierovost, toText),
  };
}
