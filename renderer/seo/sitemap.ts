import type { Services } from "#renderer/page/resolved.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { pagesInPart } from "#server/search/indexed-pages.ts";
import { ownAddress } from "./own-address.ts";
import { readSitePages, type VisitedSite } from "./site-pages.ts";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** Address of a site's sitemap index, below the site. */
export const sitemapSlug = "sitemap.xml";

/** Address of one part of a language's sitemap, below the site and language; parts are counted from 0. */
function partSlug(part: number): string {
  return part === 0 ? "sitemap-pages.xml" : `sitemap-pages-${part + 1}.xml`;
}

/** The sitemap part at a path below a site and language; null when there is none. */
export function sitemapPartAt(path: string): number | null {
  const [, number] = /^\/sitemap-pages(?:-(\d{1,5}))?\.xml$/.exec(path) ?? [null, null];
  if (number === null) return null;
  const part = Number(number ?? 1) - 1;
  return part >= 0 && path === `/${partSlug(part)}` ? part : null;
}

/** Writes the sitemap index of a site with the last change of each part; null when it would be empty. */
export async function writeSiteIndex(site: VisitedSite, reader: CmsReader, services: Services): Promise<string | null> {
  const pages = await readSitePages(site, reader, services);
  const sitemaps = languageCodes.flatMap((language) => {
    const parts = Math.ceil(pages.count(language) / pagesInPart);
    return Array.from({ length: parts }, (_, part) => {
      const href = ownAddress(site.input.web, partSlug(part), language);
      return href ? [{ href, changedAt: pages.changedAt(language, part) }] : [];
    }).flat();
  });
  return sitemaps.length > 0 ? writeSitemapIndex(sitemaps) : null;
}

/** Writes one part of the sitemap of the requested language; null when it would be empty. */
export async function writeLanguageSitemap(
  site: VisitedSite,
  part: number,
  reader: CmsReader,
  services: Services,
): Promise<string | null> {
  const { language } = site.input;
  const pages = await readSitePages(site, reader, services);
  const entries = pages.part(language, part).flatMap((versions) => {
    const own = versions.find((page) => page.language === language);
    return own ? [{ ...own, versions }] : [];
  });
  return entries.length > 0 ? writeSitemap(entries, services.yieldToRequests) : null;
}
