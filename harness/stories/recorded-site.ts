import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { type Folders, readFolders } from "#renderer/shell/to-shell.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { Clock } from "#server/clock.ts";
import { createCmsClient } from "#server/cms/client.ts";
import { createContentService } from "#server/cms/content-service.ts";
import type { Config } from "#server/config/config.ts";
import { createLog } from "#server/http/log.ts";
import type { ViewContextInput } from "#server/view/view-context.ts";

export interface RecordedSite {
  web: Web;
  config: WebConfig;
  folders: Folders;
}

/** The recorded sites with their settings and navigation, read as the portal reads them; throws for a site without settings. */
export async function readSites(fixtures: string, config: Config, clock: Clock): Promise<RecordedSite[]> {
  const replay = createReplay({ store: readStore(fixtures), clock });
  const client = createCmsClient({
    ...config.cms,
    baseURL: "http://cms.invalid",
    fetch: (input, init) => replay(new Request(input, init)),
  });
  const log = createLog("error");
  const reader = createContentService({ ...config, client, clock, log })();
  const webs = await reader.webs();
  return Promise.all(
    webs.map(async (web) => {
      const settings = await reader.config(web);
      if (!settings) throw new Error(`Site ${web.id} has no settings among the fixtures.`);
      return { web, config: settings, folders: await readFolders(settings, reader, log) };
    }),
  );
}

/** A visit of a recorded site, on which blocks say what of the content they are made of. */
export function visitOf(
  { web, config: { home }, folders }: RecordedSite,
  sites: readonly RecordedSite[],
  language: Language,
): ViewContextInput {
  return {
    webs: sites.map((site) => site.web),
    web,
    host: web.host ?? "localhost",
    language,
    home,
    folders: folders.main,
    // Stories have no image service.
    imageProvider: "none",
    // What is found in a block can be told to be the content's.
    marksSources: true,
  };
}
