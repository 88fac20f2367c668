import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { root } from "#harness/bench/root.ts";
import { settings } from "#portal/config/config.ts";
import { nodeEnvironment, nodeFlags } from "#portal/node-options.mjs";

const usage = z.object({
  cpuMs: z.number(),
  rss: z.number(),
  heapUsed: z.number(),
  handles: z.number(),
  loopDelayMs: z.number(),
});

/**
 * Resource usage of a process: CPU milliseconds since its start, current resident and heap bytes, open handles, and p99
 * of event-loop delays since the last report.
 */
export type Usage = z.output<typeof usage>;

export interface MeasuredProcess {
  url: string;
  pid: number;
  usage(): Promise<Usage>;
  /** Usage after garbage collection: only reachable memory counts. */
  usageAfterGc(): Promise<Usage>;
  stop(): Promise<void>;
  /** Kills the process, as a machine failure would. */
  kill(): Promise<void>;
}

const readyLine = /ready on http:\/\/localhost:(\d+)/i;

/** Unsets every setting, so that a developer's .env has no effect. Without CMS_URL the embedded CMS runs. */
const unset = Object.fromEntries(
  Object.keys(settings.shape)
    .filter((name) => name !== "CMS_URL")
    .map((name) => [name, ""]),
);

/** Starts the built portal; writes its log to `logFile` if given. */
export function startPortal(env: Record<string, string> = {}, logFile?: string): Promise<MeasuredProcess> {
  const options = logFile === undefined ? {} : { logFile };
  return startProcess([...nodeFlags, "server/main.mjs"], { ...nodeEnvironment, ...env }, options);
}

/** Resolves to the address of a server whose output tells its port; rejects when the process exits before. */
export function readyAt(child: ChildProcess, ready = readyLine): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.once("exit", () => reject(new Error(`${child.spawnargs.join(" ")} did not start.\n${output}`)));
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (output.length < 10_000) output += text;
      const port = ready.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

interface ProcessOptions {
  /** Folder in which the program starts; the project's by default. */
  cwd?: string;
  logFile?: string;
  /** Output of a server that is ready, with its port as a group; `ready on http://localhost:PORT` by default. */
  ready?: RegExp;
}

/** Starts a server; rejects when the process exits before it is ready. */
export async function startProcess(
  program: readonly string[],
  env: Record<string, string> = {},
  { cwd = root, logFile, ready }: ProcessOptions = {},
): Promise<MeasuredProcess> {
  const args = ["--import", join(import.meta.dirname, "probe.ts"), ...program];
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      // Shares the compile cache of server/main.mjs, so that the probe does not load the compiler.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      ...unset,
      PORT: "0",
      SHUTDOWN_DELAY_S: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (logFile !== undefined) child.stdout?.pipe(createWriteStream(logFile, { flags: "a" }));
  const exited = once(child, "exit");
  async function ask(question: "usage" | "held"): Promise<Usage> {
    const answer = once(child, "message");
    child.send(question);
    return usage.parse((await answer)[0]);
  }
  return {
    url: await readyAt(child, ready),
    pid: child.pid ?? 0,
    usage: () => ask("usage"),
    usageAfterGc: () => ask("held"),
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await exited;
    },
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      const isEnded = await Promise.race([exited.then(() => true), setTimeout(30_000, false, { ref: false })]);
      if (!isEnded) child.kill("SIGKILL");
      await exited;
    },
  };
}
