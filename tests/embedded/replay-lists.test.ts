import { expect, test } from "vitest";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { record, smallStore } from "../harness/small-store.ts";

const now = Date.UTC(2026, 9, 1);

function start(records: ReturnType<typeof record>[] = []) {
  const contents = records.map((content, n) => [
    `contents/mpsv/news-item/${n}.${String(content["language"]).slice(0, 2)}.json`,
    content,
  ]);
  const base = Object.entries(smallStore()).filter(([path]) => !path.startsWith("contents/"));
  const store = readStore(temporaryFolder(Object.fromEntries([...base, ...contents])));
  const replay = createReplay({ store, clock: { now: () => now } });
  return async (query: string, path = "/contents") => {
    const response = await replay(new Request(`http://cms.test${path}?${query}`));
    const body = await response.json();
    const ids: string[] = body.items?.map((item: { id: string }) => item.id);
    return { status: response.status, body, ids };
  };
}

const news = { structure: { id: "1", key: "aktualita" }, displayAt: "2026-05-01T23:59:59.9" };
const family = { categories: [{ id: "2", name: "Rodina" }], tags: [{ id: "5", name: "dávky" }, { id: "6" }] };
const mixed = [
  record("1", "Čtení", { ...news, priority: 3 }),
  record("2", "Cesta", { ...family, updatedAt: "2026-09-01T10:45:17.8" }),
  record("3", "Chata", { ...news, ...family, displayAt: "2026-05-02T00:00:00", priority: 1 }),
  record("4", "Hora", { webId: "34" }),
  record("5", "Skryté", { published: false }),
  record("1", "CmsReader", { language: "en_gb", friendlyURLs: { en_gb: "reading" } }),
];

test("a list contains published contents in the site's default language, newest first", async () => {
  const { body, ids } = await start(mixed)("");
  expect(ids).toEqual(["3", "1", "2", "4"]);
  expect(body).toMatchObject({ totalCount: 4, page: 1, pageSize: 20 });
  expect(body.items[0].data).toEqual({ obsah: "<p>Text 3</p>" });
});

test.for([
  ["webId=34", ["4"]],
  ["language=en_gb", ["1"]],
  ["onlyPublished=false&webId=12", ["3", "1", "2", "5"]],
  ["structureKey=aktualita", ["3", "1"]],
  ["structureKey=aktualita&structureKey=stranka&webId=12", ["3", "1", "2"]],
  ["categoryId=2", ["3", "2"]],
  ["categoryId=9&categoryId=2&structureKey=aktualita", ["3"]],
  ["tagId=6", ["3", "2"]],
  ["tagId=7", []],
  ["name=Cesta", ["2"]],
  ["name=cesta", []],
  ["publishedFrom=2026-05-02", ["3"]],
  ["publishedTo=2026-05-01&publishedFrom=2026-05-01", ["1"]],
  ["publishedTo=2026-05-01&webId=12", ["1", "2"]],
] as const)("filter %s", async ([query, expected]) => {
  expect((await start(mixed)(query)).ids).toEqual(expected);
});

test.for([
  ["displayAt", ["2", "4", "1", "3"]],
  ["name", ["2", "1", "4", "3"]],
  ["-name", ["3", "4", "1", "2"]],
  ["priority", ["2", "4", "3", "1"]],
  ["-priority", ["1", "3", "2", "4"]],
  ["updatedAt", ["1", "3", "4", "2"]],
  ["-updatedAt", ["2", "1", "3", "4"]],
] as const)("sort by %s, names in Czech order, equals by id", async ([sort, expected]) => {
  expect((await start(mixed)(`sort=${sort}`)).ids).toEqual(expected);
});

test("pages are slices of the whole list, and one past the end is empty", async () => {
  const get = start(mixed);
  expect((await get("pageSize=3&page=1")).ids).toEqual(["3", "1", "2"]);
  expect((await get("pageSize=3&page=2")).ids).toEqual(["4"]);
  expect((await get("pageSize=3&page=9")).body).toEqual({ items: [], totalCount: 4, page: 9, pageSize: 3 });
});

test.for([
  ["page=0", "page"],
  ["page=1.5", "page"],
  ["pageSize=101", "pageSize"],
  ["pageSize=", "pageSize"],
  ["sort=foo", "sort"],
  ["sort=relevance", "sort"],
  ["query=mzda", "query"],
  ["language=de_de", "language"],
  ["language=cs", "language"],
  ["language=en-GB", "language"],
  ["language=ua", "language"],
  ["unknown=1", "unknown"],
  ["structureKeys=stranka", "structureKeys"],
  ["onlyPublished=yes", "onlyPublished"],
  ["publishedFrom=2026-02-30", "publishedFrom"],
  ["publishedTo=1.5.2026", "publishedTo"],
] as const)("%s is refused by name", async ([query, parameter]) => {
  const { status, body } = await start(mixed)(query);
  expect(status).toBe(400);
  expect(body).toMatchObject({ status: 400, error: "Bad Request" });
  expect(body.message).toMatch(new RegExp(`^Parameter ${parameter}: expected .+\\.$`));
});

test("documents are listed by site and folder in pages", async () => {
  const get = start();
  expect((await get("", "/documents")).ids).toEqual(["9001", "9002"]);
  expect((await get("webId=34", "/documents")).ids).toEqual(["9002"]);
  expect((await get("folder=702", "/documents")).ids).toEqual([]);
  expect((await get("folder=701&page=2&pageSize=1", "/documents")).body).toMatchObject({
    items: [{ id: "9002" }],
    totalCount: 2,
    page: 2,
    pageSize: 1,
  });
  expect((await get("page=x", "/documents")).status).toBe(400);
});
