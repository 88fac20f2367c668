import { expect, test } from "vitest";
import type { Entry } from "#integrations/adapter/define-adapter.ts";
import { createExampleCms, newsItem } from "./example-cms.ts";
import { start } from "./start-example.ts";

const many = (count: number) => Array.from({ length: count }, (_, n) => newsItem(String(n + 1), `Zpráva ${n + 1}`));

/** Entries whose last good version stays for visitors, with the place in the log. */
const broken: readonly [name: string, entry: unknown, place: string][] = [
  ["no versions", { type: "news", id: "1" }, "versions"],
  ["an empty version", { type: "news", id: "1", versions: [null] }, ""],
  ["a version without a language", { type: "news", id: "1", versions: [{ published: {} }] }, ""],
  ["a version that is a text", { type: "news", id: "1", versions: [{ language: "cs", published: "x" }] }, ""],
  ["half a version", { ...newsItem("1", "x"), versions: [{ language: "cs", published: { slug: "a" } }] }, "/name"],
  ["a number for a name", newsItem("1", "", { title: 5 }), "/name"],
  ["a million of characters", newsItem("1", "x", { lead: "x".repeat(1_000_001) }), ""],
];

test.each(broken)("%s costs one record, which stays as it was, and is in the log", async (_, entry, place) => {
  const cms = createExampleCms(many(3));
  const service = await start(cms);
  await expect.poll(service.status).toBe("ready");
  cms.entries = [entry as Entry, ...cms.entries.filter((each) => "kind" in each || each.id === "2")];
  cms.save(newsItem("2", "Nová"));
  service.noteChanges(null);
  await expect.poll(() => service.name("2")).toBe("Nová");
  expect(await service.name("1")).toBe("Zpráva 1");
  await expect.poll(async () => (await service.get("/contents/by-id/3")).status).toBe(404);
  expect(service.lines).toContainEqual(expect.objectContaining({ type: "news", id: "1", place }));
});

test.each([[null], ["text"], [{}], [{ type: "unknown", id: "1" }], [{ type: "news", versions: [] }], [{ kind: "x" }]])(
  "an entry that is none is passed over: %o",
  async (entry) => {
    const cms = createExampleCms(many(2));
    cms.entries.unshift(entry as unknown as Entry);
    const service = await start(cms);
    await expect.poll(service.status).toBe("ready");
    expect(await service.name("2")).toBe("Zpráva 2");
    expect(service.lines.some(({ message }) => message.includes("cannot be used"))).toBe(true);
  },
);

test("a webhook about a record that is none costs nothing but a line in the log", async () => {
  const cms = createExampleCms(many(2));
  const service = await start(cms);
  await expect.poll(service.status).toBe("ready");
  cms.save({ ...newsItem("1", "x"), type: "unknown" });
  cms.save(newsItem("2", "Nová"));
  for (const id of ["1", "2"]) await service.hook(JSON.stringify({ id }));
  await expect.poll(() => service.name("2")).toBe("Nová");
  expect([await service.status(), await service.name("1")]).toEqual(["ready", "Zpráva 1"]);
  expect(service.lines).toContainEqual(expect.objectContaining({ id: "1", reason: expect.stringContaining("types") }));
});

test("a value that cannot be converted costs its field, and its place in the CMS is in the log once", async () => {
  const cms = createExampleCms([
    newsItem("1", "První", { validTo: "včera", links: "x", files: [null, { label: "A" }] }),
  ]);
  const service = await start(cms);
  await expect.poll(service.status).toBe("ready");
  expect((await service.get("/contents/by-id/1")).body.data).toEqual({
    perex: "Perex",
    dokumenty: [{}, { nazev: "A" }],
  });
  service.noteChanges(null);
  await expect.poll(() => cms.readings).toBe(2);
  const places = service.lines.filter(({ id }) => id === "1").map(({ place }) => place);
  expect(places.toSorted()).toEqual(["links", "validTo"]);
});

test("a record that breaks the contract is shown to editors, so that they see the fault", async () => {
  const cms = createExampleCms([newsItem("1", "První")]);
  const service = await start(cms);
  await expect.poll(service.status).toBe("ready");
  cms.save(newsItem("1", "", { lead: "Bez názvu" }));
  service.noteChanges(null);
  await expect.poll(async () => (await service.preview("/contents/by-id/1")).body.data.perex).toBe("Bez názvu");
  expect(await service.name("1")).toBe("První");
});

test.each([["stopsAfter"], ["hangsAt"]] as const)(
  "nothing is lost when a reading ends in the middle: %s",
  async (fault) => {
    const cms = createExampleCms(many(5));
    const service = await start(cms, { idleMs: 100 });
    await expect.poll(service.status).toBe("ready");
    cms[fault] = 3;
    cms.save(newsItem("1", "Nová"));
    service.noteChanges(null);
    await expect.poll(service.status).toBe("stale");
    for (const id of ["2", "3", "4", "5"]) expect(await service.name(id)).toBe(`Zpráva ${id}`);
    cms[fault] = Number.POSITIVE_INFINITY;
    await expect.poll(service.status).toBe("ready");
    // The service takes what was read out of its outbox, a few milliseconds later.
    await expect.poll(() => service.name("1")).toBe("Nová");
  },
);

test("a CMS that is away, at the start too, leaves all served, and is read again", async () => {
  const cms = createExampleCms(many(2));
  const first = await start(cms);
  await expect.poll(first.status).toBe("ready");
  await first.stop();
  cms.failure = new Error("connect ECONNREFUSED");
  const second = await start(cms, { folder: first.folder });
  await expect.poll(second.status).toBe("stale");
  expect(await second.name("2")).toBe("Zpráva 2");
  expect(second.lines.filter(({ message }) => message.includes("cannot be read"))).toHaveLength(1);
  cms.failure = null;
  cms.save(newsItem("1", "Nová"));
  await expect.poll(() => second.name("1")).toBe("Nová");
  await expect.poll(second.status).toBe("ready");
});

test("an empty CMS removes nothing, and most records missing at once are believed only after a while", async () => {
  const cms = createExampleCms(many(30));
  let now = Date.UTC(2026, 10, 23);
  const service = await start(cms, { clock: { now: () => now } });
  await expect.poll(service.status).toBe("ready");
  const all = cms.entries;
  cms.entries = [];
  service.noteChanges(null);
  await expect.poll(service.status).toBe("stale");
  cms.entries = all.slice(0, 5);
  await expect.poll(service.status).toBe("ready");
  expect(await service.name("30")).toBe("Zpráva 30");
  now += 600_001;
  service.noteChanges(null);
  await expect.poll(async () => (await service.get("/contents/by-id/30")).status).toBe(404);
  expect(await service.name("1")).toBe("Zpráva 1");
});

test("a content item whose id changes is one page at its address", async () => {
  const cms = createExampleCms([newsItem("1", "První", { slug: "stejna" }), ...many(3).slice(1)]);
  const service = await start(cms);
  await expect.poll(service.status).toBe("ready");
  cms.entries = cms.entries.map((each) => ("kind" in each || each.id !== "1" ? each : { ...each, id: "77" }));
  service.noteChanges(null);
  await expect.poll(() => service.name("77")).toBe("První");
  await expect.poll(async () => (await service.get("/contents/by-id/1")).status).toBe(404);
  expect((await service.get("/contents/by-friendly-url/stejna")).body.id).toBe("77");
});

test("roles that cannot be read open a page to nobody", async () => {
  const service = await start(
    createExampleCms([newsItem("1", "A", { roles: "vsichni" }), newsItem("2", "B", { roles: ["u"] })]),
  );
  await expect.poll(service.status).toBe("ready");
  const viewers = async (id: string) => (await service.get(`/contents/by-id/${id}`)).body.permissions.VIEW;
  expect(await viewers("1")).toEqual([]);
  expect(await viewers("2")).toEqual([{ id: "1", type: "ROLE", name: "u" }]);
});
