import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { nodeEnvironment, nodeFlags } from "#portal/node-options.mjs";

const main = join(import.meta.dirname, "../../service/main.ts");

/** Starts the service as a separate process. Resolves when it listens; rejects with its output if it exits first. */
export async function startServiceProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [...nodeFlags, main], {
    env: { NODE_ENV: "production", PATH: process.env["PATH"], ...nodeEnvironment, CMS_SERVICE_PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  onTestFinished(() => kill("SIGKILL"));
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error(output)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const ready = /ready on (http:[^"]+)"/.exec(output)?.[1];
      if (ready) resolve(ready);
    });
  });
  async function kill(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await exited;
  }
  return {
    url,
    kill,
    output: () => output,
    /** Resident memory in MB. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    async get(path: string) {
      const response = await fetch(url + path);
      return { status: response.status, body: await response.json() };
    },
  };
}
