import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./free-port.ts";

export function hasRedis(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

/** Starts a redis-server without persistence; resolves when it accepts connections. */
export async function startRedis(options: readonly string[] = []) {
  const port = await freePort();
  let child = await start(port, options);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }

  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** Kills the process, as a machine failure would. */
    kill: () => end("SIGKILL"),
    /** Restarts it, empty, on the same port. */
    async restart(): Promise<void> {
      child = await start(port, options);
    },
    /** Suspends the process: connections stay open, but nothing is answered. */
    pause: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
    async stop(): Promise<void> {
      child.kill("SIGCONT");
      await end("SIGTERM");
    },
  };
}

async function start(port: number, options: readonly string[]): Promise<ChildProcess> {
  const own = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/"];
  const child = spawn("redis-server", [...own, ...options], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((resolve, reject) => {
    let output = "";
    child.once("exit", () => reject(new Error(`redis-server did not start.\n${output}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (/ready to accept connections/i.test(output)) resolve();
    });
  });
  child.stdout.removeAllListeners("data").resume();
  return child;
}
