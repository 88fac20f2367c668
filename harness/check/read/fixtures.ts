import type { RecordEntry, Source } from "#harness/check/item.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { newest } from "#harness/fixtures/newest.ts";
import { folderSource } from "#harness/report/waivers.ts";
import { CmsError } from "#portal/cms/client.ts";
import type { Config } from "#portal/config/config.ts";
import { configName } from "#portal/contract/site/web-config.ts";
import { readStore, StoreError } from "#portal/replay/store.ts";
import { content as wireContent } from "#portal/replay/wire-records.ts";
import { withPlace } from "./cms.ts";
import { readItem, setsIn } from "./entry.ts";
import { readFiles } from "./files.ts";
import { libraryOf, readSites, replayClient } from "./sites.ts";

/** Reads a fixtures folder as the embedded CMS serves it, without records that it cannot serve. */
export async function readFixtures(folder: string, config: Config, givenNow: number | null): Promise<Source> {
  const entries = readFiles(folder);
  const contents = entries.flatMap(({ content }) => content ?? []);
  const now = givenNow ?? newest(contents);
  const clock = { now: () => now };
  const client = replayClient(storeOf(folder, entries), config, clock);
  const parts = await readSites({ client, config, clock }).catch((error: unknown) => {
    throw error instanceof CmsError ? new UsageError(`${folder} cannot be read: ${withPlace(error)}`) : error;
  });
  return {
    name: folderSource(folder),
    entries,
    related: entries,
    config,
    sites: parts.sites,
    library: libraryOf(contents, parts),
    sets: setsIn(entries, config),
    bodyFaults: parts.bodyFaults,
    now,
    failure: null,
  };
}

/** The store with settings of sites as its only content. */
function storeOf(folder: string, entries: readonly RecordEntry[]) {
  const settings = configName({ friendlyURL: "" });
  const isOfSite = ({ content }: RecordEntry) =>
    Object.values(content?.friendlyURLs ?? {}).some((url) => url.startsWith(settings));
  try {
    return readStore(folder, () =>
      entries.filter(isOfSite).flatMap((entry) => wireContent.safeParse(readItem(entry).record).data ?? []),
    );
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
}
