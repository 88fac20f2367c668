import { textFile } from "#renderer/exports/export-file.ts";
import { feedNameAt } from "#renderer/exports/feed-names.ts";
import { writeSiteFeed } from "#renderer/exports/site-feed.ts";
import type { SiteRoute } from "./route.ts";

/** Atom feeds of a site's news in one language. */
export const feed: SiteRoute = {
  name: "feed",
  of: "site",
  matches: (path) => feedNameAt(path) !== null,
  async answer({ reader, services }, site) {
    const name = feedNameAt(site.path);
    const body = name && (await writeSiteFeed(name, site, reader, services));
    return body ? textFile("application/atom+xml", body, reader) : null;
  },
};
