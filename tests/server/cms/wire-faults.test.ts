import { expect, test } from "vitest";
import type { z } from "zod";
import { faultsOf } from "#harness/content/faults.ts";
import { ownReference } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { type WireBody, wireBodies } from "#harness/contract/wire-bodies.ts";
import type { CmsClient } from "#server/cms/client.ts";
import { CmsError } from "#server/cms/client.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import { createContentService } from "#server/cms/content-service.ts";
import { aRecord, aRecordAt } from "../../schemas/a-content.ts";

const site = { id: "12", name: { cs: "Ministerstvo" }, friendlyURL: "/", host: "mpsv.example" };
const query = { webId: "12", language: "cs" } as const;

const names = [
  "webs",
  "web",
  "config",
  "contents",
  "categories",
  "tags",
  "folder",
  "documents",
] as const satisfies WireBody[];
type Body = (typeof names)[number];

/** How the portal requests each body, and a valid body to plant faults in, one at a time. */
const bodies: Readonly<Record<Body, { read(reader: CmsReader): Promise<unknown>; good?: () => unknown }>> = {
  webs: {
    read: (reader) => reader.webs(),
    good: () => ({
      items: [
        site,
        {
          ...site,
          id: "34",
          host: "up.example",
          friendlyURL: "/up",
          theme: "theme-up",
          url: "https://up.example",
          locale: "cs-CZ",
          defaultLanguage: "cs_cz",
          noIndex: false,
        },
      ],
    }),
  },
  web: { read: (reader) => reader.webById("12") },
  config: {
    read: async (reader) => {
      const [web] = await reader.webs();
      return web && reader.config(web);
    },
  },
  contents: {
    read: (reader) => reader.contents({ ...query, structureKeys: ["stranka"] }),
    good: () => ({ items: [aRecord({ id: "7" }), listedRecord()], totalCount: 2, page: 1, pageSize: 100 }),
  },
  categories: { read: (reader) => reader.categories() },
  tags: { read: (reader) => reader.tags() },
  folder: {
    read: (reader) => reader.folder("200"),
    good: () => withOwnIds(object(maximalOf(wireBodies.folder, "folder")), "200"),
  },
  documents: {
    read: (reader) => reader.documents({ webId: "12" }),
    good: () => ({ ...object(maximalOf(wireBodies.documents, "documents")), totalCount: 2 }),
  },
};

const object = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

/** A folder whose subfolders all have ids of their own. */
function withOwnIds(folder: { children?: object[] }, id: string): object {
  return { ...folder, id, children: folder.children?.map((child, index) => withOwnIds(child, `${id}${index + 1}`)) };
}

/** A record with every field, for the requested site and language. */
function listedRecord() {
  const whole = object(maximalOf(wireBodies.content, "content"));
  return { ...whole, webId: "12", web: { id: "12" }, language: "cs_cz" };
}

/** Reads one body, and returns what is logged about it. */
async function readAndLog(name: Body, json: unknown) {
  const lines: { code?: unknown; pointer?: unknown; kind?: unknown }[] = [];
  const write = (about: object) =>
    void lines.push("err" in about && about.err instanceof CmsError ? about.err : { ...about });
  const isSite = name === "config";
  const get: CmsClient["get"] = async (path) => {
    const own =
      path === "/webs" && isSite
        ? { items: [site] }
        : isSite
          ? aRecordAt("config-", { webId: "12", data: json })
          : json;
    return { json: own, text: JSON.stringify(own) };
  };
  const forever = 1_000_000;
  const read = createContentService({
    client: { get },
    retention: { webs: forever, configs: forever, categories: forever, tags: forever, contents: forever },
    answerCacheBytes: forever,
    auth: { paths: { included: [], excluded: [] }, roles: {}, levels: {} },
    staleMaxMs: forever,
    retryAfterFailureMs: 1,
    clock: { now: () => 0 },
    log: { debug: write, info: write, warn: write, error: write },
  });
  const value = await bodies[name]
    .read(read())
    .catch((error: unknown) => void lines.push(error instanceof CmsError ? error : {}));
  return { lines, value };
}

/** Advice on texts, given only for contents; menus and settings are not pages. */
const advice = [
  "expected-missing",
  "too-long",
  "markup-in-text",
  "wrong-script",
  "reference.self",
  "reference.unresolved",
];

/** Values that the portal ignores: number and size of list pages, and unknown languages in maps. */
const unread = /^\/page(?:Size)?$|^\/(?:nazevWebu|home|oficialniWeb|kontakt\/cs_cz)\/neznamePole$|\/name\/neznamePole$/;

test.each(names)("every fault of the body %s is logged with its pointer", async (name) => {
  const schema: z.ZodType = wireBodies[name];
  const good = bodies[name].good?.() ?? maximalOf(schema, name);
  expect((await readAndLog(name, good)).lines).toEqual([]);
  const missed: string[] = [];
  let count = 0;
  for (const { name: kind, pointer, codes, value } of faultsOf(schema, good, ownReference)) {
    if (unread.test(pointer) || codes.some((code) => advice.includes(code))) continue;
    count += 1;
    const { lines } = await readAndLog(name, value);
    const own = lines.filter((line) => line.pointer === (name === "config" ? `/data${pointer}` : pointer));
    const isRight = own.some(({ code, kind: ofError }) => codes.some((each) => each === code) || ofError === "invalid");
    if (!isRight) missed.push(`${kind} ${pointer} (${codes}): ${lines.map((line) => `${line.code} ${line.pointer}`)}`);
  }
  expect(count).toBeGreaterThan(8);
  expect(missed).toEqual([]);
});

test("a fault in a record removes only the smallest optional part around it", async () => {
  const terms = [
    { id: 1, name: "Rodina" },
    { id: 2 },
    { id: 3, name: "Práce", children: [{ id: 4 }, { id: 5, name: "Mzda" }] },
  ];
  expect(await readAndLog("categories", { items: [{ id: 1, name: "Témata", categories: terms }] })).toMatchObject({
    lines: [{ pointer: "/items/0/categories/2/children/0/name" }, { pointer: "/items/0/categories/1/name" }],
    value: [{ categories: [{ id: "1" }, { id: "3", children: [{ id: "5" }] }] }],
  });
  expect(await readAndLog("tags", { items: [{ id: 1 }, { id: 2, name: "Nové" }] })).toMatchObject({
    value: [{ id: "2" }],
  });
  const file = object(maximalOf(wireBodies.documents.shape.items.element, "document"));
  const documents = {
    items: [
      { ...file, size: "6 kB" },
      { ...file, language: 7 },
    ],
    totalCount: 2,
  };
  expect(await readAndLog("documents", documents)).toMatchObject({
    lines: [{ pointer: "/items/0/size" }, { pointer: "/items/1/language" }],
    value: [{ language: null }],
  });
  expect(
    (await readAndLog("webs", { items: [site, { ...site, id: "13", friendlyURL: "/up", host: 7 }] })).lines,
  ).toMatchObject([{ pointer: "/items/1/host" }, { pointer: "/items/1/host" }]);
});
