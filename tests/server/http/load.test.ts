import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import { yieldToRequests } from "#server/http/event-loop.ts";
import { createLog } from "#server/http/log.ts";
import { events } from "#server/telemetry/events.ts";
import { patience } from "#tests/patience.ts";
import { aPage, startListeningApp } from "../listening-app.ts";

/** Blocks the event loop as rendering does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Starts a portal that takes so many milliseconds to take in a request. */
async function start(answer: (path: string) => Promise<string> | string, { requestMs = 0 } = {}) {
  let answered = 0;
  const clock = { time: 1_000_000, now: () => clock.time };
  const lines: Record<string, unknown>[] = [];
  const { port } = await startListeningApp({
    log: createLog("info", { write: (line) => lines.push(JSON.parse(line)) }),
    clock,
    config: parseConfig({ ALLOWED_HOSTS: "other.localhost" }),
    siteHosts: () => {
      work(requestMs);
      return ["localhost"];
    },
    answerPage: async ({ path }) => {
      const body = await answer(path);
      answered += 1;
      return aPage({ body, cacheable: path.startsWith("/kept") });
    },
    fallbackErrorPage: (status) => aPage({ status, body: `page of ${status}`, cacheable: false }),
  });

  /** Opens a connection on which requests can be sent at a chosen time. */
  async function open() {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    const get = async (path: string, headers = ""): Promise<string> => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
      const [data] = await once(socket, "data");
      return String(data);
    };
    await get("/livez");
    return get;
  }
  return { open, lines, clock, answered: () => answered };
}

test("new connections are accepted and answered between two page renderings", async () => {
  const { open, answered } = await start(async () => {
    await yieldToRequests();
    work(2);
    return "page";
  });
  const visitors = await Promise.all(Array.from({ length: 60 }, open));
  const pages = visitors.map((get, index) => get(`/page-${index}`));
  await new Promise((resolve) => setTimeout(resolve, 10));
  const before = answered();
  const probe = await open();
  expect(await probe("/livez")).toMatch(/^HTTP\/1.1 200/);
  // Connecting, accepting, reading and responding take a turn each.
  expect(answered() - before).toBeLessThan(15);
  expect(answered()).toBeLessThan(60);
  await Promise.all(pages);
});

test("pages requested in the same turn of the event loop are rendered in a turn each", async () => {
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    counting = setImmediate(nextTurn);
  };
  let counting = setImmediate(nextTurn);
  onTestFinished(() => clearImmediate(counting));
  const startTurns: number[] = [];
  const { open } = await start(() => {
    startTurns.push(turn);
    return "page";
  });
  const visitors = await Promise.all(Array.from({ length: 20 }, open));
  await Promise.all(visitors.map((get, index) => get(`/${index}`)));
  expect(new Set(startTurns).size).toBe(20);
});

test("pages are rendered in the order of their requests, so that only the last ones are late", async () => {
  const steps: string[] = [];
  const { open } = await start(async (path) => {
    for (let step = 0; step < 3; step += 1) {
      await yieldToRequests();
      work(1);
      steps.push(path);
    }
    return "page";
  });
  const visitors = await Promise.all(Array.from({ length: 10 }, open));
  await Promise.all(visitors.map((get, index) => get(`/${index}`)));
  const startedPaths = [...new Set(steps)];
  const turns = startedPaths.map((path) => steps.lastIndexOf(path) - steps.indexOf(path));
  expect(startedPaths).toHaveLength(10);
  expect(turns.toSorted((a, b) => a - b).at(5)).toBe(2);
});

test("under load, requests that would wait too long get a 503 with Retry-After, except for health and cached pages", async () => {
  const { open, answered, lines } = await start(() => "page", { requestMs: 2 });
  const [health, warm, ...visitors] = await Promise.all(Array.from({ length: 150 }, open));
  await warm?.("/kept");
  const made = answered();
  // All are sent at once, so that the server reads them in one turn.
  const pages = visitors.map((get, index) => get(`/${index}`));
  const [live, cached] = [health?.("/livez"), warm?.("/kept")];
  const answers = await Promise.all(pages);
  expect(await live).toMatch(/^HTTP\/1.1 200/);
  expect(await cached).toMatch(/^HTTP\/1.1 200/);
  const refused = answers.filter((answer) => answer.startsWith("HTTP/1.1 503"));
  expect(refused.length).toBeGreaterThan(0);
  expect(answered()).toBeGreaterThanOrEqual(64);
  expect(refused.length + answered() - made).toBe(visitors.length);
  for (const answer of refused) expect(answer).toMatch(/\r\nretry-after: 5\r\n.*page of 503$/is);
  expect(lines.filter(({ status, reason }) => status === 503 && reason === "overload")).toHaveLength(refused.length);
  expect(await (await open())("/later")).toMatch(/^HTTP\/1.1 200/);
});

test.each([
  ["has expired", 90_000, "/kept", ""],
  ["is older than twice its retention", 300_000, "/kept", ""],
  ["is requested in an encoding not created yet", 0, "/kept", "Accept-Encoding: br;q=1, *;q=0\r\n"],
  ["is requested with parameters that no page uses", 0, "/kept?utm_source=x", ""],
  ["is requested with a parameter that this page does not use", 0, "/kept?page=7", ""],
])("under load, a cached page is served that %s", async (_, age, path, headers) => {
  const { open, clock, lines } = await start(() => "page".repeat(1000), { requestMs: 2 });
  const [warm, ...visitors] = await Promise.all(Array.from({ length: 150 }, open));
  await warm?.("/kept", "Accept-Encoding: gzip\r\n");
  clock.time += age;
  const pages = visitors.map((get, index) => get(`/${index}`));
  const cached = warm?.(path, headers);
  await Promise.all(pages);
  expect(lines.filter(({ reason }) => reason === "overload").length).toBeGreaterThan(0);
  expect(await cached).toMatch(/^HTTP\/1.1 200/);
});

test("when the render queue is full, further requests are refused before the router, except for cached pages", async () => {
  let queued = { running: 0, waiting: 0 };
  onTestFinished(events.queueChanged.subscribe((queue) => (queued = queue)));
  const { promise, resolve } = Promise.withResolvers<string>();
  const { open, clock, lines } = await start((path) => (path === "/kept" ? "page" : promise));
  const [probe, ...visitors] = await Promise.all(Array.from({ length: 193 }, open));
  await probe?.("/kept");
  clock.time += 90_000;
  const pages = [];
  // In batches small enough not to count as a flood.
  for (const end of [64, 128, 192]) {
    pages.push(...visitors.slice(end - 64, end).map((get, index) => get(`/${end - index}`)));
    await vi.waitUntil(() => queued.running + queued.waiting === end, patience);
  }
  expect(await probe?.("/more")).toMatch(/^HTTP\/1.1 503.*\r\nretry-after: 5\r\n/is);
  expect(lines.at(-1)).toMatchObject({ status: 503, route: "refused", reason: "overload", path: "/more" });
  expect(await probe?.("/kept")).toMatch(/^HTTP\/1.1 200/);
  expect(await probe?.("/consent")).toMatch(/^HTTP\/1.1 302/);
  expect(await probe?.("/robots.txt")).toMatch(/^HTTP\/1.1 503/);
  expect(lines.at(-1)).toMatchObject({ path: "/robots.txt", route: "page" });
  resolve("page");
  for (const page of await Promise.all(pages)) expect(page).toMatch(/^HTTP\/1.1 200/);
});
