import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import { homePage } from "#harness/bench/pages.ts";
import { root } from "#harness/bench/root.ts";
import { readyAt } from "#harness/bench/servers/measured-process.ts";
import { createVisitor, getPage } from "#harness/bench/visitor.ts";

const runs = 5;

/**
 * Measures the time from starting the portal to its first response with status 200, directly and through npm, in
 * interleaved runs.
 */
export async function measureStart(): Promise<Measurement[]> {
  const server: number[] = [];
  const npm: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    server.push(await timeToFirstPage(process.execPath, ["server/main.mjs"]));
    npm.push(await timeToFirstPage("npm", ["start"]));
  }
  return [
    { what: "built portal until its first 200", value: median(server), unit: "ms", limit: 2000 },
    { what: "npm start of a built portal", value: median(npm), unit: "ms" },
  ];
}

async function timeToFirstPage(command: string, args: string[]): Promise<number> {
  const begin = performance.now();
  const env = { ...process.env, PORT: "0", SHUTDOWN_DELAY_S: "0" };
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const visitor = createVisitor();
  try {
    await getPage(visitor, (await readyAt(child)) + homePage);
    return performance.now() - begin;
  } finally {
    visitor.close();
    child.kill("SIGTERM");
    await ended;
  }
}
