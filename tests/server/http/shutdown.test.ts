import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { patience } from "../../patience.ts";

const program = `
  import { createApp } from "#server/http/app.ts";
  import { systemClock } from "#server/clock.ts";
  import { parseConfig } from "#server/config/config.ts";
  import { createLog } from "#server/http/log.ts";
  import { installShutdown } from "#server/http/shutdown.ts";
  process.on("uncaughtException", () => log.info({}, "swallowed"));
  process.on("unhandledRejection", () => log.info({}, "swallowed"));
  const page = { status: 200, body: "page", location: null, contentType: "text/plain; charset=utf-8", cacheable: false, staleFor: 0 };
  // The test decides when pages finish and when faults occur.
  const released = Promise.withResolvers();
  process.stdin.on("data", (command) => {
    if (String(command) === "end") released.resolve();
    if (String(command) === "crash") throw new Error("crash");
    if (String(command) === "reject") void Promise.reject(new Error("reject"));
  });
  async function answerPage({ path }) {
    log.info({ path }, "begun");
    if (path !== "/") await released.promise;
    return page;
  }
  const log = createLog("info");
  const stopping = new AbortController();
  const app = await createApp({ config: parseConfig({ RENDER_DEADLINE_MS: "60000" }), log, clock: systemClock, answerPage,
    fallbackErrorPage: () => page, siteHosts: () => [], clientRoot: null, dev: null, isReady: () => true, stopping: stopping.signal });
  const [delayMs, drainMs] = process.argv.slice(1).map(Number);
  installShutdown({ app, log, stopping, delayMs, drainMs });
  await app.listen({ port: 0, host: "127.0.0.1" });
  log.info({ port: app.server.address().port }, "ready");
`;

async function start({ delayMs = 0, drainMs = 30_000 } = {}) {
  const cwd = fileURLToPath(new URL("../../..", import.meta.url));
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program, "--", `${delayMs}`, `${drainMs}`], {
    cwd,
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = once(child, "exit").then(([code]) => code);
  const lines: { msg: string; port?: number }[] = [];
  createInterface(child.stdout).on("line", (line) => lines.push(JSON.parse(line)));
  const logged = (msg: string, times = 1) =>
    vi.waitFor(() => expect(lines.filter((line) => line.msg === msg)).toHaveLength(times), patience);
  await logged("ready");
  const port = lines.find(({ msg }) => msg === "ready")?.port;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const get = async (path: string) => {
    const [response] = await once(
      request({ port, host: "127.0.0.1", path, agent, headers: { host: "localhost" } }).end(),
      "response",
    );
    response.resume();
    await once(response, "end");
    return { status: response.statusCode, connection: response.headers.connection };
  };
  const isRefused = () =>
    vi.waitFor(() => expect(get("/livez")).rejects.toMatchObject({ code: "ECONNREFUSED" }), patience);
  return { child, exited, lines, get, logged, isRefused, command: (command: string) => child.stdin.write(command) };
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets responses in flight finish, accepts no more connections and exits with 0",
  async (signal) => {
    const { child, exited, get, logged, isRefused, command } = await start();
    expect((await get("/")).connection).toBe("keep-alive");
    const underWay = get("/slow");
    await logged("begun", 2);
    child.kill(signal);
    await isRefused();
    command("end");
    expect(await underWay).toEqual({ status: 200, connection: "close" });
    expect(await exited).toBe(0);
  },
);

test("after SIGTERM readiness fails before the listener closes; until then all requests are answered", async () => {
  const { child, exited, get, logged, isRefused } = await start({ delayMs: 1000 });
  expect(await get("/readyz")).toEqual({ status: 200, connection: "keep-alive" });
  child.kill("SIGTERM");
  await logged("stopping");
  expect(await get("/readyz")).toEqual({ status: 503, connection: "close" });
  expect(await get("/")).toEqual({ status: 200, connection: "close" });
  await isRefused();
  expect(await exited).toBe(0);
});

test.each([["SIGINT"], ["SIGTERM", "SIGTERM"]] as const)(
  "%s stops without waiting for the load balancer",
  async (...signals) => {
    const { child, exited, logged } = await start({ delayMs: 600_000 });
    for (const signal of signals) {
      child.kill(signal);
      await logged("stopping");
    }
    expect(await exited).toBe(0);
  },
);

test("connections that do not end are closed after the time limit", async () => {
  const { child, exited, lines, get, logged } = await start({ drainMs: 500 });
  const underWay = get("/slow").catch((error: unknown) => error);
  await logged("begun");
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
  expect(await underWay).toBeInstanceOf(Error);
  expect(lines.map(({ msg }) => msg)).toContain("open connections were closed");
});

test.each([
  ["crash", "uncaughtException"],
  ["reject", "unhandledRejection"],
])("after a %s, responses in flight finish and the process exits with 1", async (fault, message) => {
  const { exited, lines, get, logged, isRefused, command } = await start();
  const underWay = Promise.all([get("/slow"), get("/slower")]);
  await logged("begun", 2);
  command(fault);
  await isRefused();
  command("end");
  expect((await underWay).map(({ status }) => status)).toEqual([200, 200]);
  expect(await exited).toBe(1);
  expect(lines.filter(({ msg }) => msg === message)).toHaveLength(1);
  expect(lines.map(({ msg }) => msg)).not.toContain("swallowed");
});
