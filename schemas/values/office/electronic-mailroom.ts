import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { link, toLink } from "#schemas/values/link.ts";
import { listOf, optional } from "#schemas/values/optional.ts";
import { textsLike, toText } from "#schemas/values/text.ts";
import { email } from "./contact.ts";

/** Default size limit of a mailroom in megabytes. */
const usualMegabytes = 10;

/** Electronic filing office of an office, with the submissions it accepts. */
export const electronicMailroom = z.object({
  email: field(email.nullish(), { cs: "E-mail", en: "E-mail", required: true, example: "podatelna@uradprace.example" }),
  pravidla: field(link.nullish(), { cs: "Pravidla podání", en: "Rules of submission", required: true }),
  formaty: field(textsLike("PDF/A").nullish(), { cs: "Přijímané formáty", en: "Accepted formats" }),
  nejvyseMb: field(z.number().int().positive().nullish(), {
    cs: "Největší podání v MB (bez udání 10)",
    en: "Largest submission in MB (10 by default)",
    example: "10",
  }),
});

export type ElectronicMailroom = ReturnType<typeof toElectronicMailroom>;

export function toElectronicMailroom(wire: z.output<typeof electronicMailroom>, ctx: ViewContext) {
  return {
    email: wire.email ?? null,
    rules: optional(wire.pravidla, toLink, ctx),
    formats: listOf(wire.formaty, toText),
    maxBytes: (wire.nejvyseMb ?? usualMegabytes) * 1_000_000,
  };
}
