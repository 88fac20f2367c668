import type { z } from "zod";
import type { Content } from "./content.ts";
import type { Language } from "./languages.ts";
import { prune } from "./prune.ts";
import type { Structure, To } from "./structure.ts";

/** Contents in a language together with those of the Czech ones that it lacks. */
export function withCzech(own: readonly Content[], czech: readonly Content[]): Content[] {
  const translated = new Set(own.map(({ id }) => id));
  return [...own, ...czech.filter(({ id }) => !translated.has(id))];
}

/** A listed content by its own structure: where its page is and what its view says. */
export interface Listed<ViewModel> {
  href: string;
  /** Set when it is not in the page's language. */
  language: Language | null;
  view: ViewModel;
}

/** The listed contents as their own structure sees them; one that cannot be kept or has no address is left out, its own page reports why. */
export function toListed<Schema extends z.ZodType, ViewModel>(
  { data: schema, view }: Structure<Schema, ViewModel>,
  listed: readonly Content[],
  to: To,
): Listed<ViewModel>[] {
  return listed.flatMap((content) => {
    const { data } = prune(schema, content.data);
    const href = to.alternate({ friendlyURLs: content.friendlyURLs, web: { id: content.webId } }, content.language);
    if (!data || href === null) return [];
    const language = content.language === to.language ? null : content.language;
    return [{ href, language, view: view({ content, data, to: to.anew(), listed: [] }) }];
  });
}
