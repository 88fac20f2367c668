import type { Services } from "#renderer/page/resolved.ts";
import type { Page } from "#schemas/parse/parse-page.ts";
import { languages } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import { type StructureKey, structures } from "#schemas/structures/registry.ts";
import { feedNames } from "#schemas/structures/structure.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";
import { hasFeed } from "./feed-contents.ts";
import { type FeedName, feedSlug } from "./feed-names.ts";

export interface FeedLink {
  name: FeedName;
  href: string;
}

interface Source extends Services {
  reader: CmsReader;
}

/** The feeds that a page links to: its structure's own feed; on a home page, all feeds of the site. */
export async function linkedFeeds({ key }: Page, input: ViewContextInput, source: Source): Promise<FeedLink[]> {
  const { feed } = structures[key];
  const names = key === home ? await feedsWithEntries(input, source) : feed ? [feed.name] : [];
  return names.map((name) => ({ name, href: addressOf(baseOf(input.web, input.language, input), feedSlug(name)) }));
}

const home: StructureKey = "main-page";

/** The feeds that have entries. If the CMS fails there are none, because the page can do without them. */
async function feedsWithEntries(
  { web, language }: ViewContextInput,
  { reader, ...services }: Source,
): Promise<FeedName[]> {
  const place = { webId: web.id, language };
  try {
    const exists = await Promise.all(feedNames.map((name) => hasFeed(name, place, reader, services)));
    return feedNames.filter((_, index) => exists[index]);
  } catch (err) {
    services.log.warn({ err, language: languages[language].tag }, "the feeds of a site cannot be found");
    return [];
  }
}
