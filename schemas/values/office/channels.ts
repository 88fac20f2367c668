import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "#schemas/values/address.ts";
import { field } from "#schemas/values/field.ts";
import { anyOf, withRules } from "#schemas/values/object-rules.ts";
import { optional } from "#schemas/values/optional.ts";
import { text, toText } from "#schemas/values/text.ts";
import { email } from "./contact.ts";
import { phone, toPhone } from "./phone.ts";

/** Ways to reach an office or organisation whose name and address are separate fields; at least one is needed. */
export const channels = withRules(
  z.object({
    telefon: field(phone.nullish(), { cs: "Telefon", en: "Phone", expected: true, example: "+420 950 180 210" }),
    email: field(email.nullish(), { cs: "E-mail", en: "E-mail", expected: true, example: "praha@uradprace.example" }),
    web: field(address.nullish(), { cs: "Web", en: "Website" }),
    poznamka: field(text.nullish(), { cs: "Poznámka", en: "Note", example: "V pátek jen e-mailem." }),
  }),
  anyOf("contact.channel", ["telefon", "email", "web"], { costsObject: true }),
);

export function toChannels({ telefon, email: mail, web, poznamka }: z.output<typeof channels>, ctx: ViewContext) {
  return {
    phone: optional(telefon, toPhone),
    email: mail ?? null,
    web: web ? { label: web.replace(/^https?:\/\/|\/$/g, ""), ...ctx.address(web), language: null } : null,
    note: optional(poznamka, toText),
  };
}
