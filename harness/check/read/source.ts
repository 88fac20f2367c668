import { join } from "node:path";
import type { checkArgs } from "#harness/check/args.ts";
import type { Source } from "#harness/check/item.ts";
import type { Given, Io } from "#harness/cli/command.ts";
import { UsageError } from "#harness/cli/exit-codes.ts";
import { systemClock } from "#portal/clock.ts";
import { parseConfig } from "#portal/config/config.ts";
import { setsIn } from "./entry.ts";
import { readFixtures } from "./fixtures.ts";
import { readLive } from "./live.ts";
import { entryInMemory } from "./record.ts";
import type { SingleItem } from "./single-item.ts";
import { readAll, readText } from "./stdin.ts";

export const ownFixtures = join(import.meta.dirname, "../../../fixtures");

type Args = Pick<Given<typeof checkArgs>, "cms-url" | "fixtures" | "live" | "stdin">;

/**
 * Reads the source that the options select: fixtures, a CMS, or stdin together with a CMS if one is configured. For a
 * single content item of a CMS, only what its check needs.
 */
export async function readSource(
  args: Args,
  now: number | null,
  one: SingleItem | null,
  { signal, progress }: Io,
): Promise<Source> {
  const isLive = args.live || args["cms-url"] !== undefined;
  // Fixtures are checked with default settings, so that results are the same on every machine.
  if (!isLive && !args.stdin) return readFixtures(args.fixtures ?? ownFixtures, parseConfig({}), now);
  const config = parseConfig(process.env);
  const entries = args.stdin ? readText(await readAll(process.stdin)).map(entryInMemory) : null;
  if (entries && !isLive)
    return {
      name: stdin,
      entries,
      related: entries,
      config,
      sites: [],
      library: null,
      sets: setsIn(entries, config),
      bodyFaults: [],
      now: now ?? systemClock.now(),
      failure: null,
    };
  const address = args["cms-url"] ?? config.cms.url;
  if (!address) throw new UsageError("--live needs the address of a CMS: set CMS_URL or give --cms-url.");
  const live = await readLive({ address, config, now, signal, one: args.stdin ? null : one, progress });
  return entries ? { ...live, name: stdin, entries } : live;
}

const stdin = "stdin";
