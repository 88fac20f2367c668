import { z } from "zod";
import type { Language } from "#schemas/site/language-codes.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { address } from "./address.ts";
import { field } from "./field.ts";
import { listOf } from "./optional.ts";
import { pageReference } from "./page-reference.ts";
import { text, toText } from "./text.ts";

/** A link as editors enter it: to a page of the CMS or to an address; its own label or the page's name. */
export const link = z
  .object({
    titulek: field(text.nullish(), { cs: "Text odkazu", en: "Link text", example: "Jak požádat o příspěvek" }),
    stranka: field(pageReference.nullish(), { cs: "Stránka", en: "Page" }),
    adresa: field(address.nullish(), { cs: "Adresa", en: "Address", example: "https://www.cssz.cz" }),
  })
  .refine(hasTarget, { path: ["adresa"], message: "link.target" })
  .refine(hasLabel, { path: ["titulek"], message: "link.label" });

export type WireLink = z.output<typeof link>;

export interface Link {
  label: string;
  href: string;
  external: boolean;
  /** Set when the target is in another language than the page. */
  language: Language | null;
}

/** Null when the page the link points at cannot be reached in any language. */
export function toLink({ titulek, stranka, adresa }: WireLink, ctx: ViewContext): Link | null {
  const label = toText(titulek ?? stranka?.name ?? "");
  if (stranka) {
    const page = ctx.page(stranka);
    if (!page) return null;
    return { label, href: page.href, external: false, language: page.language === ctx.language ? null : page.language };
  }
  return adresa ? { label, ...ctx.address(adresa), language: null } : null;
}

export function toLinks(links: readonly WireLink[] | null | undefined, ctx: ViewContext): Link[] {
  return listOf(links, toLink, ctx).filter((item) => item !== null);
}

function hasTarget({ stranka, adresa }: { stranka?: unknown; adresa?: unknown }): boolean {
  return Boolean(stranka ?? adresa);
}

function hasLabel({
  titulek,
  stranka,
}: {
  titulek?: unknown;
  stranka?: { name?: string | null | undefined } | null | undefined;
}) {
  return Boolean(titulek ?? stranka?.name);
}
