import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const program = `
  import { createApp } from "#server/app.ts";
  import { systemClock } from "#server/clock.ts";
  import { parseConfig } from "#server/config.ts";
  import { createLog } from "#server/log.ts";
  import { installShutdown } from "#server/shutdown.ts";
  process.on("uncaughtException", () => log.info({}, "swallowed"));
  process.on("unhandledRejection", () => log.info({}, "swallowed"));
  const page = { status: 200, body: "page", location: null, contentType: "text/plain; charset=utf-8", cacheable: false, age: 0 };
  async function answerPage({ path }) {
    if (path === "/crash") setTimeout(() => { throw new Error("crash"); }, 100);
    if (path === "/reject") setTimeout(() => Promise.reject(new Error("reject")), 100);
    if (path === "/endless") await new Promise(() => {});
    await new Promise((resolve) => setTimeout(resolve, 400));
    return page;
  }
  const log = createLog("info");
  const app = await createApp({ config: parseConfig({ RENDER_DEADLINE_MS: "60000" }), log, clock: systemClock, answerPage,
    lastResort: () => page, siteHosts: () => [], clientRoot: null, dev: null, isReady: () => true });
  installShutdown({ app, log, drainMs: 1500 });
  await app.listen({ port: 0, host: "127.0.0.1" });
  log.info({ port: app.server.address().port }, "ready");
`;

async function start() {
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = once(child, "exit").then(([code]) => code);
  const lines: { msg: string; port?: number }[] = [];
  const ready = Promise.withResolvers<number>();
  createInterface(child.stdout).on("line", (line) => {
    const entry = JSON.parse(line);
    lines.push(entry);
    if (entry.msg === "ready") ready.resolve(entry.port);
  });
  const port = await Promise.race([ready.promise, exited.then((code) => Promise.reject(new Error(`exited: ${code}`)))]);
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
  return { child, exited, lines, get };
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s lets responses under way end, takes no more and exits with 0",
  async (signal) => {
    const { child, exited, get } = await start();
    expect((await get("/x")).connection).toBe("keep-alive");
    const underWay = get("/x");
    await pause(100);
    child.kill(signal);
    await pause(100);
    await expect(get("/livez")).rejects.toMatchObject({ code: "ECONNREFUSED" });
    expect(await underWay).toEqual({ status: 200, connection: "close" });
    expect(await exited).toBe(0);
  },
);

test("connections that do not end are cut off when the time for it is up", async () => {
  const { child, exited, lines, get } = await start();
  const underWay = get("/endless").catch((error: unknown) => error);
  await pause(100);
  child.kill("SIGTERM");
  expect(await exited).toBe(0);
  expect(await underWay).toBeInstanceOf(Error);
  expect(lines.map(({ msg }) => msg)).toContain("connections were cut off");
});

test.each([
  ["/crash", "uncaughtException"],
  ["/reject", "unhandledRejection"],
])("after %s responses under way end, and the process with 1", async (path, message) => {
  const { exited, lines, get } = await start();
  const [answer, other] = await Promise.all([get(path), get("/x")]);
  expect([answer.status, other.status]).toEqual([200, 200]);
  expect(await exited).toBe(1);
  expect(lines.filter(({ msg }) => msg === message)).toHaveLength(1);
  expect(lines.map(({ msg }) => msg)).not.toContain("swallowed");
});
