import type { LinkTemplates } from "#checks/links.ts";
import { contextOf } from "#harness/fixtures/page-context.ts";
import type { RecordedSite } from "#harness/stories/recorded-site.ts";
import { structureKeyOf } from "#schemas/parse/parse-page.ts";
import type { Content } from "#schemas/site/content.ts";
import { inLanguage, type Language } from "#schemas/site/languages.ts";
import { toWeb } from "#schemas/site/web.ts";
import { configName, toWebConfig } from "#schemas/site/web-config.ts";
import { listedKeys } from "#server/cms/related-content.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";
import type { Source } from "./item.ts";
import type { Render } from "./render.ts";

/** What each content of a run is looked at with. */
export interface Around {
  source: Source;
  /** Levels beyond it are left out: 0 is the schema alone. */
  level: number;
  links: LinkTemplates;
  /** Null below the level that renders. */
  render: Render | null;
  contextOf(content: Content): ReturnType<typeof contextOf>;
}

export function createAround(source: Source, options: Pick<Around, "level" | "links" | "render">): Around {
  const contents = source.library?.contents ?? source.items.flatMap(({ content }) => content ?? []);
  return { ...options, source, contextOf: createSurroundings(contents, source) };
}

/** What pages list and are translated from, without looking through all contents for each of them. */
function createSurroundings(contents: readonly Content[], { config }: Source): Around["contextOf"] {
  const keys = config.structureKeys;
  const groupOf = (webId: string, language: Language, key: string) => `${webId} ${language} ${key}`;
  const groups = Map.groupBy(contents, (each) => groupOf(each.webId, each.language, structureKeyOf(each, keys)));
  const czech = new Map(contents.filter(({ language }) => language === "cs").map((each) => [each.id, each]));
  return (content) => {
    const spoken: Language[] = content.language === "cs" ? ["cs"] : [content.language, "cs"];
    const listed = spoken.flatMap((language) =>
      listedKeys(content, keys).flatMap((key) => groups.get(groupOf(content.webId, language, key)) ?? []),
    );
    const version = czech.get(content.id);
    return contextOf(content, version ? [...new Set([...listed, version])] : listed, keys);
  };
}

/** The site of a content as its visitors see it; one that is not known has neither navigation nor other pages. */
export function visitOf(content: Content, { source: { sites }, render }: Around): ViewContextInput {
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

export function siteOf({ webId }: Content, sites: readonly RecordedSite[]): RecordedSite | null {
  return sites.find(({ web }) => web.id === webId) ?? null;
}

/** What a record is to the portal: a page, what stands for another page, or the settings of a site. */
export function kindOf(content: Content, { sites, config }: Source) {
  const web = siteOf(content, sites)?.web;
  if (web && inLanguage(content.friendlyURLs, web.defaultLanguage) === configName(web)) return "settings";
  return content.structureKey === config.embedded.structureKey ? "embedded" : "page";
}

function unknownSite(id: string): RecordedSite {
  const folders = { main: [], footer: [], legal: [] };
  return { web: toWeb({ id, name: {}, friendlyURL: "/" }), config: toWebConfig({}), folders };
}
