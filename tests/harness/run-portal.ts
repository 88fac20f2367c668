import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export const root = join(import.meta.dirname, "../..");

/**
 * Runs the command `portal` as a program until it or the test ends; `output` collects what it writes. `prefix` is a program
 * that starts it.
 */
export function runPortal(
  argv: readonly string[],
  extra: Record<string, string | undefined> = {},
  prefix: readonly string[] = [],
) {
  const env = { ...process.env, NO_COLOR: "1", ...extra };
  const [program = "", ...words] = [...prefix, process.execPath, "harness/cli/main.ts", ...argv];
  const child = spawn(program, words, { cwd: root, env, stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    output.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output.err += chunk;
  });
  child.stdin.end();
  /** Address printed by a server when it is ready. */
  const ready = once(child.stdout, "data").then(() => / ready on (http:\S+)\n/.exec(output.out)?.[1] ?? "");
  return { child, output, ready, ended: once(child, "close").then(([code, signal]) => ({ code, signal, ...output })) };
}

/** Starts a program that cannot write files of more than this many 512-byte blocks, as on a nearly full disk. */
export function withRoom(blocks: number): string[] {
  return ["sh", "-c", `ulimit -f ${blocks}; exec "$@"`, "sh"];
}
