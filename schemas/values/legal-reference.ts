import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "./address.ts";
import { field } from "./field.ts";
import { optional } from "./optional.ts";
import { text, toText } from "./text.ts";

/** A legal provision, optionally with its place in the collection of laws. */
export const legalReference = z.object({
  nazev: field(text, { cs: "Předpis", en: "Provision", example: "zákon č. 117/1995 Sb., o státní sociální podpoře" }),
  ustanoveni: field(text.nullish(), { cs: "Ustanovení", en: "Section", example: "§ 17 až 19" }),
  adresa: field(address.nullish(), { cs: "Odkaz do sbírky zákonů", en: "Link to the collection of laws" }),
});

export type LegalReference = ReturnType<typeof toLegalReference>;

export function toLegalReference({ nazev, ustanoveni, adresa }: z.output<typeof legalReference>, ctx: ViewContext) {
  return {
    label: [nazev, ustanoveni].flatMap((part) => (part ? [toText(part)] : [])).join(", "),
    target: optional(adresa, ctx.address),
  };
}
