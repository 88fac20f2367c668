import { textFile } from "#renderer/exports/export-file.ts";
import { sitemapSlug, writeSiteIndex } from "#renderer/seo/sitemap.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import type { SiteRoute } from "./route.ts";

/** The sitemap index of a site. There is one for all languages, below the site's Czech address. */
export const sitemapIndex: SiteRoute = {
  name: "sitemap-index",
  of: "site",
  matches: (path) => path === `/${sitemapSlug}`,
  async answer({ reader, services }, site) {
    if (site.input.language !== defaultLanguage) return null;
    const body = await writeSiteIndex(site, reader, services);
    return body === null ? null : textFile("application/xml", body, reader);
  },
};
