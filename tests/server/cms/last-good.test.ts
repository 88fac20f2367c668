import { expect, test } from "vitest";
import { toWeb } from "#schemas/site/web.ts";
import { CmsError } from "#server/cms/client.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { aRecord, aRecordAt } from "../../schemas/a-content.ts";
import { second, startContentService } from "./a-content-service.ts";

const hour = 3600 * second;
/** Time after which each answer is refreshed. */
const outdated = 700 * second;

const ministry = {
  id: "12",
  name: { cs: "Ministerstvo" },
  friendlyURL: "/",
  host: "mpsv.example",
  url: "https://mpsv.example",
};
const agency = {
  id: "34",
  name: { cs: "Úřad" },
  friendlyURL: "/up",
  host: "up.example",
  url: "https://up.example",
  theme: "theme-up",
};
const configPath = "/contents/by-friendly-url/config-up";
const settings = (parts: object) => aRecordAt("config-up", { ...parts });
const folderPath = "/folders/by-id/200/tree";

function answers(): Record<string, unknown> {
  return {
    "/webs": { items: [ministry, agency] },
    "/categories": { items: [{ id: "1", name: "Témata", categories: [{ id: 2, name: "Rodina" }] }] },
    [configPath]: settings({ webId: "34", data: { home: '{"cs_cz":"uvod"}', nazevWebu: "Úřad" } }),
    [folderPath]: {
      id: 200,
      name: null,
      children: [
        { id: 201, name: { cs_cz: "Děti" } },
        { id: "202", name: { cs_cz: "Práce" } },
      ],
    },
  };
}

/** A content service that serves stale answers for a day, and the pointers that it logs. */
function start(given = answers()) {
  const { lines, ...service } = startContentService(given, { staleMaxMs: 24 * hour });
  const pointers = () => lines.map((line) => (line["err"] instanceof CmsError ? line["err"].pointer : line["pointer"]));
  return { ...service, pointers };
}

const site = toWeb(agency);
const page = { webId: "12", language: "cs", onlyPublished: true } as const;
const pagePath = "/contents/by-friendly-url/mzda";

const faultySites: [string, Record<string, unknown>, string][] = [
  ["without an address", { ...agency, friendlyURL: null }, "/items/1/friendlyURL"],
  ["without a name", { ...agency, name: undefined }, "/items/1/name"],
  ["with a name of another type", { ...agency, name: "Úřad" }, "/items/1/name"],
  ["without an id", { ...agency, id: null }, "/items/1/id"],
  ["with a host that is not a string", { ...agency, host: 7 }, "/items/1/host"],
  ["with an invalid theme", { ...agency, theme: "A B" }, "/items/1/theme"],
  ["with the address of another site", { ...agency, friendlyURL: "/" }, "/items/1/friendlyURL"],
];

test.each(faultySites)(
  "a site %s keeps its last good record, and the log names the pointer",
  async (_, record, pointer) => {
    const { read, clock, cms, pointers } = start();
    const before = await read().webs();
    clock.time += outdated;
    cms.answers["/webs"] = { items: [{ ...ministry, name: { cs: "Nové jméno" } }, record] };
    await read().webs();
    clock.time += outdated;
    expect(await read().webs()).toEqual([{ ...before[0], names: { cs: "Nové jméno" } }, before[1]]);
    expect(pointers()).toContain(pointer);
  },
);

test.each(faultySites.filter(([, , pointer]) => !pointer.endsWith("theme")))(
  "without a last good record, a site %s is a failure for every host except those of valid sites",
  async (_, record) => {
    const { read } = start({ ...answers(), "/webs": { items: [ministry, record] } });
    expect(await read().webs("mpsv.example")).toMatchObject([{ id: "12" }]);
    await expect(read().webs("up.example")).rejects.toBeInstanceOf(CmsError);
    await expect(read().webs()).rejects.toBeInstanceOf(CmsError);
  },
);

test.each([
  ["is missing", undefined],
  ["is empty", { items: [] }],
  ["has another shape", { items: "none" }],
])("when the list of sites %s, the known sites stay, and a portal without any fails", async (_, answer) => {
  const { read, clock, cms } = start();
  const before = await read().webs();
  cms.answers["/webs"] = answer;
  clock.time += outdated;
  await read().webs();
  expect(await read().webs()).toBe(before);
  await expect(start({ "/webs": answer }).read().webs()).rejects.toBeInstanceOf(CmsError);
});

test("a site missing from the list is kept for the stale limit, then removed", async () => {
  const { read, clock, cms, pointers } = start();
  const before = await read().webs();
  cms.answers["/webs"] = { items: [agency] };
  for (let round = 0; round < 3; round++) {
    clock.time += outdated;
    await read().webs();
  }
  expect(await read().webs()).toBe(before);
  expect(pointers()).toContain("/items");
  for (let round = 0; round < 30; round++) {
    clock.time += hour;
    await read().webs();
  }
  expect((await read().webs()).map(({ id }) => id)).toEqual(["34"]);
});

const identityOf = (item: object) => {
  const { id, friendlyURL, host }: Partial<typeof ministry> = item;
  return expect.objectContaining({ id, friendlyURL, host });
};

const exchanged = (field: "id" | "friendlyURL" | "host" | "url") => [
  { ...ministry, [field]: agency[field] },
  { ...agency, [field]: ministry[field] },
];

test.each<[string, object[]]>([
  ["two sites have exchanged their ids", exchanged("id")],
  ["two sites have exchanged their addresses", exchanged("friendlyURL")],
  ["two sites have exchanged their hosts", exchanged("host")],
  ["two sites have exchanged their absolute addresses", exchanged("url")],
  ["two sites have exchanged their ids and their places", exchanged("id").toReversed()],
  ["a site has a new id", [ministry, { ...agency, id: "99" }]],
  ["a new site has the host of another", [ministry, agency, { ...agency, id: "99", friendlyURL: "/nova" }]],
  ["a new site has the address of another", [{ ...ministry, id: "99", host: "novy.example" }, ministry, agency]],
  [
    "one site has the host of the other, which has a new one",
    [
      { ...ministry, host: agency.host },
      { ...agency, friendlyURL: null },
    ],
  ],
])("when %s, the known sites stay, and an error is logged", async (_, items) => {
  const { read, clock, cms, lines } = startContentService(answers(), { staleMaxMs: 24 * hour });
  const before = await read().webs();
  cms.answers["/webs"] = { items };
  for (let round = 0; round < 3; round++) {
    clock.time += outdated;
    await read().webs();
  }
  expect(await read().webs()).toBe(before);
  expect(lines).toContainEqual(expect.objectContaining({ level: "error", request: "/webs" }));
});

test.each<[string, object[]]>([
  ["has a new host", [ministry, { ...agency, host: "prace.example" }]],
  ["has a new address", [ministry, { ...agency, friendlyURL: "/prace" }]],
  ["is new", [ministry, agency, { ...agency, id: "56", friendlyURL: "/inspekce", host: "inspekce.example" }]],
])("a site that %s is taken over with the first list that says so", async (_, items) => {
  const { read, clock, cms, lines } = startContentService(answers());
  await read().webs();
  cms.answers["/webs"] = { items };
  clock.time += outdated;
  await read().webs();
  expect(await read().webs()).toEqual(items.map(identityOf));
  expect(lines).toEqual([]);
});

test.each<[string, object[]]>([
  ["exchanged addresses", exchanged("friendlyURL")],
  ["a new id of a site", [ministry, { ...agency, id: "99" }]],
  ["a removed site", [ministry]],
])("%s that the CMS has announced are taken over at once, others after the stale limit", async (_, items) => {
  const identities = items.map(identityOf);
  const { read, clock, cms } = startContentService(answers(), { staleMaxMs: 24 * hour });
  const before = await read().webs();
  cms.answers["/webs"] = { items };
  clock.time += outdated;
  await read().webs();
  expect(await read().webs()).toBe(before);
  await read.expire({ ids: [], addresses: [], structures: [], kinds: ["webs"], everything: false });
  expect(await read().webs()).toEqual(identities);
  const patient = startContentService(answers(), { staleMaxMs: 24 * hour });
  await patient.read().webs();
  patient.cms.answers["/webs"] = { items };
  for (let round = 0; round < 30; round++) {
    patient.clock.time += hour;
    await patient.read().webs();
  }
  expect(await patient.read().webs()).toEqual(identities);
});

test("a site that was in one list only ends with the next one, and one that was in two is kept", async () => {
  const phantom = { id: "99", name: { cs: "Omyl" }, friendlyURL: "/omyl", host: "omyl.example" };
  const { read, clock, cms } = start();
  const round = async (items: object[]) => {
    cms.answers["/webs"] = { items };
    clock.time += outdated;
    await read().webs();
    return (await read().webs()).map(({ id }) => id);
  };
  await read().webs();
  expect(await round([ministry, agency, phantom])).toEqual(["12", "34", "99"]);
  expect(await round([ministry, agency])).toEqual(["12", "34"]);
  for (let times = 0; times < 2; times++) expect(await round([ministry, phantom, agency])).toEqual(["12", "99", "34"]);
  expect(await round([ministry, agency])).toEqual(["12", "99", "34"]);
});

test("a repaired site shows its new record", async () => {
  const { read, clock, cms } = start();
  await read().webs();
  for (const name of [null, { cs: "Úřad práce" }]) {
    cms.answers["/webs"] = { items: [ministry, { ...agency, name }] };
    clock.time += outdated;
    await read().webs();
  }
  expect((await read().webs())[1]?.names).toEqual({ cs: "Úřad práce" });
});

test.each([
  ["is missing", undefined, null],
  ["is at another address", aRecord({ webId: "34", data: { home: "uvod" } }), "/friendlyURLs"],
  ["has no name", settings({ webId: "34", name: null }), "/name"],
  ["is of another site", settings({ webId: "12" }), "/webId"],
  ["is in another language", settings({ webId: "34", language: "en_gb" }), "/language"],
  [
    "has a home page that is not a string",
    settings({ webId: "34", data: { home: '{"cs_cz":7}' } }),
    "/data/home/cs_cz",
  ],
  ["has lost its home page", settings({ webId: "34", data: {} }), "/data/home/cs"],
  [
    "has a setting in broken JSON",
    settings({ webId: "34", data: { home: "uvod", nazevWebu: '{"cs' } }),
    "/data/nazevWebu",
  ],
])("when the record with a site's settings %s, the last good settings stay", async (_, answer, pointer) => {
  const { read, clock, cms, pointers } = start();
  const before = await read().config(site);
  cms.answers[configPath] = answer;
  clock.time += outdated;
  await read().config(site);
  expect(await read().config(site)).toBe(before);
  expect(pointers()).toContain(pointer);
});

test("settings that were invalid from the start are replaced by the next ones, valid or not", async () => {
  const faulty = (name: string) => settings({ webId: "34", data: { nazevWebu: name, kontakt: "{" } });
  const { read, clock, cms } = start({ [configPath]: faulty("Úřad") });
  expect(await read().config(site)).toMatchObject({ siteName: { cs: "Úřad" }, contacts: {} });
  cms.answers[configPath] = faulty("Úřad práce");
  clock.time += outdated;
  expect(await read().config(site)).toMatchObject({ siteName: { cs: "Úřad práce" } });
});

test("ids of folders may be strings or numbers, and the outermost folder needs no name", async () => {
  expect(await start().read().folder("200")).toMatchObject([{ id: "201" }, { id: "202" }]);
});

test("an invalid folder is left out by a new portal, and keeps its last good state on one that knows the tree", async () => {
  const faulty = {
    id: "200",
    children: [
      { id: "201", name: null },
      { id: "202", name: { cs_cz: "Práce" } },
    ],
  };
  const cold = start({ [folderPath]: faulty });
  expect(await cold.read().folder("200")).toMatchObject([{ id: "202" }]);
  expect(cold.pointers()).toEqual(["/children/0/name"]);
  const { read, clock, cms } = start();
  const before = await read().folder("200");
  for (const answer of [faulty, undefined]) {
    cms.answers[folderPath] = answer;
    clock.time += outdated;
    await read().folder("200");
    expect(await read().folder("200")).toBe(before);
  }
});

test("a menu that lost all its folders keeps its last good state for the stale limit, and the log names the pointer", async () => {
  const { read, clock, cms, pointers } = start();
  const before = await read().folder("200");
  for (const children of [null, [], undefined]) {
    cms.answers[folderPath] = { id: 200, children };
    clock.time += outdated;
    await read().folder("200");
    expect(await read().folder("200")).toBe(before);
  }
  expect(pointers()).toContain("/children");
  clock.time += 25 * hour;
  expect(await read().folder("200")).toEqual([]);
});

test("an invalid vocabulary keeps its last good state, a missing one is gone", async () => {
  const { read, clock, cms, pointers } = start();
  const before = await read().categories();
  cms.answers["/categories"] = { items: [{ id: "1", name: "Témata", categories: [{ id: "2", name: null }] }] };
  clock.time += outdated;
  expect(await read().categories()).toBe(before);
  expect(pointers()).toEqual(["/items/0/categories/0/name"]);
  cms.answers["/categories"] = { items: [] };
  clock.time += outdated;
  expect(await read().categories()).toEqual([]);
});

const news = { webId: "12", language: "cs", structureKeys: ["stranka"] } as const;
const listed = (id: string, changes: object = {}) => ({ ...aRecord({ id, webId: "12" }), ...changes });

test.each<[string, object]>([
  ["no readable item", { name: null }],
  ["only contents of another site", { webId: "77", web: { id: "77" } }],
  ["only contents of another structure", { structure: { key: "aktualita" } }],
])("a list with %s keeps its last good state", async (_, fault) => {
  const { read, clock, cms } = start({ "/contents": { items: [listed("1"), listed("2")], totalCount: 2 } });
  expect((await read().contents(news)).length).toBe(2);
  cms.answers["/contents"] = { items: [listed("1", fault), listed("2", fault)], totalCount: 2 };
  clock.time += outdated;
  await read().contents(news);
  expect((await read().contents(news)).length).toBe(2);
  cms.answers["/contents"] = { items: [listed("1", fault), listed("2")], totalCount: 2 };
  clock.time += outdated;
  await read().contents(news);
  expect((await read().contents(news)).map(({ id }) => id)).toEqual(["2"]);
});

test("a draft sent to visitors by mistake is shown on no page and in no list", async () => {
  const draft = listed("7", { published: false });
  const { read, pointers } = start({
    "/contents/by-id/7": draft,
    "/contents": { items: [draft, listed("8")], totalCount: 2 },
  });
  const query = { webId: "12", language: "cs" } as const;
  expect(await read().contentById("7", { ...query, onlyPublished: true })).toBeNull();
  expect(pointers()).toContain("/published");
  expect((await read().contentById("7", { ...query, onlyPublished: false }))?.id).toBe("7");
  expect((await read().contents(news)).map(({ id }) => id)).toEqual(["8"]);
});

const otherRecords: [string, (reader: CmsReader) => Promise<unknown>, string, object, string][] = [
  ["a site by id", (reader) => reader.webById("34"), "/webs/by-id/34", ministry, "/id"],
  ["a site by address", (reader) => reader.webByUrl("/up"), "/webs/by-friendly-url/up", ministry, "/friendlyURL"],
  ["a folder", (reader) => reader.folder("200"), folderPath, { id: 210, children: [] }, "/id"],
  ["a page by id", (reader) => reader.contentById("1001", page), "/contents/by-id/1001", aRecord({ id: 7 }), "/id"],
  ["a page by address", (reader) => reader.contentByUrl("mzda", page), pagePath, aRecord(), "/friendlyURLs"],
];

test.each(otherRecords)(
  "another record than %s, which was requested, is a failure",
  async (_, load, path, other, at) => {
    await expect(load(start({ [path]: other }).read())).rejects.toMatchObject({ kind: "invalid", pointer: at });
  },
);

test.each([
  ["mzda", { cs_cz: "mzda" }],
  ["/mzda", { cs_cz: "/mzda/" }],
  ["Mzda", { cs_cz: "mzda" }],
  ["minimální mzda", { cs_cz: "minima\u0301lni%20mzda" }],
  ["mzda", { cs_cz: "plat", en_gb: "mzda" }],
  ["100%", { cs_cz: "100%" }],
])("a request for the address %s is answered by a content with %j", async (url, friendlyURLs) => {
  const path = `/contents/by-friendly-url/${encodeURIComponent(url.replace(/^\//, ""))}`;
  const { read } = start({ [path]: aRecord({ friendlyURLs }) });
  expect(await read().contentByUrl(url, page)).toMatchObject({ id: "1001" });
});
