import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, statSync, watch } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { untilAborted } from "./interruption.ts";

/** Option of commands that can run again when their inputs change. */
export const watchArg = {
  watch: { type: "boolean", default: false, description: "Runs again when its inputs change" },
} as const;

/** Source folders of the commands. */
export const sourceFolders = "checks components embedded harness locales machines renderer schemas server templates"
  .split(" ")
  .map((folder) => join(import.meta.dirname, "../..", folder));

/** Debounce in milliseconds: programs write several files, each in several steps. */
const quietMs = 150;

interface Watching {
  /** One run; the signal is aborted when something changes. */
  run(signal: AbortSignal): Promise<void>;
  /** Files and folders; missing ones are ignored. */
  paths: readonly string[];
  /** Files that a run writes, whose changes are ignored. */
  written: readonly string[];
  signal: AbortSignal;
}

/** Runs once and after each change until the signal is aborted; a change aborts the current run. */
export async function runOnChanges({ run, paths, written, signal }: Watching): Promise<void> {
  let change = createChange();
  let timer: NodeJS.Timeout | undefined;
  const own = new Set(written.map((file) => resolve(file)));
  const onFile = (file: string) => {
    if (own.has(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => change.controller.abort(), quietMs);
  };
  for (const path of paths) watchPath(resolve(path), onFile, signal);
  while (!signal.aborted) {
    change = createChange();
    await run(AbortSignal.any([signal, change.controller.signal]));
    await Promise.race([untilAborted(signal), change.happened]);
  }
  clearTimeout(timer);
}

function createChange() {
  const controller = new AbortController();
  return { controller, happened: untilAborted(controller.signal) };
}

/** Watches the folder of a file, as many programs replace files instead of writing them. */
function watchPath(path: string, onFile: (file: string) => void, signal: AbortSignal): void {
  if (!existsSync(path)) return;
  const isFolder = statSync(path).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const watcher = watch(folder, { recursive: isFolder, signal }, (_event, name) => {
    if (name !== null && (isFolder || name === basename(path))) onFile(resolve(folder, name));
  });
  // A removed folder is no longer watched; others are.
  watcher.on("error", () => {});
}

/** Runs a program until it exits or the signal is aborted; resolves to its exit code, or null without one. */
export async function runProgram(
  args: readonly string[],
  signal: AbortSignal,
  options: SpawnOptions = {},
): Promise<number | null> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"], ...options });
  const end = () => child.kill("SIGTERM");
  signal.addEventListener("abort", end, { once: true });
  if (signal.aborted) end();
  const code = await new Promise<number | null>((done) => child.once("close", done).once("error", () => done(null)));
  signal.removeEventListener("abort", end);
  return code;
}
