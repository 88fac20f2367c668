import type { Services } from "#renderer/page/resolved.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import type { CmsReader } from "#server/cms/content-service.ts";
import { ownAddress } from "./own-address.ts";
import { readSitePages, type SitePage, type VisitedSite } from "./site-pages.ts";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** Addresses of the index and of the sitemap of a language, below the site and the language. */
export const sitemapSlug = "sitemap.xml";
export const languageSitemapSlug = "sitemap-pages.xml";

/** Writes the index of a site's sitemaps with the last change of each; null where it would be empty. */
export async function writeSiteIndex(site: VisitedSite, reader: CmsReader, services: Services): Promise<string | null> {
  const pages = await readSitePages(site, reader, services);
  const sitemaps = languageCodes.flatMap((language) => {
    const changes = inLanguage(pages, language).map(({ own }) => own.changedAt ?? "");
    const href = changes.length > 0 ? ownAddress(site.input.web, languageSitemapSlug, language) : null;
    return href ? [{ href, changedAt: changes.toSorted().at(-1) || null }] : [];
  });
  return sitemaps.length > 0 ? writeSitemapIndex(sitemaps) : null;
}

/** Writes the sitemap of the visited language; null where it would be empty. */
export async function writeLanguageSitemap(
  site: VisitedSite,
  reader: CmsReader,
  services: Services,
): Promise<string | null> {
  const pages = await readSitePages(site, reader, services);
  const entries = inLanguage(pages, site.input.language).map(({ own, versions }) => ({ ...own, versions }));
  return entries.length > 0 ? writeSitemap(entries) : null;
}

/** The pages that exist in a language, each with all its versions. */
function inLanguage(pages: readonly SitePage[][], language: Language): { own: SitePage; versions: SitePage[] }[] {
  return pages.flatMap((versions) => {
    const own = versions.find((page) => page.language === language);
    return own ? [{ own, versions }] : [];
  });
}
