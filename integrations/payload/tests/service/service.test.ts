import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { command } from "#harness/contract/command.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";
import type { RecordState } from "#portal/adapter/service/served-records.ts";
import { systemClock } from "#portal/clock.ts";
import { createReplay } from "#portal/replay/replay.ts";
import { createOutbox, fixtureStates, fixtures, page, start, startPortal, token } from "./start-service.ts";

const web = fixtureStates().filter(({ kind }) => kind === "web");

test("the service meets every requirement of the portal", async () => {
  const service = await start(createOutbox(fixtureStates()));
  await expect.poll(async () => (await service.get("/readyz")).body.records).toBeGreaterThan(800);
  process.env["CMS_HEADERS"] = JSON.stringify({ authorization: `Bearer ${token}` });
  const { io, out } = fakeIo();
  const code = await command.run({ update: false, cms: service.url, format: "json", _: [] }, io);
  delete process.env["CMS_HEADERS"];
  const results: { id: string; outcome: string }[] = JSON.parse(out()).results;
  expect({ code, broken: results.filter(({ outcome }) => outcome === "broken") }).toEqual({ code: 0, broken: [] });
  expect(results.filter(({ outcome }) => outcome === "untested")).toEqual([]);
  expect(results.length).toBeGreaterThan(25);
});

test("every record and list is answered as the replay answers it", async () => {
  const service = await start(createOutbox(fixtureStates()));
  const replay = createReplay({ store: fixtures, clock: systemClock });
  const paths = fixtures.contents.map(({ id, language }) => `/contents/by-id/${id}?language=${language}`);
  const lists = ["/webs", "/tags", "/categories", "/documents?pageSize=100", "/folders/by-id/100/tree"];
  const filtered = [
    "sort=name",
    "webId=34&sort=-updatedAt",
    "structureKey=aktualita&language=en_gb",
    "categoryId=1001",
  ];
  await expect.poll(async () => (await service.get("/readyz")).body.records).toBeGreaterThan(800);
  expect(paths.length).toBeGreaterThan(800);
  for (const path of [...paths, ...lists, ...filtered.map((query) => `/contents?pageSize=50&${query}`)]) {
    const answer = await replay(new Request(`http://cms.test${path}`));
    const { status, body } = await service.get(path);
    expect(status, path).toBe(answer.status);
    if (status === 200) expect(body, path).toEqual(await answer.json());
  }
});

test("drafts are shown to the holder of the token alone, and are in no answer without onlyPublished=false", async () => {
  const outbox = createOutbox(web);
  outbox.save({ ...page("1", "Veřejná"), draft: page("1", "Koncept A").published });
  outbox.save({ ...page("2", "Koncept B"), published: null, draft: page("2", "Koncept B").published });
  const service = await start(outbox);
  await expect.poll(async () => (await service.get("/contents/by-id/1")).body.name).toBe("Veřejná");
  expect((await service.preview("/contents/by-id/1?onlyPublished=false")).body.name).toBe("Koncept A");
  expect((await service.preview("/contents/by-id/2?onlyPublished=false")).body.name).toBe("Koncept B");
  expect((await service.preview("/contents/by-id/2")).status).toBe(404);
  const queries = ["", "?onlyPublished=true", "?onlyPublished=true&onlyPublished=false", "?onlyPublished=False"];
  for (const path of ["/contents", "/contents/by-id/1", "/contents/by-friendly-url/zkouska%2F2"])
    for (const query of queries) {
      const { body } = await service.preview(path + query);
      expect(JSON.stringify(body), path + query).not.toContain("Koncept");
    }
  for (const authorization of ["", "Bearer", `Bearer ${token}x`, `Bearer ${"other".repeat(7)}`, token])
    for (const path of ["/contents?onlyPublished=false", "/contents/by-id/2?onlyPublished=false"])
      expect((await service.get(path, { authorization })).status, authorization).toBe(401);
});

test("a portal is notified of what visitors see, with old and new addresses and structures, and not of drafts", async () => {
  const portal = await startPortal();
  const outbox = createOutbox([...web, page("1", "První")]);
  const service = await start(outbox, { portals: [portal.url] });
  await expect.poll(() => portal.changes.length).toBe(1);
  expect(portal.changes[0]).toMatchObject({ ids: ["1"], kinds: ["webs"] });
  const draft = page("1", "Koncept").published;
  outbox.save({ ...page("1", "První"), draft });
  await expect
    .poll(async () => (await service.preview("/contents/by-id/1?onlyPublished=false")).body.name)
    .toBe("Koncept");
  outbox.save(page("1", "Druhá", { friendlyURLs: { cs_cz: "jinde" }, structure: { id: "3", key: "aktualita" } }));
  await expect.poll(() => portal.changes.length).toBe(2);
  const change = { ids: ["1"], addresses: ["zkouska/1", "jinde"], structures: ["stranka", "aktualita"] };
  expect(portal.changes[1]).toEqual({ ...change, kinds: [], everything: false });
  outbox.save({ ...page("1", ""), published: null, draft });
  outbox.save({ kind: "tag", key: "7", language: null, published: { id: "7", name: "x" }, draft: null });
  await expect.poll(() => portal.changes.flatMap(({ kinds }) => kinds)).toContain("tags");
  expect((await service.get("/contents/by-id/1")).status).toBe(404);
  expect(portal.changes.flatMap(({ ids }) => ids)).toEqual(["1", "1", "1"]);
});

test("a content item removed in all languages is gone, though other content items refer to it", async () => {
  const outbox = createOutbox([...web, page("1", "Česky"), page("2", "Odkaz", { data: { odkaz: { id: "1" } } })]);
  outbox.save(page("1", "English", { language: "en_gb", friendlyURLs: { en_gb: "trial/1" } }));
  const service = await start(outbox);
  await expect.poll(async () => (await service.get("/contents/by-id/1?language=en_gb")).status).toBe(200);
  outbox.save({ kind: "content", key: "1", language: null, published: null, draft: null });
  await expect.poll(async () => (await service.get("/contents/by-id/1?language=en_gb")).status).toBe(404);
  expect((await service.get("/contents/by-id/1")).status).toBe(404);
  expect((await service.get("/contents/by-id/2")).status).toBe(200);
  const files = () => readdirSync(join(service.folder, "records")).filter((name) => name.startsWith("content"));
  await expect.poll(files).toEqual(["content=2=cs_cz.json"]);
});

test.each<[string, RecordState[]]>([
  ["items", Array.from({ length: 1001 }, (_, n) => page(String(n), "x", { friendlyURLs: {} }))],
  [
    "bytes",
    Array.from({ length: 900 }, (_, n) => page(String(n), "x", { friendlyURLs: { cs_cz: `${n}`.padEnd(90, "x") } })),
  ],
  ["characters of an address", [page("1", "x", { friendlyURLs: { cs_cz: "x".repeat(2001) } })]],
])("changes of more %s than a portal accepts are sent as one of everything", async (_, pages) => {
  const portal = await startPortal();
  await start(createOutbox([...web, ...pages]), { portals: [portal.url] });
  await expect.poll(() => portal.changes.length).toBe(1);
  expect(portal.changes[0].everything).toBe(true);
});

test("a portal that refuses is notified again, with the changes since then; the others do not wait", async () => {
  const [slow, other] = [await startPortal(), await startPortal()];
  slow.status = 500;
  const outbox = createOutbox([...web, page("1", "První")]);
  const service = await start(outbox, { portals: [slow.url, other.url] });
  await expect
    .poll(async () => (await service.get("/readyz")).body.pendingNotifications)
    .toMatchObject([{ reason: expect.stringContaining("500") }]);
  outbox.save(page("2", "Druhá"));
  await expect.poll(() => other.changes.flatMap(({ ids }) => ids)).toContain("2");
  slow.status = 200;
  await expect.poll(() => slow.changes).toMatchObject([{ ids: ["1", "2"], kinds: ["webs"] }]);
  await expect.poll(async () => (await service.get("/readyz")).body.pendingNotifications).toEqual([]);
});

test("changes of one content item within a second are sent at once, each separately", async () => {
  const portal = await startPortal();
  const outbox = createOutbox([...web, page("1", "První")]);
  const service = await start(outbox, {
    portals: [portal.url],
    clock: { ...systemClock, now: () => 1_800_000_000_000 },
  });
  await expect.poll(() => portal.changes.length).toBe(1);
  for (const [count, name] of ["Druhá", "Třetí", "Čtvrtá"].entries()) {
    outbox.save(page("1", name));
    await expect.poll(() => portal.changes.length, { timeout: 900 }).toBe(count + 2);
  }
  expect(service.lines.filter(({ message }) => message.includes("cannot be notified"))).toEqual([]);
});

test("the next service sends the changes that one did not send before it ended", async () => {
  const portal = await startPortal();
  const outbox = createOutbox([...web, page("1", "První")]);
  const first = await start(outbox, { portals: [portal.url] });
  await expect.poll(() => readPosition(first.folder)).toBe(outbox.lastId);
  portal.status = 500;
  outbox.save(page("1", "Po změně"));
  await expect.poll(() => keptName(first.folder)).toBe("Po změně");
  await first.stop();
  portal.status = 200;
  portal.changes = [];
  await start(outbox, { portals: [portal.url], folder: first.folder });
  await expect.poll(() => portal.changes).toMatchObject([{ ids: ["1"], addresses: ["zkouska/1"] }]);
});

test("while the database is away the snapshot is served, by a new process as well, and what was missed is caught up", async () => {
  const outbox = createOutbox([...web, page("1", "První")]);
  const first = await start(outbox);
  await expect.poll(() => readPosition(first.folder)).toBe(outbox.lastId);
  outbox.failure = new Error("database is locked");
  await expect.poll(async () => (await first.get("/readyz")).body.status).toBe("stale");
  expect((await first.get("/readyz")).status).toBe(200);
  await first.stop();
  const second = await start(outbox, { folder: first.folder });
  expect((await second.get("/contents/by-id/1")).body.name).toBe("První");
  await expect
    .poll(async () => (await second.get("/readyz")).body)
    .toMatchObject({ status: "stale", database: { reason: "database is locked" } });
  expect(second.lines.filter(({ message }) => message.includes("cannot be read"))).toHaveLength(1);
  outbox.save(page("1", "Druhá"));
  outbox.failure = null;
  await expect.poll(async () => (await second.get("/contents/by-id/1")).body.name).toBe("Druhá");
  await expect.poll(async () => (await second.get("/readyz")).body).toMatchObject({ status: "ready", database: "ok" });
  expect(second.lines.map(({ message }) => message)).toContain("the database can be read again");
});

test("a service without a database and a snapshot is not ready", async () => {
  const outbox = createOutbox();
  outbox.failure = new Error("unable to open database file");
  const service = await start(outbox);
  await expect
    .poll(async () => (await service.get("/readyz")).body.database.reason)
    .toBe("unable to open database file");
  expect(await service.get("/readyz")).toMatchObject({ status: 503, body: { status: "starting" } });
  expect((await service.get("/livez")).status).toBe(200);
});

test("an emptied database takes nothing away; a restored one takes away what it lacks", async () => {
  const portal = await startPortal();
  const outbox = createOutbox([...web, page("1", "První"), page("2", "Druhá")]);
  const service = await start({ readOutbox: (id) => current.readOutbox(id) }, { portals: [portal.url] });
  let current = outbox;
  await expect.poll(() => readPosition(service.folder)).toBe(outbox.lastId);
  current = createOutbox();
  await expect.poll(async () => (await service.get("/readyz")).body.database.reason).toContain("empty");
  expect((await service.get("/contents/by-id/2")).status).toBe(200);
  current = createOutbox([...web, page("1", "Obnovená")]);
  await expect.poll(async () => (await service.get("/contents/by-id/2")).status).toBe(404);
  expect((await service.get("/contents/by-id/1")).body.name).toBe("Obnovená");
  await expect.poll(() => portal.changes.flatMap(({ ids }) => ids)).toContain("2");
});

test("a record that is none stays as it was, and the others go on", async () => {
  const outbox = createOutbox([...web, page("1", "První")]);
  const service = await start(outbox);
  await expect.poll(async () => (await service.get("/contents/by-id/1")).status).toBe(200);
  outbox.save(page("1", "Bez jazyka", { friendlyURLs: "x" }));
  outbox.save({ ...page("1", "Cizí"), language: "en_gb" });
  outbox.save(page("2", "Další"));
  await expect.poll(async () => (await service.get("/contents/by-id/2")).status).toBe(200);
  expect((await service.get("/contents/by-id/1")).body.name).toBe("První");
  expect(service.lines.filter(({ message }) => message.includes("cannot be served"))).toHaveLength(2);
});

test("a broken file of the snapshot is read from the database again", async () => {
  const outbox = createOutbox([...web, page("1", "První")]);
  const first = await start(outbox);
  await expect.poll(() => readPosition(first.folder)).toBe(outbox.lastId);
  await first.stop();
  const file = join(first.folder, "records/content=1=cs_cz.json");
  writeFileSync(file, readFileSync(file, "utf8").slice(0, 50));
  writeFileSync(`${file}.new`, "{");
  const second = await start(outbox, { folder: first.folder });
  await expect.poll(async () => (await second.get("/contents/by-id/1")).status).toBe(200);
  await expect.poll(() => keptName(first.folder)).toBe("První");
  // Other files may still be being written.
  const left = () => readdirSync(join(first.folder, "records")).filter((name) => name.endsWith(".new"));
  await expect.poll(left).toEqual([]);
});

test("a disk that cannot be written is reported, and written to once it can be", async () => {
  const outbox = createOutbox(web);
  const service = await start(outbox);
  const { folder } = service;
  mkdirSync(join(folder, "records/content=1=cs_cz.json.new"));
  outbox.save(page("1", "První"));
  await expect.poll(async () => (await service.get("/readyz")).body.snapshot.reason).toContain("EISDIR");
  expect((await service.get("/contents/by-id/1")).body.name).toBe("První");
  rmSync(join(folder, "records/content=1=cs_cz.json.new"), { recursive: true });
  await expect.poll(async () => (await service.get("/readyz")).body.snapshot).toBe("ok");
  await expect.poll(() => readPosition(folder)).toBe(outbox.lastId);
  expect(keptName(folder)).toBe("První");
});

test("files of the library are answered from its folders and from nowhere else", async () => {
  const service = await start(createOutbox(web));
  const answer = await fetch(`${service.url}/documents/files/${[...fixtures.files.keys()][0]}`);
  expect(answer.status).toBe(200);
  for (const name of ["..%2f..%2fwebs.json", "%2e%2e%2fwebs.json", "..%5cwebs.json", "%00", ".", ".git", "/etc/passwd"])
    expect((await fetch(`${service.url}/documents/files/${name}`)).status, name).toBe(404);
});

function readPosition(folder: string): number | null {
  try {
    return JSON.parse(readFileSync(join(folder, "position.json"), "utf8")).id;
  } catch {
    return null;
  }
}

/** Name of content 1 in the snapshot. */
function keptName(folder: string): string | null {
  try {
    return JSON.parse(readFileSync(join(folder, "records/content=1=cs_cz.json"), "utf8")).published.name;
  } catch {
    return null;
  }
}
