import type { Source } from "#harness/check/item.ts";
import type { Progress } from "#harness/cli/command.ts";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import { systemClock } from "#server/clock.ts";
import { createCmsClient } from "#server/cms/client.ts";
import type { Config } from "#server/config/config.ts";
import { readContents, readOne, toFailure } from "./cms.ts";
import { libraryOf, readSites } from "./sites.ts";

interface Options {
  address: string;
  config: Config;
  now: number | null;
  signal: AbortSignal;
  /** Id of a content item that is read whether it is published or not. */
  id: string | null;
  progress: Progress;
}

/** Reads all content of a running CMS; throws EnvironmentError where not even its sites can be read. */
export async function readLive({ address, config, now: givenNow, signal, id, progress }: Options): Promise<Source> {
  const now = givenNow ?? systemClock.now();
  const client = clientOf(address, config);
  try {
    const parts = await readSites({ client, config, clock: { now: () => now } });
    const { sites } = parts;
    if (sites.length === 0) throw new EnvironmentError("The CMS has no sites: check CMS_URL.");
    const { entries, failure } = await readContents({ client, address, sites, signal, progress });
    const isMissing = id !== null && failure === null && !entries.some(({ content }) => content?.id === id);
    const all = isMissing ? [...entries, ...(await readOne(id, { client, sites }))] : entries;
    const contents = entries.flatMap(({ content }) => content ?? []);
    return { entries: all, related: all, config, sites, library: libraryOf(contents, parts), now, failure };
  } catch (error) {
    throw error instanceof EnvironmentError ? error : toFailure(error, address);
  }
}

function clientOf(baseURL: string, { cms }: Config) {
  try {
    return createCmsClient({ ...cms, baseURL });
  } catch {
    throw new UsageError("The address of the CMS must be an http or https address without credentials and query.");
  }
}
