import type { z } from "zod";
import { prune } from "#schemas/parse/prune.ts";
import { fieldsInCzech, fillFromCzech } from "#schemas/parse/translation.ts";
import type { Content } from "#schemas/site/content.ts";
import { contentAddress } from "#schemas/site/content-address.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { ListedContent, Structure, Translation, ViewContext, ViewInput } from "#schemas/structures/structure.ts";

/**
 * Merges content items of a language with the Czech ones: translations get their Czech version, and untranslated items
 * are added in Czech.
 */
export function withCzech(own: readonly Content[], czech: readonly Content[]): ListedContent[] {
  const versions = new Map(czech.map((content) => [content.id, content]));
  const translated = own.map((content) => ({ ...content, czech: versions.get(content.id) ?? null }));
  const translatedIds = new Set(own.map(({ id }) => id));
  return [...translated, ...czech.filter(({ id }) => !translatedIds.has(id))];
}

/** A listed content item: the address of its page and its view. */
export interface Listed<ViewModel> extends Translation {
  href: string;
  /** Set when the language differs from the page's. */
  language: Language | null;
  view: ViewModel;
}

/**
 * Converts listed content items by their structure. Invalid items and items without an address are dropped; they are
 * reported on their own pages.
 */
export function toListed<Schema extends z.ZodType, ViewModel extends object>(
  { data: schema, view }: Structure<Schema, ViewModel>,
  listed: readonly ListedContent[],
  ctx: ViewContext,
): Listed<ViewModel>[] {
  const viewOf = (content: Content, data: unknown) => {
    const valid = prune(schema, data).data;
    return valid ? view({ content, data: valid, ctx: ctx.anew(), listed: [] }) : null;
  };
  return listed.flatMap((content) => {
    const { czech = null } = content;
    const { data, fields } = fillFromCzech(schema, content.data, czech?.data ?? null);
    const own = viewOf(content, data);
    const href = contentAddress(content, content.language, ctx);
    if (!own || href === null) return [];
    const language = content.language === ctx.language ? null : content.language;
    const inCzech = czech && fields.length > 0 ? fieldsInCzech(own, viewOf(czech, czech.data) ?? {}) : [];
    return [{ href, language, view: own, inCzech }];
  });
}

/** Converts the listed content items, except the page's own. */
export function toOthers<Schema extends z.ZodType, ViewModel extends object>(
  row: Structure<Schema, ViewModel>,
  { content, listed, ctx }: Pick<ViewInput<unknown>, "content" | "listed" | "ctx">,
) {
  const others = listed.filter(({ id }) => id !== content.id);
  return toListed(row, others, ctx).map(({ href, language, view }) => ({ href, language, ...view }));
}
