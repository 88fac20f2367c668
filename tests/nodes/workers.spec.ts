import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get as request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { changeHeaders, signChange } from "#server/changes/signature.ts";
import { systemClock } from "#server/clock.ts";
import { startProcess } from "./portal-process.ts";
import { signIn } from "./signed-in-visitor.ts";

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

const secret = "0123456789abcdef0123456789abcdef";

/** The built portal with two workers and no store. */
async function start(settings: Record<string, string> = {}) {
  const portal = await startProcess({
    ...settings,
    ...{ WORKERS: "2", METRICS_PORT: "0", CHANGED_SECRET: secret, SHUTDOWN_DELAY_S: "1" },
    ...{ RENDER_DEADLINE_MS: "60000", CMS_TIMEOUT_MS: "60000", AUTH_TIMEOUT_MS: "60000" },
  });
  const { pid } = portal.child;
  const workers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  const answering = () => new Set(portal.lines.filter(({ msg }) => msg === "request").map(({ node }) => node));
  /** Status of a page, over a new or a kept-alive connection. */
  async function ask(agent = new Agent({ keepAlive: false })): Promise<number | string> {
    try {
      const signal = AbortSignal.timeout(60_000);
      const [answer] = await once(request(`${portal.url}/en`, { agent, signal }), "response");
      answer.resume();
      await once(answer, "end");
      return answer.statusCode;
    } catch (error) {
      return String(error);
    }
  }
  /** The metrics of all workers. */
  async function scrape(): Promise<string> {
    const metrics = await portal.logged("serving metrics");
    return (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text();
  }
  /** Number of served pages according to the metrics. */
  async function counted(): Promise<number> {
    const pages = [...(await scrape()).matchAll(/^portal_requests_total\{route="content".*\} (\d+)$/gm)];
    return pages.reduce((sum, [, count]) => sum + Number(count), 0);
  }
  return { ...portal, workers, answering, ask, scrape, counted };
}

test("workers share sessions and notifications through their parent process, and their metrics are summed", async () => {
  const { url, logged, answering, ask, scrape, counted } = await start();
  const jana = await signIn(url);
  expect(await Promise.all(Array.from({ length: 20 }, () => jana.refresh(url)))).toEqual(Array(20).fill(200));
  await jana.signOut(url);
  for (let count = 0; count < 6; count += 1) expect(await jana.refresh(url)).toBe(401);
  // The system gives each connection to whichever worker accepts it first.
  let requests = 0;
  const askOnce = async () => {
    requests += 1;
    expect(await ask()).toBe(200);
    return answering().size;
  };
  await expect.poll(askOnce, { interval: 1, timeout: 30_000 }).toBe(2);

  const body = JSON.stringify({ everything: true });
  const time = String(Math.floor(systemClock.now() / 1000));
  const headers = { [changeHeaders.time]: time, [changeHeaders.signature]: signChange(secret, time, body) };
  const notification = { method: "POST", headers, body };
  expect(await (await fetch(`${url}/_portal/changed`, notification)).json()).toMatchObject({ otherNodes: 1 });
  await logged("change received from another node");
  for (let count = 0; count < 3; count += 1)
    expect((await fetch(`${url}/_portal/changed`, { ...notification, keepalive: false })).status).toBe(409);

  const metrics = await scrape();
  expect(metrics.match(/^portal_build_info/gm)).toHaveLength(2);
  const [, started] = /^process_start_time_seconds (\d+)$/m.exec(metrics) ?? [];
  expect(Math.abs(Number(started) - systemClock.now() / 1000)).toBeLessThan(600);
  expect(await counted()).toBe(requests);
});

test("a worker that exits before its first answer is restarted", async () => {
  const isStarted = join(temporaryFolder(), "started");
  const failOnce = `import { existsSync, writeFileSync } from "node:fs";
    const file = ${JSON.stringify(isStarted)};
    if (process.env.PORTAL_WORKER?.includes('"number":2') && !existsSync(file)) {
      writeFileSync(file, "");
      process.exit(13);
    }`;
  const { logged, workers, lines } = await start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failOnce)}`,
  });
  await logged("new worker is ready");
  expect(workers()).toHaveLength(2);
  expect(lines.filter(({ level }) => level >= 50)).toMatchObject([
    { msg: "worker exited before it was ready", worker: 2, code: 13 },
  ]);
});

test("a killed worker is replaced, and workers are replaced one by one, without a failed or uncounted request", async () => {
  const { child, logged, workers, ask, scrape, counted } = await start();
  for (let count = 0; count < 10; count += 1) expect(await ask()).toBe(200);
  expect(await counted()).toBe(10);
  const [victim = 0] = workers();
  process.kill(victim, "SIGKILL");
  // Connections it accepted before it died are lost.
  while (isAlive(victim));
  for (let count = 0; count < 20; count += 1) expect(await ask()).toBe(200);
  await logged("new worker is ready");
  expect(workers()).toHaveLength(2);
  expect(workers()).not.toContain(victim);
  expect(await counted()).toBe(30);
  expect(await scrape()).toContain("\nportal_worker_restarts_total 1\n");

  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  onTestFinished(() => agent.destroy());
  const statuses: (number | string)[] = [];
  let isOver = false;
  const load = Array.from({ length: 4 }, async (_, number) => {
    while (!isOver) statuses.push(await ask(number % 2 === 0 ? agent : undefined));
  });
  const old = workers();
  child.kill("SIGUSR2");
  await logged("all workers replaced");
  isOver = true;
  await Promise.all(load);
  expect(workers().filter((pid) => old.includes(pid))).toEqual([]);
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await counted()).toBe(30 + statuses.length);

  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("workers end when the first process is killed", async () => {
  const { child, workers, url } = await start();
  const all = workers();
  expect(all.filter(isAlive)).toHaveLength(2);
  child.kill("SIGKILL");
  await expect.poll(() => all.filter(isAlive), { timeout: 30_000 }).toEqual([]);
  await expect(fetch(url)).rejects.toThrow();
});
