import type { z } from "zod";
import { prune } from "#schemas/parse/prune.ts";
import { fieldsInCzech, fillFromCzech } from "#schemas/parse/translation.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { ListedContent, Structure, Translation, ViewContext } from "#schemas/structures/structure.ts";

/** Contents in a language with their Czech versions, and in Czech those that the language lacks. */
export function withCzech(own: readonly Content[], czech: readonly Content[]): ListedContent[] {
  const versions = new Map(czech.map((content) => [content.id, content]));
  const translated = own.map((content) => ({ ...content, czech: versions.get(content.id) ?? null }));
  const known = new Set(own.map(({ id }) => id));
  return [...translated, ...czech.filter(({ id }) => !known.has(id))];
}

/** A listed content by its own structure: where its page is and what its view says. */
export interface Listed<ViewModel> extends Translation {
  href: string;
  /** Set when it is not in the page's language. */
  language: Language | null;
  view: ViewModel;
}

/** The listed contents as their own structure sees them; one that cannot be kept or has no address is left out, its own page reports why. */
export function toListed<Schema extends z.ZodType, ViewModel extends object>(
  { data: schema, view }: Structure<Schema, ViewModel>,
  listed: readonly ListedContent[],
  ctx: ViewContext,
): Listed<ViewModel>[] {
  const viewOf = (content: Content, data: unknown) => {
    const kept = prune(schema, data).data;
    return kept ? view({ content, data: kept, ctx: ctx.anew(), listed: [] }) : null;
  };
  return listed.flatMap((content) => {
    const { czech = null } = content;
    const { data, fields } = fillFromCzech(schema, content.data, czech?.data ?? null);
    const own = viewOf(content, data);
    const href = ctx.alternate({ friendlyURLs: content.friendlyURLs, web: { id: content.webId } }, content.language);
    if (!own || href === null) return [];
    const language = content.language === ctx.language ? null : content.language;
    const inCzech = czech && fields.length > 0 ? fieldsInCzech(own, viewOf(czech, czech.data) ?? {}) : [];
    return [{ href, language, view: own, inCzech }];
  });
}
