import type { Render } from "#harness/check/page/render.ts";
import { contextOf } from "#harness/fixtures/page-context.ts";
import { createSiteOfValue, createValuesOf } from "#harness/fixtures/recorded-values.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import type { LinkTemplates } from "#portal/checks/links.ts";
import { maxListedItems } from "#portal/cms/paging.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import type { Content } from "#portal/contract/site/content.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import { inLanguage } from "#portal/contract/site/languages.ts";
import { toWeb } from "#portal/contract/site/web.ts";
import { configName, toWebConfig } from "#portal/contract/site/web-config.ts";
import { withValues } from "#portal/contract/values/shared/content-values.ts";
import { usesValues } from "#portal/contract/values/shared/resolve-values.ts";
import type { SharedValues } from "#portal/contract/values/shared/value-sets.ts";
import { listedKeys, listedSites } from "#portal/page/content/related-content.ts";
import type { ViewContextInput } from "#portal/view/view-context.ts";
import type { Source } from "./item.ts";
import { createContentReader } from "./read/entry.ts";

/** Everything that the check of a content item needs besides the item. */
export interface CheckContext {
  source: Source;
  /** Highest level to check; 0 is the schema alone. */
  level: number;
  links: LinkTemplates;
  /** Null when pages are not rendered. */
  render: Render | null;
  contextOf(content: Content): ReturnType<typeof contextOf>;
  /** Returns the shared values of a site. */
  valuesOf(site: string): SharedValues;
  /** Returns the name of a site that has a shared value among its own. */
  siteOfValue(key: string): string | null;
}

export function createCheckContext(
  source: Source,
  options: Pick<CheckContext, "level" | "links" | "render">,
): CheckContext {
  const valuesOf = createValuesOf(source.sets, source.sites);
  const siteOfValue = createSiteOfValue(source.sets, source.sites);
  return { ...options, source, valuesOf, siteOfValue, contextOf: relatedContentOf(source, valuesOf) };
}

/** Finds the items that a page lists and its Czech version by an index instead of a scan per page. */
function relatedContentOf(
  { related, config, sites, now }: Source,
  valuesOf: CheckContext["valuesOf"],
): CheckContext["contextOf"] {
  const keys = config.structureKeys;
  const webs = sites.map(({ web }) => web);
  const read = createContentReader();
  const groupOf = (webId: string, language: Language, key: string) => `${webId} ${language} ${key}`;
  const groups = Map.groupBy(related, ({ content }) =>
    content ? groupOf(content.webId, content.language, structureKeyOf(content, keys)) : "",
  );
  const czech = new Map(related.flatMap((each) => (each.content?.language === "cs" ? [[each.content.id, each]] : [])));
  return (content) => {
    const spoken: Language[] = content.language === "cs" ? ["cs"] : [content.language, "cs"];
    const places = listedSites(content, webs, keys).flatMap((site) =>
      listedKeys(content, keys).map((key) => [site, key] as const),
    );
    const listed = spoken.flatMap((language) =>
      places.flatMap(([site, key]) => groups.get(groupOf(site, language, key)) ?? []).slice(0, maxListedItems),
    );
    const version = content.language === "cs" ? undefined : czech.get(content.id);
    const shown = new Set(version ? [...listed, version] : listed);
    return contextOf(
      content,
      [...shown].flatMap((each) => {
        const other = read(each);
        return other && usesValues(other) ? withValues(other, valuesOf(other.webId), now) : (other ?? []);
      }),
      { keys, webs },
    );
  };
}

/** Returns a visit of the item's site. An unknown site has no navigation and no other pages. */
export function visitOf(content: Content, { source: { sites }, render }: CheckContext): ViewContextInput {
  const { web, config, folders } = siteOf(content, sites) ?? unknownSite(content.webId);
  const webs = sites.map((site) => site.web);
  const host = web.host ?? "localhost";
  const { home } = config;
  return {
    webs,
    web,
    host,
    language: content.language,
    home,
    folders: folders.main,
    ...(render && { marksSources: true }),
  };
}

export function siteOf({ webId }: Pick<Content, "webId">, sites: readonly RecordedSite[]): RecordedSite | null {
  return sites.find(({ web }) => web.id === webId) ?? null;
}

/** Returns whether a record is a page, embeds another page, or holds the settings of a site. */
export function kindOf(content: Content, { sites, config }: Source) {
  const web = siteOf(content, sites)?.web;
  if (web && inLanguage(content.friendlyURLs, web.defaultLanguage) === configName(web)) return "settings";
  return content.structureKey === config.embedded.structureKey ? "embedded" : "page";
}

function unknownSite(id: string): RecordedSite {
  const folders = { main: [], footer: [], legal: [] };
  return { web: toWeb({ id, name: {}, friendlyURL: "/" }), config: toWebConfig({}), folders };
}
