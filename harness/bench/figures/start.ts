import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { type Measurement, median } from "#harness/bench/measurement.ts";
import { homePage } from "#harness/bench/pages.ts";
import { root } from "#harness/bench/root.ts";
import { createVisitor } from "#harness/bench/visitor.ts";

const runs = 5;
const patience = 60_000;

/** Time from starting the portal to its first 200, alone and by npm, in interleaved runs. */
export async function measureStart(): Promise<Measurement[]> {
  const server: number[] = [];
  const npm: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    server.push(await timeToFirstPage(process.execPath, ["server/main.ts"]));
    npm.push(await timeToFirstPage("npm", ["start"]));
  }
  return [
    { what: "built portal to its first 200", value: median(server), unit: "ms", limit: 2000 },
    { what: "npm start, when built", value: median(npm), unit: "ms" },
  ];
}

async function timeToFirstPage(command: string, args: string[]): Promise<number> {
  const port = await freePort();
  const begin = performance.now();
  const env = { ...process.env, PORT: String(port), SHUTDOWN_DELAY_S: "0" };
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  try {
    await firstPage(`http://127.0.0.1:${port}${homePage}`, child, begin + patience);
    return performance.now() - begin;
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
}

async function firstPage(url: string, child: ChildProcess, until: number): Promise<void> {
  while (child.exitCode === null && performance.now() < until) {
    const visitor = createVisitor();
    const status = await visitor.get(url).then(
      (received) => received.status,
      () => null,
    );
    visitor.close();
    if (status === 200) return;
    await setTimeout(20);
  }
  throw new Error(`${url} did not come up.`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}
