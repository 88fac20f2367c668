import { portalCommand } from "#harness/cli/command.ts";
import { exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { untilAborted } from "#harness/cli/interruption.ts";
import { parsePort } from "#harness/cli/ports.ts";
import { scaled } from "#harness/scale/scaled.ts";
import { systemClock } from "#server/clock.ts";
import { serveReplay } from "./serve.ts";
import { type FixtureStore, readStore, StoreError } from "./store.ts";

export const command = portalCommand({
  description: "Serves the fixtures as a CMS",
  isServer: true,
  args: {
    port: { type: "string", default: "4000", valueHint: "number", description: "0 takes any free port" },
    host: { type: "string", default: "127.0.0.1", valueHint: "address", description: "Address to listen on" },
    fixtures: { type: "string", default: "fixtures", valueHint: "folder", description: "Folder of the fixtures" },
    scale: { type: "string", valueHint: "seed", description: "Adds thousands of generated contents" },
    config: { type: "string", valueHint: "file", description: "Configuration; portal.config.ts if not given" },
  },
  async run({ port, host, fixtures, scale }, { out, signal }) {
    const address = { port: parsePort(port), host };
    const generated = scale === undefined ? [] : scaled({ seed: parseSeed(scale) });
    const recorded = open(fixtures);
    const store = { ...recorded, contents: [...recorded.contents, ...generated] };
    const replay = await serveReplay({ store, clock: systemClock, ...address });
    out(`Replay CMS ready on ${replay.url}\n`);
    await untilAborted(signal);
    await replay.close();
    return exitCodes.clean;
  },
});

function parseSeed(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`--scale takes a whole number from 0 to 999999999, not "${text}".`);
}

function open(folder: string): FixtureStore {
  try {
    return readStore(folder);
  } catch (error) {
    throw error instanceof StoreError ? new UsageError(error.message) : error;
  }
}
