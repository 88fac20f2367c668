import { join } from "node:path";
import { onTestFinished } from "vitest";
import { serveReplay } from "#embedded/replay/serve.ts";
import { type FixtureStore, readStore } from "#embedded/replay/store.ts";
import { readArguments } from "#harness/cli/arguments.ts";
import { command } from "#harness/record/command.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";

export const clock = { now: () => Date.parse("2026-11-15T12:00:00Z") };

/** Serves a store, or the one in a folder, over HTTP until the test ends. */
export async function liveCms(from: string | FixtureStore) {
  const store = typeof from === "string" ? readStore(from) : from;
  const cms = await serveReplay({ store, clock, port: 0 });
  onTestFinished(() => cms.close());
  return cms;
}

/** An empty folder for a store. */
export function storePath(): string {
  return join(temporaryFolder(), "store");
}

/** Records a CMS as the command line does; resolves to the exit code and the output. */
export async function record(url: string, into: string, options: readonly string[] = [], signal?: AbortSignal) {
  const { io, out, notes } = fakeIo(signal);
  const argv = ["--from", url, "--into", into, "--rate", "1000", ...options];
  const code = await command.run(readArguments(argv, command.args), io);
  return { code, out: out(), notes };
}
