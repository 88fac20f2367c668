import type { ViewContext } from "#schemas/structures/structure.ts";
import type { Content } from "./content.ts";
import type { Language } from "./language-codes.ts";

export interface LanguageAddress {
  language: Language;
  href: string;
}

type Resolver = Pick<ViewContext, "alternate">;

/** Returns the address of a content item in a language; null when it has none. */
export function contentAddress(
  { friendlyURLs, webId }: Pick<Content, "friendlyURLs" | "webId">,
  language: Language,
  ctx: Resolver,
): string | null {
  return ctx.alternate({ friendlyURLs, web: { id: webId } }, language);
}

/** Returns the addresses of a content item in all its languages. */
export function contentAddresses(content: Content, ctx: Resolver): LanguageAddress[] {
  return content.languages.flatMap((language) => {
    const href = contentAddress(content, language, ctx);
    return href ? [{ language, href }] : [];
  });
}
