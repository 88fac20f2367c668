import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { dataBox, email } from "#schemas/values/office/contact.ts";
import { postalAddress, toPostalAddress } from "#schemas/values/office/postal-address.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";

/** Ways to answer an offer of an office; at least one is needed. */
export const applyWays = withRules(
  z.object({
    formular: field(address.nullish(), {
      cs: "On-line formulář",
      en: "Online form",
      example: "https://kariera.mpsv.example/prihlaska",
    }),
    email: field(email.nullish(), { cs: "E-mail", en: "E-mail", example: "podatelna@mpsv.example" }),
    datovaSchranka: field(dataBox.nullish(), { cs: "Datová schránka", en: "Data box", example: "sc9aavg" }),
    posta: field(postalAddress.nullish(), { cs: "Poštovní adresa", en: "Postal address" }),
    osobne: field(text.nullish(), {
      cs: "Osobní podání",
      en: "In person",
      example: "podatelna v přízemí, v úřední hodiny",
    }),
    poznamka: field(text.nullish(), {
      cs: "Co k podání uvést",
      en: "What to state",
      example: "Obálku označte slovy „Výběrové řízení – neotvírat“.",
    }),
  }),
  anyOf("apply.way", ["email", "formular", "datovaSchranka", "posta", "osobne"]),
);

export type ApplyWays = ReturnType<typeof toApplyWays>;

export function toApplyWays(wire: z.output<typeof applyWays>, ctx: ViewContext) {
  return {
    form: optional(wire.formular, ctx.address),
    email: wire.email ?? null,
    dataBox: wire.datovaSchranka ?? null,
    post: optional(wire.posta, toPostalAddress),
    inPerson: optional(wire.osobne, toText),
    note: optional(wire.poznamka, toText),
  };
}
