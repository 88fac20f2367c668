import { readStore, StoreError } from "#embedded/replay/store.ts";
import { content as wireContent } from "#embedded/replay/wire-records.ts";
import type { Item, Source } from "#harness/check/item.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { newest } from "#harness/fixtures/newest.ts";
import type { Config } from "#server/config/config.ts";
import { readFiles } from "./files.ts";
import { libraryOf, readSites, replayClient } from "./sites.ts";

/** Reads a fixtures folder as the embedded CMS serves it, without the records that it cannot serve. */
export async function readFixtures(folder: string, config: Config, givenNow: number | null): Promise<Source> {
  const items = readFiles(folder);
  const contents = items.flatMap(({ content }) => content ?? []);
  const now = givenNow ?? newest(contents);
  const clock = { now: () => now };
  const parts = await readSites({ client: replayClient(storeOf(folder, items), config, clock), config, clock });
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
