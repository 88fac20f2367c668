import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished } from "vitest";
import { nodeFlags } from "#server/node-options.mjs";

const root = join(import.meta.dirname, "../..");

interface Line {
  level: number;
  msg: string;
  port?: number;
  reason?: string;
  [name: string]: unknown;
}

interface Program {
  /** Folder of the portal. */
  folder?: string;
  program?: readonly string[];
}

/** The built portal as a process, with its log. */
export async function startProcess(
  settings: Record<string, string>,
  { folder = root, program = [...nodeFlags, "server/main.mjs"] }: Program = {},
) {
  const env = { PATH: process.env["PATH"], PORT: "0", SEARCH_FOLDER: "none", SHUTDOWN_DELAY_S: "0", ...settings };
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: Line[] = [];
  createInterface(child.stdout).on("line", (line) => lines.push(JSON.parse(line)));
  const logged = async (beginning: string, count = 1) => {
    const found = () => lines.filter(({ msg }) => msg.startsWith(beginning));
    await expect.poll(() => found().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
    return found().at(-1);
  };
  const ready = await logged("Portal ready on ");
  return { child, lines, logged, url: `http://localhost:${ready?.port}` };
}
