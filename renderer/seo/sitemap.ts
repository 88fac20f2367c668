import type { ExportFile } from "#renderer/exports/export-file.ts";
import { enter } from "#renderer/page/resolve-site.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { defaultLanguage, type Language, languageCodes } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import { ownAddress } from "./own-address.ts";
import { readSitePages, type SitePage } from "./site-pages.ts";
import { writeSitemap, writeSitemapIndex } from "./write-sitemap.ts";

/** The index of a site's sitemaps, below the site in Czech, and the sitemap of a language, below the site in it. */
export const sitemapSlug = "sitemap.xml";
const languageSlug = "sitemap-pages.xml";

/** The sitemap index or sitemap at an address; null where none is, or where it would be empty. */
export async function findSitemap(request: PageRequest, services: Services): Promise<ExportFile | null> {
  if (!/\/sitemap(?:-pages)?\.xml$/.test(request.path)) return null;
  const reader = services.read();
  const { language, entered, config } = await enter(request, reader, services);
  if (!entered || !config) return null;
  const { web } = entered;
  const isIndex = entered.path === `/${sitemapSlug}` && language === defaultLanguage;
  if (!isIndex && entered.path !== `/${languageSlug}`) return null;
  const pages = await readSitePages({ web, config }, reader, services);
  const body = isIndex ? await indexOf(web, pages) : await sitemapOf(pages, language);
  const contentType = "application/xml; charset=utf-8";
  return body === null ? null : { kind: "file", contentType, body, fileName: null, staleFor: reader.staleFor };
}

async function indexOf(web: Web, pages: readonly SitePage[][]): Promise<string | null> {
  const sitemaps = languageCodes.flatMap((language) => {
    const changes = inLanguage(pages, language).map(({ own }) => own.changedAt ?? "");
    const href = changes.length > 0 ? ownAddress(web, languageSlug, language) : null;
    return href ? [{ href, changedAt: changes.toSorted().at(-1) || null }] : [];
  });
  return sitemaps.length > 0 ? writeSitemapIndex(sitemaps) : null;
}

async function sitemapOf(pages: readonly SitePage[][], language: Language): Promise<string | null> {
  const entries = inLanguage(pages, language).map(({ own, versions }) => ({ ...own, versions }));
  return entries.length > 0 ? writeSitemap(entries) : null;
}

/** The pages that exist in a language, each with all its versions. */
function inLanguage(pages: readonly SitePage[][], language: Language): { own: SitePage; versions: SitePage[] }[] {
  return pages.flatMap((versions) => {
    const own = versions.find((page) => page.language === language);
    return own ? [{ own, versions }] : [];
  });
}
