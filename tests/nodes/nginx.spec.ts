import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { startNginx } from "#harness/cluster/nginx.ts";
import { writeOutagePages } from "#renderer/build/outage-pages.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** nginx as in deploy/ in front of one node, which answers what a test wants. */
async function start() {
  const outage = temporaryFolder();
  writeOutagePages(outage);
  const requests: string[] = [];
  const node = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    const isPublic = request.url?.startsWith("/assets/");
    response.setHeader("cache-control", isPublic ? "public, max-age=1" : "private, no-cache");
    response.setHeader("vary", "accept-encoding");
    if (request.url === "/broken") response.statusCode = 503;
    setTimeout(() => response.end(`answer ${requests.length}`), 50);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => node.once("listening", resolve));
  const stopNode = () => {
    node.closeAllConnections();
    return new Promise((resolve) => node.close(resolve));
  };
  onTestFinished(() => void stopNode());
  const address = node.address();
  const port = await freePort();
  const nginx = await startNginx(port, [typeof address === "object" ? (address?.port ?? 0) : 0], outage);
  onTestFinished(nginx.stop);
  const get = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(`http://localhost:${port}${path}`, options);
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  return { outage, requests, port, stopNode, get };
}

test("built files are held, asked for once and shown while no node answers; pages are not held", async () => {
  const { requests, port, stopNode, get } = await start();
  const files = await Promise.all(Array.from({ length: 20 }, () => get("/assets/a.js")));
  expect(new Set(files.map(({ text }) => text))).toEqual(new Set(["answer 1"]));
  expect(requests).toEqual([`localhost:${port} /assets/a.js`]);
  expect([(await get("/x")).text, (await get("/x")).text]).toEqual(["answer 2", "answer 3"]);
  expect(await get("/broken")).toMatchObject({ status: 503, text: "answer 4" });
  await stopNode();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await get("/assets/a.js")).toMatchObject({ status: 200, text: "answer 1" });
  expect((await get("/x")).status).toBe(503);
});

test("while no node answers every address is a 503 page in its language that needs nothing else", async () => {
  const { outage, stopNode, get } = await start();
  await stopNode();
  for (const [path, code, tag] of [
    ["/", "cs", "cs"],
    ["/rodina?q=1", "cs", "cs"],
    ["/english", "cs", "cs"],
    ["/en", "en", "en"],
    ["/ru/semya", "ru", "ru"],
    ["/ua/simya", "ua", "uk"],
  ] as const) {
    const { status, text, headers } = await get(path);
    expect([path, status, text]).toEqual([path, 503, readFileSync(join(outage, `${code}.html`), "utf8")]);
    expect(text).toContain(`<html lang="${tag}">`);
    expect(Buffer.byteLength(text)).toBeLessThan(32_000);
    expect(text).not.toMatch(/<script|https?:|\ssrc=|\shref=|url\(/);
    expect([headers.get("retry-after"), headers.get("cache-control")]).toEqual(["30", "no-store"]);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  expect((await get("/feedback", { method: "POST", body: "a=1" })).status).toBe(503);
  expect((await get("/_outage/cs.html")).status).toBe(404);
});
