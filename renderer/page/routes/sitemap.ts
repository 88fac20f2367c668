import { languageSitemapSlug, writeLanguageSitemap } from "#renderer/seo/sitemap.ts";
import type { SiteRoute } from "./route.ts";

/** The sitemap of a site in one language. */
export const sitemap: SiteRoute = {
  name: "sitemap",
  of: "site",
  matches: (path) => path === `/${languageSitemapSlug}`,
  async answer({ reader, services }, site) {
    const body = await writeLanguageSitemap(site, reader, services);
    if (body === null) return null;
    return {
      kind: "file",
      contentType: "application/xml; charset=utf-8",
      body,
      fileName: null,
      staleFor: reader.staleFor,
    };
  },
};
