import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Effect } from "#embedded/replay/fault.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { command } from "#harness/contract/command.ts";
import { fakeIo } from "../fake-io.ts";

type Json = ReturnType<typeof JSON.parse>;

const fixtures = readStore(join(import.meta.dirname, "../../../fixtures"));
/** A third of the content items, with all settings and drafts, fills enough list pages. */
const contents = fixtures.contents.filter(
  ({ structure, published }, index) => index % 3 === 0 || structure.key === "konfigurace" || published === false,
);
const store = { ...fixtures, contents };
const cms = await serveReplay({ store, clock: { now: () => Date.UTC(2026, 10, 23) }, port: 0 });
afterAll(() => cms.close());
beforeEach(() => cms.setFault());

async function run(address = cms.url, signal?: AbortSignal) {
  const { io, out } = fakeIo(signal);
  const code = await command.run({ update: false, cms: address, format: "json", _: [] }, io);
  const results: Json[] = JSON.parse(out()).results;
  return { code, results, broken: results.filter(({ outcome }) => outcome === "broken") };
}

test("the replay CMS meets every requirement", async () => {
  const { code, results, broken } = await run();
  expect({ code, broken }).toEqual({ code: 0, broken: [] });
  expect(results.length).toBeGreaterThan(25);
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
});

test("a CMS with few content items, which answers all of them at once, is untested for the size of pages", async () => {
  const whole = (body: Json) => ({ ...body, totalCount: body.items.length });
  cms.setFault(
    at(list, (url) =>
      url.searchParams.get("pageSize") === "1000000" ? { query: { pageSize: "100" }, mutate: whole } : undefined,
    ),
  );
  const { results } = await run();
  const reason = "the CMS has only 100 content items";
  expect(results).toContainEqual(expect.objectContaining({ id: "limits.page-size", outcome: "untested", reason }));
});

test("an unreachable CMS and a wrong address are reported differently from broken requirements", async () => {
  await expect(run("http://127.0.0.1:1")).rejects.toThrow("cannot be reached");
  await expect(run("ftp://cms")).rejects.toThrow("--cms takes an http or https address");
});

const at = (path: RegExp, effect: Effect | ((url: URL) => Effect | undefined)) => (url: URL) =>
  path.test(url.pathname) ? (typeof effect === "function" ? effect(url) : effect) : undefined;
const items = (change: (items: Json[]) => Json[]) => (body: Json) =>
  body.items ? { ...body, items: change(body.items) } : body;
const list = /^\/contents$/;
const one = /^\/contents\/by-id/;

test.each<[string, (url: URL) => Effect | undefined]>([
  ["webs.list", at(/^\/webs$/, { body: "<html></html>", contentType: "text/html" })],
  ["webs.one", at(/^\/webs\/by-id/, { mutate: (body: Json) => ({ ...body, id: "other" }) })],
  ["webs.absent", at(/^\/webs\/by-id/, (url) => (url.pathname.includes("not-there") ? { status: 200 } : undefined))],
  ["webs.settings", at(/config-/, { status: 404 })],
  ["contents.page", at(list, { mutate: (body: Json) => ({ ...body, totalCount: undefined }) })],
  ["contents.page-size", at(list, { mutate: items((all) => all.slice(0, 50)) })],
  ["contents.paging", at(list, { query: { page: "1" } })],
  [
    "contents.after-last",
    at(list, (url) => (Number(url.searchParams.get("page")) > 9 ? { query: { page: "1" } } : undefined)),
  ],
  ["contents.site", at(list, { query: { webId: "12" } })],
  ["contents.language", at(list, { query: { language: "cs_cz" } })],
  [
    "contents.structure",
    at(list, (url) => (url.searchParams.has("structureKey") ? { query: { structureKey: "stranka" } } : undefined)),
  ],
  [
    "contents.sort-name",
    at(list, (url) => (url.searchParams.get("sort") === "name" ? { query: { sort: "updatedAt" } } : undefined)),
  ],
  ["contents.sort-updated", at(list, { query: { sort: "name" } })],
  ["contents.sort-shown", at(list, { query: { sort: "name" } })],
  ["contents.published", at(list, { query: { onlyPublished: "false" } })],
  ["content.by-id", at(one, { mutate: (body: Json) => ({ ...body, id: "other" }) })],
  ["webs.one", at(/^\/webs\/by-/, { mutate: (body: Json) => ({ ...body, friendlyURL: "/jiny" }) })],
  [
    "content.by-address",
    at(/by-friendly-url\/.*%2F/, { mutate: (body: Json) => ({ ...body, friendlyURLs: { cs_cz: "jina/adresa" } }) }),
  ],
  ["content.by-address", at(/by-friendly-url/, (url) => (url.pathname.includes("%2F") ? { status: 404 } : undefined))],
  [
    "content.absent",
    at(one, (url) => (url.pathname.includes("not-there") ? { body: "none", contentType: "text/html" } : undefined)),
  ],
  ["content.other-language", at(one, { query: { language: "cs_cz" } })],
  ["content.other-site", at(one, { query: { webId: "12" } })],
  ["content.draft", at(one, { query: { onlyPublished: "false" } })],
  ["categories.list", at(/^\/categories$/, { mutate: items((all) => all.map(({ id, name }) => ({ id, name }))) })],
  ["tags.list", at(/^\/tags$/, { mutate: ({ items }: Json) => items })],
  ["webs.settings", at(/config-/, { mutate: (body: Json) => ({ ...body, data: { ...body.data, home: 7 } }) })],
  ["folders.tree", at(/^\/folders/, (url) => (url.pathname.includes("not-there") ? undefined : { status: 404 }))],
  [
    "folders.tree",
    at(/^\/folders/, { mutate: (body: Json) => ({ ...body, children: [{ id: "1", name: "Rodina" }] }) }),
  ],
  ["folders.absent", at(/^\/folders/, { status: 500 })],
  ["documents.list", at(/^\/documents$/, { mutate: items((all) => all.map((each) => ({ ...each, size: "6 kB" }))) })],
  ["documents.range", at(/^\/documents\/files/, { headers: { "content-range": "bytes 5-9/10" } })],
  ["documents.file", at(/^\/documents\/files/, { body: "short", contentType: "text/plain" })],
  [
    "parameters.wrong",
    at(list, (url) => (url.searchParams.get("page") === "0" ? { query: { page: "1" } } : undefined)),
  ],
  [
    "limits.page-size",
    at(list, (url) => (url.searchParams.get("pageSize") === "1000000" ? { status: 500 } : undefined)),
  ],
  ["cache.etag", at(/^\/webs$/, { headers: { etag: '"always-new"' } })],
])("a CMS that breaks %s is reported", async (id, fault) => {
  cms.setFault(fault);
  const { code, broken } = await run();
  expect(code).toBe(1);
  expect(broken.map((each) => each.id)).toContain(id);
  const reported = broken.find((each) => each.id === id);
  for (const part of ["sentence", "asked", "expected", "received"]) expect(reported[part], part).toBeTypeOf("string");
});

test("a broken content in a list is reported once, with its id, and the others are still checked", async () => {
  cms.setFault(at(list, { mutate: items(([first, ...rest]) => (first ? [{ ...first, data: null }, ...rest] : [])) }));
  const { broken } = await run();
  expect(broken).toMatchObject([
    { id: "contents.records", expected: expect.stringMatching(/^content \d+ as in docs/) },
  ]);
  expect(broken[0].received).toBe("null at /data, expected there: object");
});

test("if two lists differ, the first differing item is reported", async () => {
  cms.setFault(at(list, { query: { sort: "name" } }));
  const reported = (await run()).broken.find(({ id }) => id === "contents.sort-updated");
  for (const part of ["expected", "received"]) expect(reported[part]).toMatch(/^item \d+: "2\d{3}-/);
});

test("an empty first page despite a total is broken, as in a CMS that counts pages from 0", async () => {
  cms.setFault(at(list, { mutate: items(() => []) }));
  const { code, broken } = await run();
  expect({ code, ids: broken.map(({ id }) => id) }).toEqual({ code: 1, ids: ["contents.page"] });
  expect(broken[0]).toMatchObject({ expected: expect.stringMatching(/^items 1 to \d+ of \d+$/), received: "none" });
});

test("a sort order is untested if all dates are equal", async () => {
  const updatedAt = "2026-11-02T08:00:00";
  cms.setFault(at(list, { mutate: items((all) => all.map((each) => ({ ...each, updatedAt }))) }));
  const outcomes = (await run()).results.filter(({ id }) => /^contents\.sort-(?:updated|shown)$/.test(id));
  expect(outcomes).toMatchObject([
    { id: "contents.sort-updated", outcome: "untested", reason: "all content items that were read have one updatedAt" },
    { id: "contents.sort-shown", outcome: "met" },
  ]);
});

test("a broken response that many requirements need is reported once", async () => {
  cms.setFault(at(/^\/webs$/, { status: 302 }));
  const { results, broken } = await run();
  expect(broken.map(({ id }) => id)).toEqual(["webs.list", "cache.etag"]);
  expect(results.filter(({ reason }) => reason === "/webs is broken, see webs.list").length).toBeGreaterThan(10);
  const { io, out } = fakeIo();
  await command.run({ update: false, cms: cms.url, format: "text", _: [] }, io);
  const lines = out()
    .split("\n")
    .filter((line) => line.includes("webs.list") || line.includes("contents.paging"));
  expect(lines).toEqual([
    expect.stringMatching(/^broken {3}webs\.list: /),
    expect.stringMatching(/^ {9}not tested because of it: .*contents\.paging/),
  ]);
});

test("a byte order mark is ignored, as the portal does", async () => {
  const mark = (body: Json) => ({ body: `\uFEFF${JSON.stringify(body)}` });
  cms.setFault((url) => (url.pathname === "/tags" ? mark(fixtures.tags) : undefined));
  expect((await run()).broken).toEqual([]);
});

test("an interrupted run is not a broken requirement", async () => {
  await expect(run(cms.url, AbortSignal.abort())).rejects.toThrow("aborted");
});
