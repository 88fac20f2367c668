import type { PageReference, ViewContext } from "#schemas/structures/structure.ts";
import type { Content } from "./content.ts";
import { type Language, languageCodes } from "./language-codes.ts";
import { inLanguage } from "./languages.ts";

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

/** True for references to one page: they share a site and an address in a language. */
export function isSamePage(one: PageReference, other: PageReference): boolean {
  return (
    String(one.web.id) === String(other.web.id) &&
    languageCodes.some((language) => {
      const slug = inLanguage(one.friendlyURLs, language);
      return slug !== null && slug === inLanguage(other.friendlyURLs, language);
    })
  );
}
