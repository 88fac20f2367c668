import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import type { Library } from "#portal/checks/rule.ts";
import type { Clock } from "#portal/clock.ts";
import { believedAbsences } from "#portal/cms/absences.ts";
import { type CmsClient, CmsError, createCmsClient, isMissingRecord } from "#portal/cms/client.ts";
import type { CmsReader } from "#portal/cms/cms-reader.ts";
import { contentPath } from "#portal/cms/content-paths.ts";
import { createContentService } from "#portal/cms/content-service.ts";
import type { Config } from "#portal/config/config.ts";
import { type Document, imageSizesOf } from "#portal/contract/site/document.ts";
import type { Web } from "#portal/contract/site/web.ts";
import { configName, toWebConfig, type WebConfig } from "#portal/contract/site/web-config.ts";
import { categoryIds, ownPaths } from "#portal/preview/known-places.ts";
import { createReplay } from "#portal/replay/replay.ts";
import type { FixtureStore } from "#portal/replay/store.ts";
import { readFolders } from "#portal/shell/to-shell.ts";
import { type BodyFault, collectFaults } from "./body-faults.ts";

interface Options {
  client: CmsClient;
  config: Config;
  clock: Clock;
}

interface Sites {
  sites: RecordedSite[];
  documents: ReadonlySet<string>;
  /** Sizes of images, by their addresses. */
  sizes: NonNullable<Library["sizes"]>;
  /** Ids. */
  categories: ReadonlySet<string>;
  bodyFaults: readonly BodyFault[];
  /** The missing settings of sites. */
  unset: readonly BodyFault[];
}

/** Reads the sites as the portal does, also those without settings, and the CMS's documents and categories. */
export async function readSites({ client, config, clock }: Options): Promise<Sites> {
  const collected = collectFaults();
  const { log } = collected;
  const reader = createContentService({ ...config, client, clock, log, absences: believedAbsences })();
  const webs = await reader.webs();
  const unset: BodyFault[] = [];
  const sites = await Promise.all(
    webs.map(async (web) => {
      const own = await settingsIfAny(web, reader);
      const settings = own ?? toWebConfig({});
      const { defaultLanguage: language } = web;
      if (!own) unset.push({ request: contentPath(configName(web)), pointer: "", expected: `settings in ${language}` });
      return { web, config: settings, folders: await readFolders(settings, reader, log) };
    }),
  );
  const [documents, vocabularies] = await Promise.all([listedDocuments(reader), reader.categories(), reader.tags()]);
  return {
    sites,
    documents: new Set(documents.map(({ url }) => url)),
    sizes: imageSizesOf(documents),
    categories: categoryIds(vocabularies),
    bodyFaults: collected.faults,
    unset,
  };
}

/** Settings of a site; null when it has none. */
export async function settingsIfAny(web: Web, reader: CmsReader): Promise<WebConfig | null> {
  try {
    return await reader.config(web);
  } catch (error) {
    if (isMissingRecord(error)) return null;
    throw error;
  }
}

/** The files of a CMS; none for one that does not list them, which is reported (`document.none`). */
async function listedDocuments(reader: CmsReader): Promise<readonly Document[]> {
  try {
    return await reader.documents({});
  } catch (error) {
    if (error instanceof CmsError) return [];
    throw error;
  }
}

/** Creates a CMS client that reads a store without a server. */
export function replayClient(store: FixtureStore, { cms }: Config, clock: Clock): CmsClient {
  const replay = createReplay({ store, clock });
  return createCmsClient({
    ...cms,
    baseURL: "http://cms.invalid",
    fetch: (input, init) => replay(new Request(input, init)),
  });
}

/** Returns the possible targets of references. */
export function libraryOf(
  contents: Library["contents"],
  { sites, documents, sizes, categories }: Omit<Sites, "bodyFaults" | "unset">,
): Library {
  return { contents, webs: sites.map(({ web }) => web), documents, sizes, categories, ownPaths };
}
