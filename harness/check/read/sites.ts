import type { Library } from "#checks/rule.ts";
import { createReplay } from "#embedded/replay/replay.ts";
import type { FixtureStore } from "#embedded/replay/store.ts";
import type { RecordedSite } from "#harness/stories/sources/recorded-site.ts";
import { categoryIds, ownPaths } from "#renderer/preview/known-places.ts";
import { readFolders } from "#renderer/shell/to-shell.ts";
import { toWebConfig } from "#schemas/site/web-config.ts";
import type { Clock } from "#server/clock.ts";
import { type CmsClient, createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import type { Config } from "#server/config/config.ts";
import { type BodyFault, collectFaults } from "./body-faults.ts";

interface Options {
  client: CmsClient;
  config: Config;
  clock: Clock;
}

interface Sites {
  sites: RecordedSite[];
  documents: ReadonlySet<string>;
  /** Ids. */
  categories: ReadonlySet<string>;
  bodyFaults: readonly BodyFault[];
}

/** Reads the sites as the portal does, also those without settings, and the CMS's documents and categories. */
export async function readSites({ client, config, clock }: Options): Promise<Sites> {
  const collected = collectFaults();
  const { log } = collected;
  const reader = createContentService({ ...config, client, clock, log })();
  const webs = await reader.webs();
  const sites = await Promise.all(
    webs.map(async (web) => {
      const settings = (await reader.config(web)) ?? toWebConfig({});
      return { web, config: settings, folders: await readFolders(settings, reader, log) };
    }),
  );
  const [documents, vocabularies] = await Promise.all([reader.documents({}), reader.categories(), reader.tags()]);
  return {
    sites,
    documents: new Set(documents.map(({ url }) => url)),
    categories: categoryIds(vocabularies),
    bodyFaults: collected.faults,
  };
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
  { sites, documents, categories }: Omit<Sites, "bodyFaults">,
): Library {
  return { contents, webs: sites.map(({ web }) => web), documents, categories, ownPaths };
}
