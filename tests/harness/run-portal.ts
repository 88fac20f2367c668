import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export const root = join(import.meta.dirname, "../..");

/** Runs the command `portal` as a program until it ends or the test does; `said` grows while it runs. */
export function runPortal(argv: readonly string[], extra: Record<string, string | undefined> = {}) {
  const env = { ...process.env, NO_COLOR: "1", ...extra };
  const child = spawn(process.execPath, ["harness/cli/main.ts", ...argv], { cwd: root, env, stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    said.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.err += chunk;
  });
  child.stdin.end();
  /** Address at which a server says that it is ready. */
  const ready = once(child.stdout, "data").then(() => / ready on (http:\S+)\n/.exec(said.out)?.[1] ?? "");
  return { child, said, ready, ended: once(child, "close").then(([code, signal]) => ({ code, signal, ...said })) };
}
