import type { Page } from "#schemas/parse/parse-page.ts";
import { languages } from "#schemas/site/languages.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import type { CmsReader } from "#server/cms/content-service.ts";
import { readStructures } from "#server/cms/related-content.ts";
import { addressOf, baseOf } from "#server/cms/sites.ts";
import type { Config } from "#server/config/config.ts";
import type { Log } from "#server/http/log.ts";
import type { Visit } from "#server/view/view-context.ts";
import { type FeedName, feedSlug, feeds, isFeedName } from "./feed-names.ts";

export interface FeedLink {
  name: FeedName;
  href: string;
}

interface Source {
  reader: CmsReader;
  config: Config;
  log: Log;
}

/** The feeds a page names: its own structure's, and on a home page all that the site has. */
export async function linkedFeeds({ key }: Page, visit: Visit, source: Source): Promise<FeedLink[]> {
  const named = Object.keys(feeds).filter(isFeedName);
  const own = named.filter((name) => feeds[name] === key);
  const names = key === home ? await existing(named, visit, source) : own;
  return names.map((name) => ({ name, href: addressOf(baseOf(visit.web, visit.language, visit), feedSlug(name)) }));
}

const home: StructureKey = "main-page";

/** A page is not worse for a failure to find out. */
async function existing(names: readonly FeedName[], { web, language }: Visit, { reader, config, log }: Source) {
  const place = { webId: web.id, language };
  try {
    const contents = await Promise.all(names.map((name) => readStructures([feeds[name]], place, reader, config)));
    return names.filter((_, index) => contents[index]?.some((content) => content.language === language));
  } catch (err) {
    log.warn({ err, language: languages[language].tag }, "the feeds of a site cannot be found");
    return [];
  }
}
