import { textFile } from "#renderer/exports/export-file.ts";
import { sitemapPartAt, writeLanguageSitemap } from "#renderer/seo/sitemap.ts";
import type { SiteRoute } from "./route.ts";

export const sitemap: SiteRoute = {
  name: "sitemap",
  of: "site",
  matches: (path) => sitemapPartAt(path) !== null,
  async answer({ reader, services }, site) {
    const part = sitemapPartAt(site.path);
    const body = part === null ? null : await writeLanguageSitemap(site, part, reader, services);
    return body === null ? null : textFile("application/xml", body, reader);
  },
};
