import { expect, test } from "vitest";
import { toWeb } from "#schemas/site/web.ts";
import { unknownChange } from "#server/changes/change.ts";
import { recordDependencies } from "#server/changes/dependencies.ts";
import { CmsError } from "#server/cms/client.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { aRecord, aRecordAt } from "../../schemas/a-content.ts";
import { second, startContentService as start } from "./a-content-service.ts";

const query = { webId: "12", language: "cs", onlyPublished: true } as const;
const web = { id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/" };
const content = "/contents/by-friendly-url/rodina%2Fporodne";
const aPage = (parts = {}) => aRecordAt("rodina/porodne", parts);

test("responses of all kinds share one configured memory limit", async () => {
  const texts = ["a", "b"].map((letter) => letter.repeat(1_000_000));
  const { read, calls } = start({
    "/contents/by-friendly-url/uvod": aRecordAt("uvod", { data: { text: texts[0] } }),
    "/categories": { items: [{ id: "1", name: "Témata", note: texts[1] }] },
  });
  for (let round = 0; round < 2; round += 1) {
    await read().contentByUrl("uvod", query);
    await read().categories();
  }
  // Ten million bytes hold one of them, because objects take several times the size of their text.
  expect(calls).toHaveLength(4);
});

test("webs, configs, categories and tags are requested once within their retention", async () => {
  const { read, calls } = start({
    "/webs": { items: [web] },
    "/categories": { items: [{ id: "1", name: "Témata", categories: [{ id: "2", name: "Rodina" }] }] },
    "/tags": { items: [{ id: "1", name: "děti" }] },
    "/contents/by-friendly-url/config-": aRecordAt("config-", { data: { home: "uvod" } }),
  });
  for (let round = 0; round < 2; round++) {
    expect(await read().webs()).toMatchObject([{ id: "12", friendlyURL: "/" }]);
    expect(await read().categories()).toMatchObject([{ categories: [{ key: "Témata/Rodina" }] }]);
    expect(await read().tags()).toMatchObject([{ id: "1", key: "děti" }]);
    expect(await read().config(toWeb(web))).toMatchObject({ home: { cs: "uvod" } });
  }
  expect(calls).toHaveLength(4);
});

test("a friendly URL is sent as one segment without its leading slash", async () => {
  const { read, calls } = start({ [content]: aPage() });
  expect(await read().contentByUrl("/rodina/porodne", query)).toMatchObject({ name: "Přídavek na dítě" });
  expect(calls).toEqual([content]);
});

test("a missing content is null", async () => {
  const { read } = start({});
  expect(await read().contentByUrl("neni", query)).toBeNull();
  expect(await read().webById("99")).toBeNull();
  expect(await read().folder("1")).toBeNull();
});

test("an unchanged response stays the same object after its retention, a changed one does not", async () => {
  const { read, clock, cms } = start({ [content]: aPage() });
  const first = await read().contentByUrl("rodina/porodne", query);
  clock.time += 200 * second;
  expect(await read().contentByUrl("rodina/porodne", query)).toBe(first);
  cms.answers = { [content]: aPage({ name: "Nový název" }) };
  clock.time += 200 * second;
  expect(await read().contentByUrl("rodina/porodne", query)).toMatchObject({ name: "Nový název" });
});

test("while the CMS fails the last good copy is served with its age, and one line is logged", async () => {
  const { read, clock, cms, lines } = start({ [content]: aPage() });
  await read().contentByUrl("rodina/porodne", query);
  cms.isDown = true;
  clock.time += 200 * second;
  const reader = read();
  expect(await reader.contentByUrl("rodina/porodne", query)).toMatchObject({ id: "1001" });
  expect(reader.staleFor).toBe(140);
  expect(lines).toMatchObject([{ request: expect.stringContaining(content), message: expect.stringContaining("CMS") }]);
});

test("a record with a broken envelope is a failure that names the content and the pointer, never a missing page", async () => {
  const { read } = start({ [content]: aPage({ name: ["a"] }) });
  const failure = read().contentByUrl("rodina/porodne", query);
  await expect(failure).rejects.toMatchObject({ name: "CmsError", kind: "invalid", pointer: "/name" });
  await expect(failure).rejects.toThrow(/content 1001/);
});

test("a broken item of a list is left out and logged with its pointer", async () => {
  const { read, lines } = start({ "/tags": { items: [{ id: 1, name: "děti" }, { id: "34" }] } });
  expect(await read().tags()).toMatchObject([{ id: "1", key: "děti" }]);
  expect(lines).toMatchObject([{ request: "/tags", pointer: "/items/1/name" }]);
});

test.each([[{ items: "none" }], [[]], ["text"], [{}]])(
  "a response of %j instead of a list is a failure",
  async (answer) => {
    await expect(start({ "/webs": answer }).read().webs()).rejects.toBeInstanceOf(CmsError);
  },
);

test("settings sent as JSON in a string are parsed; a broken one is left out and logged", async () => {
  const data = {
    home: '{"cs_cz":"uvod"}',
    nazevWebu: "Ministerstvo",
    kontakt: '{"cs_cz":{"telefon":"zavolejte"}}',
    jine: "{x",
  };
  const { read, lines } = start({ "/contents/by-friendly-url/config-": aRecordAt("config-", { data }) });
  const config = await read().config(toWeb(web));
  expect(config).toMatchObject({ home: { cs_cz: "uvod" }, siteName: { cs: "Ministerstvo" }, contacts: {} });
  expect(lines[0]).toMatchObject({ pointer: "/data/kontakt/cs_cz/telefon" });
});

test("the outline of a site contains only the embargo of each content's data", async () => {
  const items = [
    aRecord({ data: { obsah: "<p>Text</p>", embargoDo: "2027-01-01T09:00:00" } }),
    aRecord({ data: {} }),
    7,
  ];
  const { read } = start({ "/contents": { items, totalCount: items.length } });
  const outline = await read().outline({ webId: "12", language: "cs" });
  expect(outline.map(({ data }) => data)).toEqual([{ embargoDo: "2027-01-01T09:00:00" }, {}]);
});

test("a fresh reader exposes the records as sent, also broken ones; other readers expose none", async () => {
  const sent = aPage({ name: "Porodné" });
  const broken = { ...sent, name: ["a"] };
  const { read, cms } = start({ [content]: sent });
  const fresh = read({ fresh: true });
  await fresh.contentByUrl("rodina/porodne", query);
  cms.answers[content] = broken;
  await expect(fresh.contentByUrl("rodina/porodne", query)).rejects.toThrow(CmsError);
  expect(fresh.received).toMatchObject([
    { record: sent, content: { name: "Porodné" }, issues: [] },
    { record: broken, content: null, issues: [{ path: ["name"], effect: "page-unavailable" }] },
  ]);
  cms.answers[content] = sent;
  const shared = read();
  await shared.contentByUrl("rodina/porodne", query);
  expect(shared.received).toEqual([]);
});

test("the log of a broken record contains no personal data and no secrets", async () => {
  const secrets = ["jana.novakova@seznam.example", "+420 777 123 456", "900101/1234", "https://user:heslo@cms.example"];
  for (const secret of secrets) {
    const { read, lines } = start({ [content]: { ...aPage({}), name: [secret], permissions: { role: secret } } });
    const error = await read()
      .contentByUrl("rodina/porodne", query)
      .then(String, (thrown: Error) => thrown.message);
    expect(error).toContain("expected");
    const { read: readMore, lines: more } = start({
      [content]: aPage({ layout: secret, webId: secret, description: 7 }),
    });
    await readMore()
      .contentByUrl("rodina/porodne", query)
      .catch(() => null);
    expect(`${error} ${JSON.stringify([lines, more])}`).not.toContain(secret);
  }
});

const ofSite = {
  "/contents/by-friendly-url/config-": aRecordAt("config-", { data: { home: "uvod" } }),
  [content]: aPage({}),
};

async function readBoth(reader: CmsReader) {
  const config = await reader.config(toWeb(web));
  const page = await reader.detached().contentByUrl("rodina/porodne", query);
  return [config, page].map((found) => found !== null);
}

test("a result computed from CMS responses is current until one of them is no longer fresh", async () => {
  const { read, clock } = start(ofSite);
  const { value, isCurrent } = await read().track(readBoth);
  expect(value).toEqual([true, true]);
  clock.time += 60 * second - 1;
  expect(isCurrent()).toBe(true);
  clock.time += 1;
  expect(isCurrent()).toBe(false);
  // The config was read a minute ago, and is fresh for four more.
  const { isCurrent: isStillCurrent } = await read().track((reader) => reader.config(toWeb(web)));
  clock.time += 239 * second;
  expect(isStillCurrent()).toBe(true);
  clock.time += second;
  expect(isStillCurrent()).toBe(false);
});

test("a result that found something missing is current for a second", async () => {
  const { read, clock } = start({});
  const { isCurrent } = await read().track((reader) => reader.contentByUrl("rodina/porodne", query));
  clock.time += second - 1;
  expect(isCurrent()).toBe(true);
  clock.time += 1;
  expect(isCurrent()).toBe(false);
});

test("a result from stale responses, failed ones or a preview is never current", async () => {
  const { read, clock, cms } = start(ofSite);
  expect((await read({ fresh: true }).track(readBoth)).isCurrent()).toBe(false);
  await read().track(readBoth);
  cms.isDown = true;
  clock.time += 301 * second;
  const old = read();
  expect((await old.track(readBoth)).isCurrent()).toBe(false);
  expect(old.staleFor).toBe(1);
  const partial = read();
  const tags = await partial.track((reader) => reader.tags().catch(() => []));
  expect(tags.isCurrent()).toBe(false);
  expect(partial.isPartial).toBe(true);
});

test("a result is outdated by any change, and its users depend on the same responses", async () => {
  const { read } = start(ofSite);
  const first = await recordDependencies(() => read().track(readBoth));
  const { isCurrent } = first.result;
  expect(first.dependencies.length).toBeGreaterThan(2);
  const second = await recordDependencies(async () => isCurrent());
  expect(second).toEqual({ result: true, dependencies: first.dependencies });
  await read.expire({ ...unknownChange, everything: false, ids: ["nothing-known"] });
  expect(isCurrent()).toBe(false);
});

test("up to twenty changed items are looked up for their structures, more refresh all lists without a request", async () => {
  const ids = Array.from({ length: 21 }, (_, index) => String(5000 + index));
  const items = ids.map((id) => [`/contents/by-id/${id}`, aRecord({ id, structure: { key: `structure-${id}` } })]);
  const { read, calls } = start({ "/webs": { items: [web] }, ...Object.fromEntries(items) });
  const changeOf = (count: number) => {
    return { ids: ids.slice(0, count), addresses: [], structures: [], kinds: [], everything: false };
  };
  expect(await read.resolveStructures(changeOf(21))).toBeNull();
  expect(calls).toEqual([]);
  const resolved = await read.resolveStructures(changeOf(20));
  expect(resolved?.structures).toEqual(ids.slice(0, 20).map((id) => `structure-${id}`));
  // Addresses count too.
  expect(await read.resolveStructures({ ...changeOf(20), addresses: ["nova"] })).toBeNull();
});
