import { type PageAddress, placesOf } from "#harness/check/addresses.ts";
import type { Item, RecordEntry, Source } from "#harness/check/item.ts";
import { EnvironmentError } from "#harness/cli/exit-codes.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import { targetsOf } from "#portal/checks/rules/targets.ts";
import { believedAbsences } from "#portal/cms/absences.ts";
import type { CmsClient } from "#portal/cms/client.ts";
import type { CmsReader } from "#portal/cms/cms-reader.ts";
import { createContentService } from "#portal/cms/content-service.ts";
import type { Config } from "#portal/config/config.ts";
import { structureKeyOf } from "#portal/contract/parse/parse-page.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { type Document, imageSizesOf } from "#portal/contract/site/document.ts";
import { type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { inLanguage } from "#portal/contract/site/languages.ts";
import type { Web } from "#portal/contract/site/web.ts";
import { toWebConfig } from "#portal/contract/site/web-config.ts";
import { createLog } from "#portal/http/log.ts";
import { keysInCms, listedKeys, listedSites } from "#portal/page/content/related-content.ts";
import { categoryIds } from "#portal/preview/known-places.ts";
import { readFolders } from "#portal/shell/to-shell.ts";
import { entryInMemory } from "./record.ts";
import { createRecordReader, type Records } from "./record-reader.ts";
import { libraryOf, settingsIfAny } from "./sites.ts";

/** The content item that a run is limited to: an id, or the address of a page. */
export interface SingleItem {
  id: string | null;
  url: string | null;
  /** Languages to check; empty for all. */
  languages: readonly Language[];
}

interface Options {
  client: CmsClient;
  config: Config;
  now: number;
  one: SingleItem;
}

export function noSites(): EnvironmentError {
  return new EnvironmentError("The CMS has no sites: check CMS_URL.");
}

const log = createLog("silent");

/**
 * Reads one content item of a CMS, published or not, and only what its check needs: its versions, its site, and the
 * items that it refers to, lists or is translated from. Items with the same title are not found, as that would take
 * reading all items.
 */
export async function readSingleItem({ client, config, now, one }: Options): Promise<Omit<Source, "name">> {
  const reader = createContentService({
    ...config,
    client,
    clock: { now: () => now },
    log,
    absences: believedAbsences,
  })();
  const records = createRecordReader(client);
  const webs = await reader.webs();
  if (webs.length === 0) throw noSites();
  const found = await findOne(one, webs, reader, records);
  const content = found?.content ?? null;
  const others = content === null ? [] : await records.versions(content);
  const versions = [...(found ? [found] : []), ...others];
  const wanted = one.id === null && found ? [found] : versions;
  const checked = wanted.filter(
    (each) => one.languages.length === 0 || (each.content !== null && one.languages.includes(each.content.language)),
  );
  const sites = await Promise.all(webs.map((web) => readSite(web, content?.webId === web.id, reader)));
  const parts = { sites, documents: new Set<string>(), sizes: new Map(), categories: new Set<string>() };
  const outlines = versions.flatMap((each) => each.content ?? []);
  const bare = libraryOf([], parts);
  const places = checked.flatMap((item) => placesIn(item, bare, now, config));
  const named = await records.at(places);
  const related = (await Promise.all(checked.map((item) => readListed(item, { reader, webs }, config)))).flat();
  const documents = await readDocuments(checked, reader);
  const library = libraryOf(distinct([...outlines, ...named]), {
    ...parts,
    documents: new Set(documents.map(({ url }) => url)),
    sizes: imageSizesOf(documents),
    categories: await readCategories(checked, reader),
  });
  return {
    entries: versions.map(entryInMemory),
    related: [...versions.map(entryInMemory), ...related.map(entryOf)],
    config,
    sites,
    library,
    sets: await readSets(webs, reader, config),
    // Other responses were not read, so their faults are unknown.
    bodyFaults: [],
    now,
    failure: null,
  };
}

async function findOne({ id, url }: SingleItem, webs: readonly Web[], reader: CmsReader, records: Records) {
  if (url !== null)
    for (const group of placesOf(url, webs))
      for (const place of group) {
        const web = webs.find((each) => each.id === place.webId);
        const config = place.slug === "" && web ? await settingsIfAny(web, reader) : null;
        const item = await records.atAddress({
          ...place,
          slug: place.slug || (inLanguage(config?.home ?? {}, place.language) ?? ""),
        });
        if (item) return item;
      }
  if (id === null) return null;
  // Most content is in the default language of its site.
  const own = webs.map((web) => ({ webId: web.id, language: web.defaultLanguage }));
  const rest = webs.flatMap(({ id: webId, defaultLanguage }) =>
    languageCodes.filter((language) => language !== defaultLanguage).map((language) => ({ webId, language })),
  );
  for (const place of [...own, ...rest]) {
    const item = await records.byId(id, place);
    if (item) return item;
  }
  return null;
}

/** Places that a content item refers to, and its own places, which another item may share. */
function placesIn(
  { content, record }: Item,
  library: NonNullable<Source["library"]>,
  now: number,
  config: Config,
): PageAddress[] {
  if (content === null) return [];
  const key = structureKeyOf(content, config.structureKeys);
  const { webId, language } = content;
  const own = inLanguage(content.friendlyURLs, language);
  const targets = targetsOf({ content, record, key, library, translations: [], now });
  const places = [...(own === null ? [] : [{ webId, language, slug: own }]), ...targets];
  return [...new Map(places.map((place) => [`${place.webId} ${place.language} ${place.slug}`, place])).values()].filter(
    ({ slug }) => slug !== "",
  );
}

/** Reads a site with its settings; also the menu when the page belongs to the site. */
async function readSite(web: Web, isOwn: boolean, reader: CmsReader): Promise<RecordedSite> {
  const config = (isOwn ? await settingsIfAny(web, reader) : null) ?? toWebConfig({});
  const menu = { ...config, folders: { ...config.folders, footer: null, legal: null } };
  return { web, config, folders: await readFolders(menu, reader, log) };
}

/** Reads the published content items that a page lists. */
async function readListed(
  { content }: Item,
  { reader, webs }: { reader: CmsReader; webs: readonly Web[] },
  { structureKeys }: Config,
): Promise<Content[]> {
  const keys = content === null ? [] : listedKeys(content, structureKeys);
  if (content === null || keys.length === 0) return [];
  const spoken: Language[] = content.language === "cs" ? ["cs"] : [content.language, "cs"];
  const places = listedSites(content, webs, structureKeys).flatMap((webId) =>
    spoken.map((language) => ({ webId, language, structureKeys: keysInCms(keys, structureKeys) })),
  );
  const lists = await Promise.all(places.map((place) => reader.contents(place)));
  return lists.flat();
}

/** Reads the sets of shared values of all sites. */
async function readSets(webs: readonly Web[], reader: CmsReader, { structureKeys }: Config): Promise<Content[]> {
  const keys = keysInCms(["shared-values"], structureKeys);
  const lists = webs.map(({ id }) => reader.contents({ webId: id, language: "cs", structureKeys: keys }));
  return (await Promise.all(lists)).flat();
}

async function readDocuments(items: readonly Item[], reader: CmsReader): Promise<readonly Document[]> {
  const namesFiles = items.some(({ record }) => JSON.stringify(record).includes("/documents/"));
  return namesFiles ? reader.documents({}) : [];
}

async function readCategories(items: readonly Item[], reader: CmsReader): Promise<ReadonlySet<string>> {
  const hasSome = items.some(({ content }) => (content?.categories ?? []).length > 0);
  return hasSome ? categoryIds(await reader.categories()) : new Set();
}

/** Creates the entry of a content item that is not checked itself. */
function entryOf(content: Content): RecordEntry {
  const nothing = { file: null, text: null, record: undefined, issues: [], fault: null, refusals: [], known: [] };
  return { file: null, content, place: { kind: "memory", item: { ...nothing, content } } };
}

function distinct(contents: readonly Content[]): Content[] {
  return [...new Map(contents.map((each) => [`${each.id} ${each.language}`, each])).values()];
}
