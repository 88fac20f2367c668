import type { ResolvedSite } from "#machines/content.ts";
import type { Content } from "#schemas/site/content.ts";
import { defaultLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";

/**
 * Finds the content item with the requested address in another language: one from the cache, else the Czech one
 * (docs/decisions/033-unknown-addresses.md). Null when there is none or the CMS fails.
 */
export async function findInOtherLanguages(
  { web, path }: ResolvedSite,
  language: Language,
  reader: CmsReader,
): Promise<Content | null> {
  if (path === "/") return null;
  const url = decodeURIComponent(path.slice(1));
  const queryIn = (other: Language) => ({ webId: web.id, language: other, onlyPublished: true });
  const others = languageCodes.filter((other) => other !== language);
  const cached = others.map((other) => reader.peekContent(url, queryIn(other))).find((content) => content !== null);
  if (cached || language === defaultLanguage) return cached ?? null;
  return reader.contentByUrl(url, queryIn(defaultLanguage)).catch(() => null);
}
