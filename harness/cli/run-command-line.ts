import { join } from "node:path";
import { readArguments, unknownName } from "./arguments.ts";
import type { PortalCommand, Progress } from "./command.ts";
import { commands } from "./commands.ts";
import { readDefaults } from "./config.ts";
import { exitCodes, UsageError } from "./exit-codes.ts";
import { helpOf, overview } from "./help.ts";
import { createProgress, silentProgress, type Terminal } from "./progress.ts";
import { clearScreen, disableColors } from "./terminal.ts";
import { readVersion } from "./version.ts";
import { runOnChanges, runProgram } from "./watch.ts";

interface Streams {
  /** Receives data only. */
  stdout: Pick<Terminal, "write" | "isTTY">;
  /** Receives everything else. */
  stderr: Terminal;
  signal: AbortSignal;
}

/** Runs one command and returns its exit code; errors are handled by describe-error.ts. */
export async function runCommandLine([name = "", ...rest]: readonly string[], io: Streams): Promise<number> {
  const print = (text: string) => {
    io.stdout.write(text);
    return exitCodes.clean;
  };
  if (["--version", "-v"].includes(name)) return print(`${readVersion()}\n`);
  // `help check` means `check --help`.
  if (name === "help" && rest[0] !== undefined) return await runCommandLine([rest[0], "--help"], io);
  if (["--help", "-h", "help"].includes(name)) return print(await overview());
  if (name.startsWith("-")) throw new UsageError(unknownName("option", name, ["--help", "--version"]));
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new UsageError(unknownName("command", name, Object.keys(commands)));
  const { command } = await load();
  if (rest.includes("--help") || rest.includes("-h")) return print(helpOf(name, command));
  return await run(name, command, rest, io);
}

async function run(name: string, command: PortalCommand, argv: readonly string[], io: Streams): Promise<number> {
  const { stdout, stderr, signal } = io;
  const named = readArguments(argv, command.args);
  if (named["color"] === false) disableColors();
  const args = readArguments(argv, command.args, await readDefaults(command.args, named["config"]));
  const progress = args["silent"] === true ? silentProgress : createProgress(stderr);
  if (args["watch"] === true && command.watches) {
    const once = [join(import.meta.dirname, "main.ts"), name, ...argv.filter((word) => word !== "--watch")];
    const written = Object.entries(args).flatMap(([option, value]) => (option.startsWith("outputFile.") ? value : []));
    return await rerunOnChanges(once, command.watches(args), written.filter(isText), { ...io, ...progress });
  }
  const warn = (line: string) => (args["silent"] === true ? void stderr.write(`${line}\n`) : progress.note(line));
  const code = await command.run(args, { out: (text) => void stdout.write(text), progress, warn, signal });
  return signal.aborted && !command.isServer ? exitCodes.interrupted : code;
}

/** Each run is a new process, so that it loads the current sources and a crash does not end the watch. */
async function rerunOnChanges(
  once: readonly string[],
  paths: readonly string[],
  written: readonly string[],
  { stdout, signal, note }: Streams & Progress,
): Promise<number> {
  const run = async (changed: AbortSignal) => {
    if (stdout.isTTY) stdout.write(clearScreen);
    await runProgram([...process.execArgv, ...once], changed);
    if (!changed.aborted) note("Waiting for changes; press Ctrl-C to stop.");
  };
  await runOnChanges({ run, paths, written, signal });
  return exitCodes.clean;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
