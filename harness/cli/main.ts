/** The command `portal`: data on stdout, all else on stderr, an exit code of exit-codes.ts. */
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { readArguments, unknownName } from "./arguments.ts";
import type { PortalCommand, Progress } from "./command.ts";
import { commands } from "./commands.ts";
import { readDefaults } from "./config.ts";
import { describe } from "./describe.ts";
import { exitCodes, UsageError } from "./exit-codes.ts";
import { helpOf, overview } from "./help.ts";
import { abortOnSignals } from "./interruption.ts";
import { createProgress, silentProgress } from "./progress.ts";
import { clearScreen, forbidColors } from "./terminal.ts";
import { readVersion } from "./version.ts";
import { runOnChanges, runProgram } from "./watch.ts";

// Commands are loaded below: what was compiled once is read the next time, for a faster start.
enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));

// A reader that has seen enough, as in `portal … | head`, is no error.
process.stdout.on("error", (error) => {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
});

// Node.js would end with 1, which means findings.
process.on("uncaughtException", (error) => {
  const { text, code } = describe(error);
  process.stderr.write(`${text}\n`);
  process.exit(code);
});

const signal = abortOnSignals();
const code = await main(process.argv.slice(2)).catch((error: unknown) => {
  const { text, code } = describe(error);
  if (!signal.aborted) process.stderr.write(`${text}\n`);
  return signal.aborted ? exitCodes.interrupted : code;
});
// Output is flushed; anything still open, such as a browser's connection, must not keep the program running.
for (const stream of [process.stdout, process.stderr]) {
  await new Promise<void>((resolve) => (stream.writable ? stream.write("", () => resolve()) : resolve()));
}
process.exit(code);

async function main([name = "", ...rest]: readonly string[]): Promise<number> {
  if (["--version", "-v"].includes(name)) return print(`${readVersion()}\n`);
  if (["--help", "-h", "help"].includes(name)) return print(await overview());
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new UsageError(unknownName("command", name, Object.keys(commands)));
  const { command } = await load();
  if (rest.includes("--help") || rest.includes("-h")) return print(helpOf(name, command));
  return await run(name, command, rest);
}

async function run(name: string, command: PortalCommand, argv: readonly string[]): Promise<number> {
  const named = readArguments(argv, command.args);
  if (named["color"] === false) forbidColors();
  const args = readArguments(argv, command.args, await readDefaults(command.args, named["config"]));
  const progress = args["silent"] === true ? silentProgress : createProgress(process.stderr);
  if (args["watch"] === true && command.watches) {
    const once = [import.meta.filename, name, ...argv.filter((word) => word !== "--watch")];
    const written = Object.entries(args).flatMap(([option, value]) => (option.startsWith("outputFile.") ? value : []));
    return await keepRunning(once, command.watches(args), written.filter(isText), progress);
  }
  const code = await command.run(args, { out: (text) => void process.stdout.write(text), progress, signal });
  return signal.aborted && !command.isServer ? exitCodes.interrupted : code;
}

/** Each run is a program of its own, so that it has the sources as they are by then and can break without ending the others. */
async function keepRunning(
  once: readonly string[],
  paths: readonly string[],
  written: readonly string[],
  { note }: Progress,
): Promise<number> {
  const run = async (changed: AbortSignal) => {
    if (process.stdout.isTTY) process.stdout.write(clearScreen);
    await runProgram([...process.execArgv, ...once], changed);
    if (!changed.aborted) note("Waiting for changes; Ctrl-C ends.");
  };
  await runOnChanges({ run, paths, written, signal });
  return exitCodes.clean;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function print(text: string): number {
  process.stdout.write(text);
  return exitCodes.clean;
}
