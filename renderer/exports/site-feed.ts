import { i18nOf } from "#renderer/page/i18n.ts";
import type { Site } from "#renderer/page/resolve-site.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault, languages } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import { pagePartsOf, type StructureKey, type ViewOf } from "#schemas/structures/registry.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import { periodState } from "#schemas/time/states.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { createViewContext, type ViewContextInput } from "#server/view/view-context.ts";
import { type AtomEntry, writeAtom } from "./atom.ts";
import { hasFeed, readFeedContents } from "./feed-contents.ts";
import { type FeedName, feedSlug } from "./feed-names.ts";

/** Maximum number of entries in a feed. */
const maxEntries = 20;

/** Writes a feed of the requested site; null when it would be empty, or when the site has no origin for its links. */
export async function writeSiteFeed(
  name: FeedName,
  { input: visited, config }: Site,
  reader: CmsReader,
  services: Services,
): Promise<string | null> {
  const { web, language } = visited;
  const { origin } = web;
  const place = { webId: web.id, language };
  if (origin === null || !(await hasFeed(name, place, reader, services))) return null;
  const contents = await readFeedContents(name, place, reader, services);
  const { t } = i18nOf(language);
  const siteName = inLanguageOrDefault(config.siteName ?? web.names, language)?.value ?? t("site.name");
  // Links are canonical, on the site's own host.
  const { webs, home } = visited;
  const input = { webs, web, host: web.host ?? visited.host, language, home, folders: [] };
  const addressAt = (slug: string) => new URL(addressOf(baseOf(web, language, input), slug), origin).href;
  const entries = toEntries(contents, input, services, origin);
  return writeAtom({
    id: tagUri(origin, `${feedSlug(name)}/${language}`),
    title: `${t(`exports.feeds.${name}`)} | ${siteName}`,
    language: languages[language].tag,
    author: siteName,
    self: addressAt(feedSlug(name)),
    home: addressAt(""),
    updated: entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), epoch),
    entries,
  });
}

/** `updated` of a feed without entries. */
const epoch = "1970-01-01T00:00:00.000Z";

/** The newest content items that are published now: neither scheduled for later nor expired. */
function toEntries(
  contents: Iterable<ListedContent>,
  input: ViewContextInput,
  services: Services,
  origin: string,
): AtomEntry[] {
  const now = services.clock.now();
  const entries: AtomEntry[] = [];
  for (const content of contents) {
    const { data, czech } = content;
    if ([data, czech?.data ?? {}].some((each) => isUnderEmbargo(embargoEnd(each), now))) continue;
    entries.push(...toEntry(content, input, services, { now, origin }));
    if (entries.length === maxEntries) break;
  }
  return entries;
}

function toEntry(
  content: ListedContent,
  input: ViewContextInput,
  { config }: Services,
  { now, origin }: { now: number; origin: string },
): AtomEntry[] {
  const { page } = parsePage(content, createViewContext(input), {
    keys: config.structureKeys,
    czech: content.czech ?? null,
  });
  const { id, title, language, publishedAt, updatedAt, alternates } = page;
  const path = alternates.find((alternate) => alternate.language === language)?.href;
  const { summary, validTo } = entryOf(page) ?? { summary: page.description, validTo: null };
  if (!path || publishedAt === null || periodState({ from: publishedAt, to: validTo }, now) !== "active") return [];
  return [
    {
      id: tagUri(origin, entryName(id, language)),
      title,
      href: new URL(path, origin).href,
      published: publishedAt,
      updated: updatedAt ?? publishedAt,
      summary,
    },
  ];
}

function entryOf<Key extends StructureKey>({ key, view }: { key: Key; view: Views[Key] }) {
  return pagePartsOf(key).feed?.entryOf(view);
}

type Views = { [Key in StructureKey]: ViewOf<Key> };

function entryName(id: string, language: Language): string {
  return `${encodeURIComponent(id)}/${language}`;
}

/** A tag URI stays the same when addresses change (RFC 4151). The year belongs to the scheme, not the content. */
function tagUri(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},2026:${name}`;
}
