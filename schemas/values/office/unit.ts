import { z } from "zod";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { field } from "#schemas/values/field.ts";
import { optional } from "#schemas/values/optional.ts";
import { pageReference } from "#schemas/values/page-reference.ts";
import { text, toText } from "#schemas/values/text.ts";
import { postalAddress, toPostalAddress } from "./postal-address.ts";

/** A workplace or another unit of an office, optionally with address and page. */
export const unit = z.object({
  nazev: field(text, { cs: "Název", en: "Name", example: "Kontaktní pracoviště Krnov" }),
  adresa: field(postalAddress.nullish(), { cs: "Adresa", en: "Address" }),
  stranka: field(pageReference.nullish(), { cs: "Stránka", en: "Page" }),
});

export type Unit = ReturnType<typeof toUnit>;

export function toUnit({ nazev, adresa, stranka }: z.output<typeof unit>, ctx: ViewContext) {
  const label = toText(nazev);
  const page = optional(stranka, ctx.page);
  const language = page?.language === ctx.language ? null : (page?.language ?? null);
  return {
    name: label,
    address: optional(adresa, toPostalAddress),
    page: page && { label, href: page.href, external: false, language },
  };
}
