import { z } from "zod";
import type { Language } from "#schemas/site/language-codes.ts";
import type { ViewContext } from "#schemas/structures/structure.ts";
import { anyOf, filled, rule, withRules } from "#schemas/values/object-rules.ts";
import { address } from "./address.ts";
import { field } from "./field.ts";
import type { ServiceEnd } from "./offer/service-end.ts";
import { listOf } from "./optional.ts";
import { pageReference } from "./page-reference.ts";
import { text, toText } from "./text.ts";

const linkFields = z.object({
  titulek: field(text.nullish(), { cs: "Text odkazu", en: "Link text", example: "Jak požádat o příspěvek" }),
  stranka: field(pageReference.nullish(), { cs: "Stránka", en: "Page" }),
  adresa: field(address.nullish(), { cs: "Adresa", en: "Address", example: "https://www.cssz.cz" }),
});

const hasTarget = anyOf("link.target", ["adresa", "stranka"], { costsObject: true });

/** Target of a link that needs no label. */
export const linkTarget = withRules(linkFields, hasTarget);

/** A link as editors enter it: to a page of the CMS or to an address; labelled by the editor or by the page's name. */
export const link = withRules(linkFields, hasTarget, {
  ...rule("link.label", "titulek", ({ titulek, stranka }) => !titulek && !stranka?.name, {
    anyOf: [filled("titulek"), { required: ["stranka"], properties: { stranka: filled("name") } }],
  }),
  needs: ["titulek", "stranka"],
  costsObject: true,
});

export type WireLink = z.output<typeof link>;

export interface Link {
  label: string;
  href: string;
  external: boolean;
  /** Set when the target is in another language than the page. */
  language: Language | null;
  /** Set when the target is a service that ends. */
  ended?: ServiceEnd | null;
}

/** Null when the link has no label, or when its page has no address in any language. */
export function toLink(wire: WireLink, ctx: ViewContext): Link | null {
  const target = toPlainLink(wire, ctx);
  return target && { ...target, ended: ctx.ended(target.href) };
}

/** Returns a link that does not say whether its target has ended. */
export function toPlainLink({ titulek, stranka, adresa }: WireLink, ctx: ViewContext): Omit<Link, "ended"> | null {
  const label = toText(titulek ?? stranka?.name ?? "");
  if (!label) return null;
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
