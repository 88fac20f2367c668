import { expect, test } from "vitest";
import type { Language } from "#schemas/site/language-codes.ts";
import { Bitmap } from "#server/search/lists/bitmaps.ts";
import { ListAnswers } from "#server/search/lists/list-answers.ts";
import { inOrderOf, ListOrders } from "#server/search/lists/list-orders.ts";
import { createIndex } from "#server/search/open-index.ts";
import { page, startCms } from "./living-cms.ts";

type Started = ReturnType<Awaited<ReturnType<typeof startCms>>["start"]>;

const everything = { facets: {}, from: null, to: null, month: null };

interface Wanted {
  list?: string;
  keys?: string[];
  language?: Language;
  term?: string;
  selected?: object;
}

/** Names in a list in order, and the counts of one of its facets. */
async function show(search: Started, facet: "year" | "state" | "type", wanted: Wanted = {}) {
  const { list = "news", keys = ["news-item"], language = "cs", term = "", selected = {} } = wanted;
  const indexed = await search.list({ list, keys, site: "12", language, term });
  if (indexed === "preparing") throw new Error("expected an index");
  const { total, counts, contents } = indexed.answer({ ...everything, facets: selected });
  const order = term === "" ? (list === "officialBoard" ? "given" : "newest") : "relevance";
  const names = contents(order, 0, 100).map(({ name }) => name);
  return { total, names, counts: Object.fromEntries(counts.get(facet) ?? []) };
}

const key = (name: string) => ({ structure: { id: "1", key: name } });
const news = (id: string, name: string, displayAt: string, more = {}) =>
  page(id, name, "O všem možném.", { ...key("aktualita"), displayAt, updatedAt: displayAt, ...more });

test("a list and its counts follow published, changed and withdrawn contents", async () => {
  const { cms, start } = await startCms([
    news("1", "Prvá", "2025-03-01T08:00:00"),
    news("2", "Druhá", "2026-03-01T08:00:00"),
    page("3", "Žádná aktualita"),
  ]);
  const search = start();
  const before = { 2025: 1, "2025-03": 1, 2026: 1, "2026-03": 1 };
  expect(await show(search, "year")).toEqual({ total: 2, names: ["Druhá", "Prvá"], counts: before });
  cms.records = [
    news("1", "Nyní nejnovější", "2026-09-01T08:00:00"),
    news("2", "Druhá", "2026-03-01T08:00:00"),
    news("4", "Čtvrtá", "2026-05-01T08:00:00"),
  ];
  await search.refresh();
  const names = ["Nyní nejnovější", "Čtvrtá", "Druhá"];
  const after = { 2026: 3, "2026-03": 1, "2026-05": 1, "2026-09": 1 };
  expect(await show(search, "year")).toEqual({ total: 3, names, counts: after });
  cms.records = cms.records.slice(1, 2);
  await search.refresh();
  expect(await show(search, "year")).toEqual({ total: 1, names: ["Druhá"], counts: { 2026: 1, "2026-03": 1 } });
});

type Json = ReturnType<typeof JSON.parse>;

test.each<[string, (items: Json[]) => Json[]]>([
  ["without the existing contents", () => []],
  ["of one content again and again", ([first, ...rest]) => [first, ...rest.map(() => first)]],
  ["of unreadable contents", (items) => items.map((item) => ({ ...item, name: null }))],
])("a list %s removes nothing from the index", async (_, broken) => {
  const { cms, clock, start } = await startCms([
    news("1", "Prvá", "2025-03-01T08:00:00"),
    news("2", "Druhá", "2026-03-01T08:00:00"),
    news("3", "Třetí", "2026-04-01T08:00:00"),
  ]);
  const search = start();
  expect((await show(search, "year")).total).toBe(3);
  cms.fault = ({ pathname }) =>
    pathname === "/contents"
      ? { mutate: (body: Json) => ({ ...body, items: broken(body.items), totalCount: broken(body.items).length }) }
      : undefined;
  clock.time += 60 * 60 * 1000;
  await search.refresh().catch(() => {});
  expect((await show(search, "year")).total).toBe(3);
});

test("a list older than the retention of contents is updated from the CMS by the next request", async () => {
  const { cms, clock, start } = await startCms([news("1", "Prvá", "2026-03-01T08:00:00")]);
  const search = start();
  await show(search, "year");
  cms.records = [...cms.records, news("2", "Druhá", "2026-09-01T08:00:00")];
  expect(search.hasLists()).toBe(true);
  expect((await show(search, "year")).total).toBe(1);
  clock.time += 61_000;
  expect(search.hasLists()).toBe(true);
  await search.refresh();
  expect((await show(search, "year")).total).toBe(2);
});

test("restricted, draft and embargoed contents are on no list and in no count before their time", async () => {
  const { clock, start } = await startCms([
    news("1", "Pro úředníky", "2026-03-01T08:00:00", {
      permissions: { VIEW: [{ id: "1", type: "ROLE", name: "Zaměstnanci" }] },
    }),
    news("2", "Koncept", "2026-03-01T08:00:00", { published: false }),
    news("3", "Embargo", "2026-03-01T08:00:00", { data: { embargoDo: "2026-10-01T13:00:00" } }),
    news("4", "Veřejná", "2026-03-01T08:00:00"),
  ]);
  const search = start();
  expect(await show(search, "year")).toEqual({ total: 1, names: ["Veřejná"], counts: { 2026: 1, "2026-03": 1 } });
  clock.time += 3600_000;
  await search.refresh();
  expect((await show(search, "year")).names).toEqual(["Embargo", "Veřejná"]);
});

test("a notice appears on the board when it is posted and counts as removed after its end, without a request to the CMS", async () => {
  const board = { list: "officialBoard", keys: ["public-notice"] };
  const notice = (id: string, name: string, vyveseni: string, relevantniDo: string) =>
    page(id, name, "", { ...key("up-verejna-vyhlaska"), data: { vyveseni, relevantniDo } });
  const { cms, clock, start } = await startCms([
    notice("1", "Vyvěšená", "2026-09-01", "2026-10-01"),
    notice("2", "Zítřejší", "2026-10-02", "2026-10-20"),
  ]);
  const search = start();
  expect(await show(search, "state", board)).toEqual({ total: 1, names: ["Vyvěšená"], counts: { posted: 1 } });
  cms.fault = () => ({ status: 503 });
  clock.time += 24 * 3600_000;
  const counts = { posted: 1, removed: 1 };
  expect(await show(search, "state", board)).toEqual({ total: 2, names: ["Zítřejší", "Vyvěšená"], counts });
});

test("a list in another language has its own language first, then Czech contents until they are translated", async () => {
  const both = { friendlyURLs: { cs_cz: "prva", en_gb: "first" } };
  const czech = [news("1", "Prvá", "2026-03-01T08:00:00", both), news("2", "Druhá", "2026-09-01T08:00:00")];
  const english = (id: string, name: string) =>
    news(id, name, "2026-03-01T08:00:00", { language: "en_gb", friendlyURLs: { en_gb: `en-${id}` } });
  const { cms, start } = await startCms([...czech, english("1", "First")]);
  const search = start();
  const inEnglish = (more = {}) => show(search, "year", { language: "en", ...more });
  const counts = { 2026: 2, "2026-03": 1, "2026-09": 1 };
  expect(await inEnglish()).toEqual({ total: 2, names: ["First", "Druhá"], counts });
  expect((await inEnglish({ selected: { year: ["2026"] } })).names).toEqual(["First", "Druhá"]);
  cms.records = [...czech, english("1", "First"), english("2", "Second")];
  await search.refresh();
  expect((await inEnglish()).names.toSorted()).toEqual(["First", "Second"]);
  cms.records = [...czech, english("2", "Second")];
  await search.refresh();
  expect((await inEnglish()).names).toEqual(["Second", "Prvá"]);
});

test("in another language, the hits of a term are those in it and those in Czech", async () => {
  const english = news("1", "Europass guide", "2026-03-01T08:00:00", {
    language: "en_gb",
    friendlyURLs: { en_gb: "europass-guide" },
  });
  const czech = ["2", "3"].map((id) => news(id, `Europass ${id}`, "2026-03-01T08:00:00"));
  const { start } = await startCms([english, ...czech]);
  const wanted = { list: "news", keys: ["news-item"], site: "12", term: "europass" } as const;
  const indexed = await start().list({ ...wanted, language: "en" });
  if (indexed === "preparing") throw new Error("expected an index");
  expect(indexed.found?.total).toBe(3);
  expect(indexed.answer(everything).total).toBe(3);
});

test("counts include all hits of a term, also those that are not sorted", async () => {
  const many = Array.from({ length: 2100 }, (_, at) =>
    news(String(at), `Zpráva ${at}`, `20${10 + (at % 3)}-03-01T08:00:00`),
  );
  const { start } = await startCms(many);
  const search = start();
  const found = await show(search, "year", { term: "zpráva" });
  expect(found).toMatchObject({ total: 2100, counts: { 2010: 700, 2011: 700, 2012: 700 } });
  const indexed = await search.list({ list: "news", keys: ["news-item"], site: "12", language: "cs", term: "zpráva" });
  if (indexed === "preparing") throw new Error("expected an index");
  const { total, contents } = indexed.answer(everything);
  const ids = contents("relevance", 0, total).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2100);
  expect(contents("relevance", 2050, 20).map(({ id }) => id)).toEqual(ids.slice(2050, 2070));
});

test("contents of a structure are the same object until one of them changes, and can be limited to those nearest to a date", async () => {
  const many = Array.from({ length: 9 }, (_, at) => news(String(at), `Zpráva ${at}`, `2026-0${at + 1}-01T08:00:00`));
  const { cms, start } = await startCms([...many.slice(0, 8), page("90", "Stránka")]);
  const search = start();
  await search.ids("zpráva");
  const request = { site: "12", language: "cs", keys: ["news-item"] } as const;
  const first = search.contents(request);
  expect(first.map(({ id }) => id)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
  const near = search.contents({ ...request, nearest: { to: "2026-04-01T06:00:00.000Z", count: 2 } });
  expect(near.map(({ id }) => id).toSorted()).toEqual(["2", "3", "4", "5"]);
  cms.records = [...cms.records, page("91", "Jiná", "", { updatedAt: "2026-09-09T10:00:00" })];
  await search.refresh();
  expect(search.contents(request)).toBe(first);
  cms.records = [...cms.records, many[8] ?? page("92", "")];
  await search.refresh();
  expect(search.contents(request)).toHaveLength(9);
});

test("a long list is sorted some rows at a time", () => {
  const database = createIndex(null);
  database.exec(`
    INSERT INTO lists (id, site, language, name) VALUES (1, '12', 'cs', 'news');
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
    INSERT INTO entries (list, rowid, title, date, facets) SELECT 1, i, 5000 - i, 7 * i % 5000, '' FROM n`);
  const place = { site: "12", language: "cs" } as const;
  const orders = new ListOrders(database);
  const lists = new ListAnswers(database);
  const rows = { ...lists.answer({ place, list: "news", notIn: null, found: null }, everything), total: 5000 };
  for (const order of ["newest", "az"] as const) {
    const all = [...orders.steps([rows], order)];
    expect(all.length).toBeGreaterThan(2);
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    expect(all.flat()).toEqual(orders.page([rows], { order, from: 0, count: 5000 }));
  }
});

test("a long list in two languages is merged some rows at a time, without translated rows", () => {
  const database = createIndex(null);
  database.exec(`
    INSERT INTO lists (id, site, language, name) VALUES (1, '12', 'cs', 'events'), (2, '12', 'en', 'events');
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000)
    INSERT INTO entries (list, rowid, title, date, rank, facets)
      SELECT 1 + i % 2, i, 13 * i % 5000, nullif(7 * i % 1000, 0), 11 * i % 5000, '' FROM n`);
  const orders = new ListOrders(database);
  const rowsOf = (listId: number, isRow: (rowid: number) => boolean) => {
    const rowids = Array.from({ length: 6001 }, (_, at) => at);
    return { listId, matching: Bitmap.of(rowids.filter((at) => 1 + (at % 2) === listId && isRow(at))) };
  };
  const sections = [rowsOf(2, () => true), rowsOf(1, (rowid) => rowid % 10 !== 0)];
  for (const order of ["newest", "az", "za", "given"] as const) {
    const all = [...orders.mergedSteps(sections, order)];
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    expect(all.flat()).toHaveLength(5400);
    expect(all.flat()).toEqual(orders.mergedPage(sections, { order, from: 0, count: 5400 }));
  }
});

test("the rows of a list in two languages are merged, not sorted", () => {
  const database = createIndex(null);
  for (const order of ["newest", "az", "za", "given"] as const) {
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${inOrderOf(2, order)}`).all(1, 2);
    expect(plan.map(({ detail }) => String(detail)).filter((detail) => detail.includes("TEMP B-TREE"))).toEqual([]);
    expect(plan.map(({ detail }) => detail)).toContain("MERGE (UNION ALL)");
  }
});

test("a list read in steps contains all its rows although they move meanwhile", async () => {
  const records = ["1", "2", "3"].map((id) => news(id, `Zpráva ${id}`, `2026-0${id}-01T08:00:00`));
  const { cms, start } = await startCms(records);
  const search = start();
  const indexed = await search.list({ list: "news", keys: ["news-item"], site: "12", language: "cs", term: "" });
  if (indexed === "preparing") throw new Error("expected an index");
  const names: string[] = [];
  for (const some of indexed.answer(everything).steps("newest")) {
    if (names.length === 0 && cms.records === records) {
      cms.records = records.with(0, news("1", "Nyní nejnovější", "2026-09-01T08:00:00"));
      await search.refresh();
    }
    names.push(...some.map(({ name }) => name));
  }
  expect(names).toEqual(["Nyní nejnovější", "Zpráva 3", "Zpráva 2"]);
});
