import { sitemapPartAt, writeLanguageSitemap } from "#renderer/seo/sitemap.ts";
import type { SiteRoute } from "./route.ts";

/** The sitemap of a site in one language, in parts. */
export const sitemap: SiteRoute = {
  name: "sitemap",
  of: "site",
  matches: (path) => sitemapPartAt(path) !== null,
  async answer({ reader, services }, site) {
    const part = sitemapPartAt(site.path);
    const body = part === null ? null : await writeLanguageSitemap(site, part, reader, services);
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
