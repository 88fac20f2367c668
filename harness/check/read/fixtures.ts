import { createReplay } from "#embedded/replay/replay.ts";
import { readStore, StoreError } from "#embedded/replay/store.ts";
import { content as wireContent } from "#embedded/replay/wire-records.ts";
import type { Item, Source } from "#harness/check/item.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { newest } from "#harness/fixtures/newest.ts";
import { createCmsClient } from "#server/cms/client.ts";
import type { Config } from "#server/config/config.ts";
import { readFiles } from "./files.ts";
import { libraryOf, readSites } from "./sites.ts";

/** Reads a fixtures folder as the embedded CMS serves it, without the records that it cannot serve. */
export async function readFixtures(folder: string, config: Config, givenNow: number | null): Promise<Source> {
  const items = readFiles(folder);
  const contents = items.flatMap(({ content }) => content ?? []);
  const now = givenNow ?? newest(contents);
  const clock = { now: () => now };
  const replay = createReplay({ store: storeOf(folder, items), clock });
  const fetch: typeof globalThis.fetch = (input, init) => replay(new Request(input, init));
  const client = createCmsClient({ ...config.cms, baseURL: "http://cms.invalid", fetch });
  const parts = await readSites({ client, config, clock });
  return { items, config, sites: parts.sites, library: libraryOf(contents, parts), now, failure: null };
}

function storeOf(folder: string, items: readonly Item[]) {
  try {
    return readStore(folder, () => items.flatMap(({ record }) => wireContent.safeParse(record).data ?? []));
  } catch (error) {
    if (error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
}
