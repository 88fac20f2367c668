import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Effect } from "#embedded/replay/fault.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { command } from "#harness/contract/command.ts";
import { differingKinds } from "#harness/contract/conformance/file-types.ts";
import { fakeIo } from "#harness/test-support/fake-io.ts";

type Json = ReturnType<typeof JSON.parse>;

const fixtures = readStore(join(import.meta.dirname, "../../../fixtures"));
/** A third of the content items, with all settings and drafts, fills enough list pages. */
const contents = fixtures.contents.filter(
  ({ structure, published }, index) => index % 3 === 0 || structure.key === "konfigurace" || published === false,
);
const store = { ...fixtures, contents };
type Answer = (request: Request, replay: (request: Request) => Promise<Response>) => Promise<Response>;
const unchanged: Answer = (request, replay) => replay(request);
let answer = unchanged;
const cms = await serveReplay({
  store,
  clock: { now: () => Date.UTC(2026, 10, 23) },
  port: 0,
  intercept: { answer: (...args) => answer(...args), headers: ["if-modified-since"], maxBody: 0 },
});
afterAll(() => cms.close());
beforeEach(() => {
  answer = unchanged;
  cms.setFault();
});

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
  ["folders.absent", at(/^\/folders/, (url) => (url.pathname.includes("not-there") ? { status: 500 } : undefined))],
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
  expect(broken.map(({ id }) => id)).toEqual(["webs.list"]);
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

const notModified = new Response(null, { status: 304 });
const conditionOf = ({ headers }: Request) => headers.get("if-none-match") ?? headers.get("if-modified-since");
const tagsIn = (request: Request) => request.headers.get("if-none-match")?.split(", ") ?? [];

test.each<[string, Answer]>([
  ["every condition", async (request, replay) => (conditionOf(request) ? notModified : await replay(request))],
  [
    "every If-None-Match, for files only",
    async (request, replay) =>
      request.url.includes("/files/") && tagsIn(request).length > 0 ? notModified : await replay(request),
  ],
  [
    "every weak tag",
    async (request, replay) =>
      tagsIn(request).some((tag) => tag.startsWith("W/")) ? notModified : await replay(request),
  ],
  ["every list of tags", async (request, replay) => (tagsIn(request).length > 1 ? notModified : await replay(request))],
  [
    "every time of a change",
    async (request, replay) => (request.headers.has("if-modified-since") ? notModified : await replay(request)),
  ],
  [
    "an ETag of which the right one is a part",
    async (request, replay) => {
      const plain = await replay(new Request(request.url));
      const own = plain.headers.get("etag")?.slice(1, -1) ?? "";
      return own !== "" && tagsIn(request).some((tag) => tag.includes(own)) ? notModified : plain;
    },
  ],
  [
    "an ETag that begins like the right one",
    async (request, replay) => {
      const plain = await replay(new Request(request.url));
      const own = plain.headers.get("etag")?.slice(0, -1) ?? "";
      return own !== "" && tagsIn(request).some((tag) => tag.startsWith(own)) ? notModified : plain;
    },
  ],
  [
    "an ETag of another address",
    async (request, replay) => {
      const [one, other] = await Promise.all(
        ["/webs", "/webs/by-id/12"].map(async (path) => {
          const { headers } = await replay(new Request(new URL(path, request.url)));
          return headers.get("etag");
        }),
      );
      return tagsIn(request).some((tag) => tag === one || tag === other) ? notModified : await replay(request);
    },
  ],
  [
    "any ETag for what does not exist",
    async (request, replay) =>
      request.url.includes("not-there") && conditionOf(request) ? notModified : await replay(request),
  ],
])("304 to %s is reported", async (_what, wrong) => {
  answer = wrong;
  const { broken } = await run();
  expect(broken).toMatchObject([{ id: "cache.changed", received: "status 304" }]);
  expect(broken[0].asked).toMatch(/, if-(?:none-match|modified-since): /);
});

test("a 200 without a body to a condition that is not met is reported", async () => {
  answer = async (request, replay) => (conditionOf(request)?.includes("not-there") ? new Response() : replay(request));
  expect((await run()).broken).toMatchObject([{ id: "cache.changed" }]);
});

const renamed = (from: string, to: string) => (record: Json) => {
  const { [from]: list, ...others } = record;
  return { ...others, ...(list && { [to]: list }) };
};
const renamedInTree = (from: string, to: string) => (tree: Json) => ({
  ...tree,
  children: tree.children?.map(renamed(from, to)),
});
const tree = /^\/folders\/by-id\/(?!not-there)/;

test.each<[string, string, RegExp, (body: Json) => unknown, string, RegExp]>([
  ["a menu's folders", "folders.tree", tree, renamed("children", "items"), "children", /fields id, .*items/],
  ["a menu's folders, missing", "folders.tree", tree, ({ id }: Json) => ({ id }), "children", /^the fields id$/],
  ["a menu's folders, null", "folders.tree", tree, ({ id }: Json) => ({ id, children: null }), "children", /children/],
  ["folders below", "folders.tree", tree, renamedInTree("children", "folders"), "children", /^in `folders`$/],
  [
    "categories below",
    "categories.list",
    /^\/categories$/,
    items((all) => all.map((each) => ({ ...each, categories: each.categories.map(renamed("children", "items")) }))),
    "children",
    /^in `items`$/,
  ],
  [
    "a vocabulary's categories",
    "categories.list",
    /^\/categories$/,
    items((all) => all.map(renamed("categories", "terms"))),
    "docs/contract",
    /fields id, .*terms at \/items\/\d+\/categories/,
  ],
  ["the list of sites", "webs.list", /^\/webs$/, renamed("items", "docs"), "docs/contract", /fields docs at \/items/],
  ["the list of tags", "tags.list", /^\/tags$/, renamed("items", "data"), "docs/contract", /fields data at \/items/],
  ["a page", "contents.page", list, renamed("items", "results"), "docs/contract", /results at \/items/],
  [
    "the number of all",
    "contents.page",
    list,
    renamed("totalCount", "total"),
    "docs/contract",
    /total at \/totalCount/,
  ],
  [
    "a page of documents",
    "documents.list",
    /^\/documents$/,
    renamed("items", "hits"),
    "docs/contract",
    /hits at \/items/,
  ],
])("%s under another name: reported once, with what was expected and received", async (...row) => {
  const [, id, path, mutate, expected, received] = row;
  cms.setFault(at(path, { mutate }));
  const { broken } = await run();
  expect(broken.map((each) => each.id)).toEqual([id]);
  expect(broken[0].expected).toContain(expected);
  expect(broken[0].received).toMatch(received);
});

test.each<[string, RegExp, Effect]>([
  ["a PDF as HTML", /\.pdf$/, { headers: { "content-type": "text/html" } }],
  ["a PDF as anything", /\.pdf$/, { headers: { "content-type": "application/octet-stream" } }],
  ["a picture as another kind of picture", /\.jpg$/, { headers: { "content-type": "image/png" } }],
  ["a drawing as text", /\.svg$/, { headers: { "content-type": "text/plain" } }],
  ["files without a type", /\/files\//, { headers: { "content-type": "" } }],
])("%s is reported", async (_what, path, effect) => {
  cms.setFault(at(path, effect));
  const { broken } = await run();
  expect(broken).toMatchObject([{ id: "documents.file", asked: expect.stringMatching(path) }]);
});

test("a type that the record and the answer agree on, but not the bytes, is reported", async () => {
  const asHtml = items((all) => all.map((each) => ({ ...each, mimeType: "text/html" })));
  cms.setFault((url) =>
    url.pathname === "/documents"
      ? { mutate: asHtml }
      : at(/\/files\//, { headers: { "content-type": "text/html" } })(url),
  );
  const { broken } = await run();
  expect(broken).toMatchObject([{ id: "documents.file", expected: "one kind of file by type, name and bytes" }]);
  expect(broken[0].received).toMatch(/^type text\/html, name .*, bytes of a \w+ file$/);
});

test("the type, name and bytes of a file agree, or the kind is unknown", () => {
  const pdf = { type: "application/pdf", fileName: "plan.pdf", body: Buffer.from("%PDF-1.7 …") };
  const zip = { type: "application/zip", fileName: "data.zip", body: Buffer.from("PK\u0003\u0004…", "latin1") };
  const svg = { type: "image/svg+xml", fileName: "logo.svg", body: Buffer.from('<?xml version="1.0"?>\n<svg>') };
  const docx = { ...zip, type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" };
  const csv = { type: "text/csv", fileName: "data.csv", body: Buffer.from("a;b") };
  const good = [pdf, { ...pdf, fileName: "PLAN.PDF" }, { ...pdf, fileName: "plan" }, zip, svg, csv];
  expect([...good, { ...docx, fileName: "a.docx" }].map(differingKinds)).toEqual(Array(good.length + 1).fill(null));
  const wrong = [
    { ...pdf, type: "text/html" },
    { ...pdf, fileName: "plan.docx" },
    { ...pdf, body: Buffer.from("<!doctype html><svg>") },
    { ...pdf, body: Buffer.from("") },
    { ...csv, body: pdf.body },
    { ...zip, fileName: "plan.pdf" },
    { ...svg, type: "image/png" },
  ];
  for (const each of wrong)
    expect(differingKinds(each)).toContain(`type ${each.type}, name ${each.fileName}, bytes of`);
});

const without = (name: string, url: URL): Effect => {
  const others = new URL(url);
  others.searchParams.delete(name);
  return { address: others.pathname + others.search };
};

test.each(["webs", "webs/by-id/12", "contents", "contents/by-id/", "categories", "tags", "folders/", "documents"])(
  "a CMS that accepts unknown parameters at /%s is reported",
  async (path) => {
    cms.setFault((url) =>
      (path.endsWith("/") ? url.pathname.startsWith(`/${path}`) : url.pathname === `/${path}`)
        ? without("not-there-0000", url)
        : undefined,
    );
    expect((await run()).broken).toMatchObject([{ id: "parameters.unknown", received: "status 200" }]);
  },
);

test.each([
  ["language", "not-there-0000"],
  ["sort", "not-there-0000"],
  ["onlyPublished", "not-there-0000"],
  ["pageSize", "0"],
  ["page", "0"],
])("a CMS that ignores a wrong %s is reported", async (name, value) => {
  cms.setFault((url) => (url.searchParams.get(name) === value ? without(name, url) : undefined));
  expect((await run()).broken).toMatchObject([{ id: "parameters.wrong", expected: "status 400 or 422" }]);
});

test.each<[string, RegExp]>([
  ["webs.list", /^\/webs$/],
  ["webs.one", /^\/webs\/by-id/],
  ["webs.settings", /config-/],
  ["contents.page", list],
  ["content.by-id", one],
  ["categories.list", /^\/categories$/],
  ["tags.list", /^\/tags$/],
  ["folders.tree", /^\/folders/],
  ["documents.list", /^\/documents$/],
  ["documents.file", /^\/documents\/files/],
])("a path that fails is one finding, %s, and what depends on it is not tested", async (id, path) => {
  cms.setFault(at(path, { status: 500 }));
  const { results, broken } = await run();
  expect(broken).toMatchObject([{ id, received: "status 500" }]);
  const reason = `${broken[0].asked} is broken, see ${id}`;
  for (const result of results.filter(({ cause }) => cause !== undefined))
    expect(result).toMatchObject({ outcome: "untested", cause: id, reason });
});

test.each<[string, Effect]>([
  ["status 401", { status: 401 }],
  ["status 302", { status: 302 }],
  ["status 429", { status: 429 }],
  ["none, or one that breaks off", { reset: true }],
])("a path that always answers with %s is one finding", async (received, effect) => {
  cms.setFault(at(one, effect));
  const { results, broken } = await run();
  expect(broken).toMatchObject([{ id: "content.by-id", received: expect.stringContaining(received) }]);
  const dependent = results.filter(({ cause }) => cause === "content.by-id").map(({ id }) => id);
  expect(dependent).toEqual(expect.arrayContaining(["content.absent", "content.draft"]));
});

test("a CMS that fails everywhere is one finding", async () => {
  cms.setFault(() => ({ status: 503 }));
  const { results, broken } = await run();
  expect(broken).toMatchObject([{ id: "webs.list", received: "status 503" }]);
  expect(results.filter(({ cause }) => cause === "webs.list").length).toBeGreaterThan(20);
});
