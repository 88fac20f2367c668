import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { scaled } from "#harness/scale/scaled.ts";
import { systemClock } from "#server/clock.ts";
import { describe, parsePort, readUsage, UsageError } from "./command.ts";
import { serveReplay } from "./serve.ts";
import { readStore, StoreError } from "./store.ts";

const options = {
  port: { type: "string", default: "4000" },
  host: { type: "string", default: "127.0.0.1" },
  fixtures: { type: "string", default: fileURLToPath(new URL("../../fixtures", import.meta.url)) },
  scale: { type: "string" },
} as const;

function readOptions() {
  const { port, host, fixtures, scale } = parseArgs({ options }).values;
  if (scale !== undefined && !/^\d{1,9}$/.test(scale))
    throw new Error(`--scale takes a whole number from 0 to 999999999, not "${scale}"`);
  return { port: parsePort(port), host, fixtures, generated: scale ? scaled({ seed: Number(scale) }) : [] };
}

try {
  const { port, host, fixtures, generated } = readUsage(options, readOptions);
  const recorded = readStore(fixtures);
  const store = { ...recorded, contents: [...recorded.contents, ...generated] };
  const replay = await serveReplay({ store, clock: systemClock, port, host });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void replay.close());
  console.log(`Replay CMS ready on ${replay.url}`);
} catch (error) {
  console.error(describe(error));
  process.exitCode = error instanceof UsageError || error instanceof StoreError ? 2 : 3;
}
