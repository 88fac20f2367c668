import { spawn, spawnSync } from "node:child_process";
import { endWithThisProcess } from "./end-with-this-process.ts";
import { freePort } from "./free-port.ts";

export function hasRedis(): boolean {
  return spawnSync("redis-server", ["--version"]).status === 0;
}

/** Starts a redis-server without persistence; resolves when it accepts connections. */
export async function startRedis(options: readonly string[] = []) {
  const port = await freePort();
  let { child, ended } = await start(port, options);

  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
  }

  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** Kills the process, as a machine failure would. */
    kill: () => end("SIGKILL"),
    /** Restarts it, empty, on the same port. */
    async restart(): Promise<void> {
      ({ child, ended } = await start(port, options));
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

async function start(port: number, options: readonly string[]) {
  const own = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/"];
  const child = spawn("redis-server", [...own, ...options], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = endWithThisProcess(child);
  await new Promise<void>((resolve, reject) => {
    let output = "";
    void ended.then(() => reject(new Error(`redis-server did not start.\n${output}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (/ready to accept connections/i.test(output)) resolve();
    });
  });
  child.stdout.removeAllListeners("data").resume();
  return { child, ended };
}
