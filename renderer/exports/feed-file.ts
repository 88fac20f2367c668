import { i18nOf } from "#renderer/page/i18n.ts";
import { enter } from "#renderer/page/resolve-site.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { type Page, parsePage } from "#schemas/parse/parse-page.ts";
import { inLanguageOrDefault, type Language, languages } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";
import { periodState } from "#schemas/time/states.ts";
import { readStructures } from "#server/cms/related-content.ts";
import { addressOf, baseOf } from "#server/cms/sites.ts";
import type { PageRequest } from "#server/pages/pages.ts";
import { createViewContext, type Visit } from "#server/view/view-context.ts";
import { type AtomEntry, writeAtom } from "./atom.ts";
import type { ExportFile } from "./export-file.ts";
import { type FeedName, feedSlug, feeds, isFeedName } from "./feed-names.ts";

/** So many entries has a feed, the newest first. */
const mostEntries = 20;

/** The feed at an address; null where none is, or where the site has nothing to tell or no origin to link. */
export async function findFeed(request: PageRequest, services: Services): Promise<ExportFile | null> {
  const name = /\/feeds\/([a-z-]+)\.xml$/.exec(request.path)?.[1] ?? "";
  if (!isFeedName(name)) return null;
  const reader = services.read();
  const { webs, language, entered, config } = await enter(request, reader, services);
  if (!entered || !config || entered.path !== `/${feedSlug(name)}`) return null;
  const { web } = entered;
  const all = await readStructures([feeds[name]], { webId: web.id, language }, reader, services.config);
  const contents = all.filter((content) => content.language === language);
  if (contents.length === 0 || web.origin === null) return null;
  const visit = { webs, web, host: web.host ?? request.host, language, home: config.home, folders: [] };
  const entries = toEntries(contents, visit, services, web.origin);
  return {
    kind: "file",
    contentType: "application/atom+xml; charset=utf-8",
    body: writeFeed(name, { web, origin: web.origin, visit, config }, entries),
    fileName: null,
    staleFor: reader.staleFor,
  };
}

interface Site {
  web: Web;
  origin: string;
  /** Of the site's own host: what it links is canonical. */
  visit: Visit;
  config: WebConfig;
}

function writeFeed(name: FeedName, { web, origin, visit, config }: Site, entries: readonly AtomEntry[]): string {
  const { language } = visit;
  const { t } = i18nOf(language);
  const siteName = inLanguageOrDefault(config.siteName ?? web.names, language)?.value ?? t("site.name");
  const addressAt = (slug: string) => new URL(addressOf(baseOf(web, language, visit), slug), origin).href;
  return writeAtom({
    id: tagUri(origin, `${feedSlug(name)}/${language}`),
    title: `${t(`twins.feeds.${name}`)} | ${siteName}`,
    language: languages[language].tag,
    author: siteName,
    self: addressAt(feedSlug(name)),
    home: addressAt(""),
    updated: entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), epoch),
    entries,
  });
}

/** When a feed without entries was updated. */
const epoch = "1970-01-01T00:00:00.000Z";

/** What is to be shown later, or only until a time that has passed, is left out. */
function toEntries(contents: readonly ListedContent[], visit: Visit, services: Services, origin: string): AtomEntry[] {
  const now = services.clock.now();
  return contents
    .filter(({ data, czech }) => ![data, czech?.data ?? {}].some((each) => isUnderEmbargo(embargoEnd(each), now)))
    .toSorted((a, b) => (b.displayAt ?? "").localeCompare(a.displayAt ?? ""))
    .flatMap((content) => toEntry(content, visit, services, { now, origin }))
    .slice(0, mostEntries);
}

function toEntry(
  content: ListedContent,
  visit: Visit,
  { config }: Services,
  { now, origin }: { now: number; origin: string },
): AtomEntry[] {
  const { page } = parsePage(content, createViewContext(visit), {
    keys: config.structureKeys,
    czech: content.czech ?? null,
  });
  const { id, title, language, publishedAt, updatedAt, alternates } = page;
  const path = alternates.find((alternate) => alternate.language === language)?.href;
  if (!path || publishedAt === null || periodState({ from: publishedAt, to: validTo(page) }, now) !== "active")
    return [];
  return [
    {
      id: tagUri(origin, entryName(id, language)),
      title,
      href: new URL(path, origin).href,
      published: publishedAt,
      updated: updatedAt ?? publishedAt,
      summary: page.key === "news-item" || page.key === "press-release" ? page.view.lead : page.description,
    },
  ];
}

function validTo(page: Page): string | null {
  return page.key === "news-item" ? page.view.validTo : null;
}

function entryName(id: string, language: Language): string {
  return `${encodeURIComponent(id)}/${language}`;
}

/** An id that outlives every address (RFC 4151); the year is that of the scheme, not of the content. */
function tagUri(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},2026:${name}`;
}
