import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { freePort } from "./free-port.ts";

export function hasRedis(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

/** Starts a redis-server in memory; resolves when it takes connections. */
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
    /** Ends it as a failure of the machine does. */
    kill: () => end("SIGKILL"),
    /** Starts it again, empty, where it was. */
    async restart(): Promise<void> {
      child = await start(port, options);
    },
    /** Lets it keep its connections and answer nothing. */
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
