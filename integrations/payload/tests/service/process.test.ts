import { renameSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { createDatabase } from "./database.ts";
import { startServiceProcess } from "./service-process.ts";
import { fixtureStates, fixtures, page, secret, startPortal } from "./start-service.ts";

const web = fixtureStates().filter(({ kind }) => kind === "web");

test("a service that is killed after a commit notifies of it once it runs again, and serves it", async () => {
  const portal = await startPortal();
  const folder = temporaryFolder();
  const database = createDatabase(folder, [...web, page("1", "První")]);
  const env = { DATABASE_URL: database.url, CMS_SNAPSHOT_FOLDER: `${folder}/snapshot`, PORTAL_URLS: portal.url };
  const first = await startServiceProcess({ ...env, CHANGED_SECRET: secret });
  await expect.poll(() => portal.changes.length).toBe(1);
  portal.status = 503;
  database.save(page("1", "Druhá"));
  await expect.poll(async () => (await first.get("/readyz")).body.pendingNotifications.length).toBe(1);
  await first.kill("SIGKILL");
  database.save(page("2", "Třetí"));
  portal.status = 200;
  portal.changes = [];
  const second = await startServiceProcess({ ...env, CHANGED_SECRET: secret });
  await expect.poll(() => portal.changes.flatMap(({ ids }) => ids).toSorted()).toEqual(["1", "2"]);
  expect((await second.get("/contents/by-id/1")).body.name).toBe("Druhá");
  expect((await second.get("/contents/by-id/2")).body.name).toBe("Třetí");
});

test("a database that is locked or gone leaves all served, and a restart without it as well", async () => {
  const folder = temporaryFolder();
  const database = createDatabase(folder, [...web, page("1", "První")]);
  const env = { DATABASE_URL: database.url, CMS_SNAPSHOT_FOLDER: `${folder}/snapshot` };
  const first = await startServiceProcess(env);
  const state = async (service: typeof first) => (await service.get("/readyz")).body.status;
  await expect.poll(async () => (await first.get("/contents/by-id/1")).status).toBe(200);

  database.exec("PRAGMA journal_mode = DELETE");
  database.exec("PRAGMA locking_mode = EXCLUSIVE");
  database.exec("BEGIN EXCLUSIVE");
  await expect.poll(() => state(first)).toBe("stale");
  await expect.poll(first.output).toContain("database is locked");
  const start = performance.now();
  for (let time = 0; time < 20; time += 1) expect((await first.get("/contents/by-id/1")).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(2000);
  database.exec("COMMIT");
  database.close();
  await expect.poll(() => state(first)).toBe("ready");

  renameSync(database.path, `${database.path}.away`);
  await expect.poll(() => state(first)).toBe("stale");
  await first.kill("SIGTERM");
  const second = await startServiceProcess(env);
  expect((await second.get("/contents/by-id/1")).body.name).toBe("První");
  await expect.poll(() => state(second)).toBe("stale");
  renameSync(`${database.path}.away`, database.path);
  await expect.poll(() => state(second)).toBe("ready");
});

test("all fixtures are served in at most 12 ms a content item and 200 MB", async () => {
  const folder = temporaryFolder();
  const database = createDatabase(folder, fixtureStates());
  const service = await startServiceProcess({ DATABASE_URL: database.url, CMS_SNAPSHOT_FOLDER: `${folder}/snapshot` });
  await expect.poll(async () => (await service.get("/readyz")).body.status).toBe("ready");
  const times: number[] = [];
  for (const { id, language } of fixtures.contents) {
    const start = performance.now();
    await service.get(`/contents/by-id/${id}?language=${language}`);
    times.push(performance.now() - start);
  }
  for (let number = 1; number <= 10; number += 1) await service.get(`/contents?pageSize=100&page=${number}`);
  const median = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  console.log(`median ${median.toFixed(1)} ms of ${times.length} contents, ${service.memory().toFixed(0)} MB`);
  expect(median).toBeLessThan(12);
  expect(service.memory()).toBeLessThan(200);
});

test.each([
  [{ CMS_SERVICE_HOST: "0.0.0.0" }, "DRAFTS_TOKEN: expected a token"],
  [{ PORTAL_URLS: "http://127.0.0.1:1" }, "CHANGED_SECRET: expected the one of the portals"],
  [{ PORTAL_URLS: "ftp://portal" }, "PORTAL_URLS: expected a comma-separated list of addresses"],
  [{ DRAFTS_TOKEN: "short" }, "DRAFTS_TOKEN: expected at least 32 characters"],
  [{ CMS_SERVICE_PORT: "x" }, "CMS_SERVICE_PORT: expected a whole number"],
])("wrong settings end the start with their names: %o", async (env, message) => {
  await expect(startServiceProcess({ ...env, CMS_SNAPSHOT_FOLDER: temporaryFolder() })).rejects.toThrow(message);
});
