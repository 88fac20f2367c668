import type { Source } from "#harness/check/item.ts";
import type { Progress } from "#harness/cli/command.ts";
import { EnvironmentError, UsageError } from "#harness/cli/exit-codes.ts";
import { systemClock } from "#portal/clock.ts";
import { createCmsClient } from "#portal/cms/client.ts";
import type { Config } from "#portal/config/config.ts";
import { readContents, toFailure } from "./cms.ts";
import { setsIn } from "./entry.ts";
import { noSites, readSingleItem, type SingleItem } from "./single-item.ts";
import { libraryOf, readSites } from "./sites.ts";

interface Options {
  address: string;
  config: Config;
  now: number | null;
  signal: AbortSignal;
  /** The only content item to check; null for all. */
  one: SingleItem | null;
  progress: Progress;
}

/** Reads a running CMS: everything, or what one content item needs. Throws EnvironmentError when its sites cannot be read. */
export async function readLive({ address, config, now: givenNow, signal, one, progress }: Options): Promise<Source> {
  const now = givenNow ?? systemClock.now();
  const client = clientOf(address, config);
  const name = address.replace(/\/+$/, "");
  try {
    if (one) return { name, ...(await readSingleItem({ client, config, now, one })) };
    const parts = await readSites({ client, config, clock: { now: () => now } });
    const { sites } = parts;
    if (sites.length === 0) throw noSites();
    const { entries, failure } = await readContents({ client, address, sites, signal, progress });
    const contents = entries.flatMap(({ content }) => content ?? []);
    // Fixtures may leave settings out; the sites of a running CMS have them.
    const bodyFaults = [...parts.bodyFaults, ...parts.unset];
    const library = libraryOf(contents, parts);
    const sets = setsIn(entries, config);
    return { name, entries, related: entries, config, sites, library, sets, bodyFaults, now, failure };
  } catch (error) {
    throw error instanceof EnvironmentError ? error : toFailure(error, address);
  }
}

/** Creates a client of the CMS at an address; throws UsageError for one that is no address. */
export function clientOf(baseURL: string, { cms }: Config) {
  try {
    return createCmsClient({ ...cms, baseURL });
  } catch {
    throw new UsageError("The address of the CMS must be an http or https address without credentials and query.");
  }
}
