import { z } from "zod";
import type { Folder } from "#schemas/site/folder.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { field } from "#schemas/values/field.ts";
import { type Link, link, toLinks } from "#schemas/values/link.ts";
import { optional } from "#schemas/values/optional.ts";
import { lead, toText } from "#schemas/values/text.ts";
import { structure, type View, type ViewContext } from "./structure.ts";

const usualDepth = 3;

/** Sitemap: the pages of a site in the order of its navigation. */
export const sitemap = structure({
  names: { cms: "mapa-webu", cs: "Mapa webu", en: "Sitemap" },
  ranking: { weight: 0 },
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", advisedLength: 300 }),
    hloubka: field(z.number().int().min(1).max(6).nullish(), { cs: "Počet úrovní", en: "Levels", example: "3" }),
    dalsi: field(z.array(link).nullish(), { cs: "Stránky mimo navigaci", en: "Pages outside the navigation" }),
  }),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    tree: toNodes(ctx.folders, ctx, data.hloubka ?? usualDepth),
    others: toLinks(data.dalsi, ctx),
  }),
});

export type Sitemap = View<typeof sitemap>;

export interface SitemapNode {
  /** Anchor on the page. */
  id: string;
  label: string;
  labelLanguage: Language | null;
  /** Null for a heading without a page of its own. */
  link: Link | null;
  children: SitemapNode[];
}

/** Returns the nodes of the tree; folders with neither link nor children are dropped. */
function toNodes(folders: readonly Folder[], ctx: ViewContext, depth: number): SitemapNode[] {
  if (depth === 0) return [];
  return folders.flatMap((folder) => {
    const name = inLanguageOrDefault(folder.names, ctx.language);
    const children = toNodes(folder.children, ctx, depth - 1);
    const target = targetOf(folder, ctx);
    if (!name || (!target && children.length === 0)) return [];
    const label = toText(name.value);
    return [
      {
        id: ctx.anchor(label),
        label,
        labelLanguage: foreign(name.language, ctx),
        link: target && { label, ...target },
        children,
      },
    ];
  });
}

function targetOf({ page, url }: Folder, ctx: ViewContext): Omit<Link, "label"> | null {
  const target = page && ctx.page(page);
  if (target) return { href: target.href, external: false, language: foreign(target.language, ctx) };
  return url ? { ...ctx.address(url), language: null } : null;
}

function foreign(language: Language, ctx: ViewContext): Language | null {
  return language === ctx.language ? null : language;
}
