import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { scaled } from "#harness/scale/scaled.ts";
import { systemClock } from "#server/clock.ts";
import { serveReplay } from "./serve.ts";
import { readStore, StoreError } from "./store.ts";

class UsageError extends Error {}

/** What the command line asks for; throws {@link UsageError}. */
function readOptions() {
  const options = {
    port: { type: "string", default: "4000" },
    host: { type: "string", default: "127.0.0.1" },
    fixtures: { type: "string", default: fileURLToPath(new URL("../../fixtures", import.meta.url)) },
    scale: { type: "string" },
  } as const;
  try {
    const { port, host, fixtures, scale } = parseArgs({ options }).values;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
      throw new Error(`--port takes a whole number from 0 to 65535, not "${port}"`);
    if (scale !== undefined && !/^\d{1,9}$/.test(scale))
      throw new Error(`--scale takes a whole number from 0 to 999999999, not "${scale}"`);
    return { port: Number(port), host, fixtures, generated: scale ? scaled({ seed: Number(scale) }) : [] };
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(/\. |\n/) : [];
    throw new UsageError(`${reason}; the options are --port, --host, --fixtures and --scale.`);
  }
}

/** One sentence for the reader of the terminal. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error) || !("port" in error)) return error.message;
  const reason = error.code === "EADDRINUSE" ? "it is taken by another program" : error.message;
  return `Port ${error.port} of ${"address" in error ? error.address : "this host"} cannot be used: ${reason}.`;
}

try {
  const { port, host, fixtures, generated } = readOptions();
  const recorded = readStore(fixtures);
  const store = { ...recorded, contents: [...recorded.contents, ...generated] };
  const replay = await serveReplay({ store, clock: systemClock, port, host });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void replay.close());
  console.log(`Replay CMS ready on ${replay.url}`);
} catch (error) {
  console.error(describe(error));
  process.exitCode = error instanceof UsageError || error instanceof StoreError ? 2 : 3;
}
