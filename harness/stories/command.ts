import { join } from "node:path";
import { changedArg } from "#harness/changed/args.ts";
import { portalCommand } from "#harness/cli/command.ts";
import { EnvironmentError, exitCodes, UsageError } from "#harness/cli/exit-codes.ts";
import { parsePort } from "#harness/cli/values.ts";
import { runProgram } from "#harness/cli/watch.ts";
import { changedStories } from "./changed.ts";
import { writeStories } from "./generate.ts";

const root = join(import.meta.dirname, "../..");

export const command = portalCommand({
  description: "Generates the stories of all fixtures and shows them in a browser",
  isServer: true,
  args: {
    serve: { type: "boolean", default: true, description: "Serves the stories; --no-serve only writes them" },
    port: { type: "string", default: "61000", valueHint: "number", description: "Port to serve on" },
    list: { type: "enum", options: ["json", "names"], description: "Lists the stories instead" },
    ...changedArg,
  },
  async run({ serve, port, list, changed: ref }, { out, progress, signal }) {
    const wanted = parsePort(port);
    if (ref !== undefined && list === undefined) throw new UsageError("--changed needs --list.");
    const all = await writeStories();
    const stories = ref === undefined ? all : changedStories(all, { ref, roots: [], progress });
    if (list === "json") out(`${JSON.stringify(stories, null, 2)}\n`);
    else if (list === "names") out(stories.map(({ id }) => `${id}\n`).join(""));
    else progress.note(`Wrote ${stories.length} stories.`);
    if (list !== undefined || !serve) return exitCodes.clean;
    await serveLadle(wanted, signal);
    return exitCodes.clean;
  },
});

/** Runs Ladle until the signal is aborted. */
async function serveLadle(port: number, signal: AbortSignal): Promise<void> {
  const ladle = join(root, "node_modules/@ladle/react/lib/cli/cli.js");
  const args = [ladle, "serve", "--config", "harness/stories", "--port", String(port)];
  // Ladle's output is not data.
  const code = await runProgram(args, signal, { cwd: root, stdio: ["ignore", 2, 2] });
  if (!signal.aborted) throw new EnvironmentError(`Ladle stopped with exit code ${code}; its output is above.`);
}
