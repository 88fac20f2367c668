import { existsSync, lutimesSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { createLog } from "#server/http/log.ts";
import { retainAssets } from "#server/http/retained-assets.ts";
import { serveStaticFiles } from "#server/http/static-files.ts";

const clock = { time: Date.parse("2026-11-20T12:00:00Z"), now: () => clock.time };

/** A node with a build of its own, which keeps its files in a folder. */
async function startNode(id: string, folder: string) {
  clock.time += 1000;
  const clientRoot = temporaryFolder({
    "builds/latest.json": { id, timestamp: 1 },
    [`assets/page.${id}.css`]: `/* ${id} */`,
    [`assets/page.${id}.css.br`]: `br ${id}`,
    [`assets/page.${id}.js.map`]: "{}",
    "assets/plain.css": id,
    [`assets/${id}.css`]: id,
  });
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line).msg) });
  const root = retainAssets({ clientRoot, folder, clock, log });
  const app = fastify();
  onTestFinished(() => app.close());
  await serveStaticFiles(app, { root, retainedFolder: folder });
  const get = async (url: string, headers = {}) => {
    const { statusCode: status, payload, headers: sent } = await app.inject({ url, headers });
    return { status, payload, policy: sent["cache-control"], encoding: sent["content-encoding"] };
  };
  return { get, lines, clientRoot };
}

test("during a rollout every node serves the assets of both builds, also after the old one is deleted from disk", async () => {
  const folder = temporaryFolder();
  const [one, two] = [await startNode("A1234567", folder), await startNode("A1234567", folder)];
  const newer = await startNode("B1234567", folder);
  rmSync(join(one.clientRoot, "assets"), { recursive: true });
  const policy = "public, max-age=31536000, immutable";
  for (const node of [one, two, newer])
    for (const id of ["A1234567", "B1234567"]) {
      expect(await node.get(`/assets/page.${id}.css`)).toMatchObject({ status: 200, payload: `/* ${id} */`, policy });
      const compressed = await node.get(`/assets/page.${id}.css`, { "accept-encoding": "br" });
      expect(compressed).toMatchObject({ status: 200, payload: `br ${id}`, policy, encoding: "br" });
    }
  expect(await newer.get("/builds/latest.json")).toMatchObject({ status: 200, policy: "no-cache" });
  expect((await newer.get("/assets/plain.css")).payload).toBe("B1234567");
});

test.each([
  "/assets/page.C1234567.css",
  "/assets/A1234567.css",
  "/assets/page.A1234567.js.map",
  "/assets/%2e%2e/%2e%2e/A1234567/assets/page.A1234567.css",
  "/assets/..%2f..%2fA1234567/assets/page.A1234567.css",
])("%s is not served from another build", async (path) => {
  const folder = temporaryFolder();
  await startNode("A1234567", folder);
  const { get } = await startNode("B1234567", folder);
  expect((await get(path)).status).toBe(404);
});

test("the files of the three most recently started builds are kept", async () => {
  const folder = temporaryFolder();
  for (const id of ["A", "B", "C", "A", "D"]) await startNode(`${id}1234567`, folder);
  expect(readdirSync(folder).toSorted()).toEqual(["A1234567", "C1234567", "D1234567"]);
});

test("everything in the folder that is no build stays, whatever its age and name", async () => {
  const strange = {
    ".git/HEAD": "ref",
    ".env": "A=1",
    "photos/one.jpg": "x",
    "notes.txt": "x",
    "other/builds/latest.json": { id: "Z1234567", timestamp: 1 },
  };
  const folder = temporaryFolder(strange);
  symlinkSync(join(folder, "nowhere"), join(folder, "dangling"));
  for (const name of readdirSync(folder)) lutimesSync(join(folder, name), 1, 1);
  const before = readdirSync(folder);
  for (const id of ["A", "B", "C", "D"]) await startNode(`${id}1234567`, folder);
  expect(readdirSync(folder).toSorted()).toEqual([...before, "B1234567", "C1234567", "D1234567"].toSorted());
});

test("if the folder cannot be written, a warning is logged and the current build is served", async () => {
  const folder = join(temporaryFolder({ file: "x" }), "file");
  const { get, lines } = await startNode("A1234567", folder);
  expect(lines).toEqual(["ASSETS_FOLDER cannot be written; serving only the assets of this build"]);
  expect((await get("/assets/page.A1234567.css")).status).toBe(200);
  expect((await get("/assets/page.B1234567.css")).status).toBe(404);
  expect(existsSync(join(folder, "A1234567"))).toBe(false);
});
