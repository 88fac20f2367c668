import { expect, test } from "vitest";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { smallStore } from "../harness/small-store.ts";

// 2026-07-02T00:29:59 in Prague
const beforeHalfPastMidnight = Date.UTC(2026, 6, 1, 22, 29, 59);

function start(now = beforeHalfPastMidnight) {
  const replay = createReplay({ store: readStore(temporaryFolder(smallStore())), clock: { now: () => now } });
  return async (path: string, init?: RequestInit) => {
    const response = await replay(new Request(`http://cms.test${path}`, init));
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
  };
}

test("every recorded collection is answered as recorded", async () => {
  const get = start();
  const store = smallStore();
  for (const name of ["webs", "categories", "tags"]) {
    const { status, headers, body } = await get(`/${name}`);
    expect({ status, body }).toEqual({ status: 200, body: store[`${name}.json`] });
    expect(headers.get("content-type")).toBe("application/json;charset=UTF-8");
    expect(headers.get("x-portal-source")).toBe("recorded");
  }
  expect((await get("/folders/by-id/77/tree")).body).toEqual(store["folders/77.json"]);
});

test("a web is found by id and by its address without the leading slash, the root web by an empty one", async () => {
  const get = start();
  expect((await get("/webs/by-id/34")).body.id).toBe("34");
  expect((await get("/webs/by-friendly-url/up")).body.id).toBe("34");
  expect((await get("/webs/by-friendly-url/")).body.id).toBe("12");
  expect((await get("/webs/by-friendly-url")).body.id).toBe("12");
});

test("a content is found by id in the requested language, or else in its site's default language", async () => {
  const get = start();
  expect((await get("/contents/by-id/100?language=en_gb")).body.name).toBe("Child allowance");
  expect((await get("/contents/by-id/100")).body.name).toBe("Přídavek na dítě");
});

test("a content is found by the address of its site and language, encoded as a whole or by segments", async () => {
  const get = start();
  const slug = "rodina/přídavek-na-dítě";
  const whole = `/contents/by-friendly-url/${encodeURIComponent(slug)}`;
  expect((await get(`${whole}?webId=12&language=cs_cz`)).body.id).toBe("100");
  expect((await get(`${whole}?webId=34&language=cs_cz`)).body.id).toBe("200");
  expect((await get(`/contents/by-friendly-url/${slug}?webId=12`)).body.id).toBe("100");
  expect((await get("/contents/by-friendly-url/config-?webId=12")).body.id).toBe("103");
});

test.for([
  "/contents/by-id/100?language=ru_ru",
  "/contents/by-id/100?webId=34",
  "/contents/by-id/999",
  "/contents/by-friendly-url/family%2Fchild-allowance?webId=12&language=cs_cz",
  "/contents/by-friendly-url/family%2Fchild-allowance?webId=34&language=en_gb",
  "/contents/by-friendly-url/",
  "/webs/by-id/",
  "/webs/by-friendly-url/nope",
  "/folders/by-id/78/tree",
  "/folders/by-id/77",
  "/documents/files/absent.pdf",
  "/",
  "//webs",
])("404 in the service's own form: %s", async (path) => {
  const { status, body, headers } = await start()(path);
  expect(status).toBe(404);
  expect(body).toEqual({
    timestamp: "2026-07-01T22:29:59",
    status: 404,
    error: "Not Found",
    message: expect.stringContaining(path.split("?")[0] === "/" ? "/" : decodeURIComponent(path)),
    path: path.split("?")[0],
  });
  expect(headers.get("x-portal-source")).toBe("computed");
});

test("drafts and scheduled contents, in Prague time, are hidden unless onlyPublished is false", async () => {
  const before = start();
  for (const id of ["101", "102"]) {
    expect((await before(`/contents/by-id/${id}`)).status).toBe(404);
    expect((await before(`/contents/by-id/${id}?onlyPublished=true`)).status).toBe(404);
    expect((await before(`/contents/by-id/${id}?onlyPublished=false`)).body.id).toBe(id);
  }
  const after = start(beforeHalfPastMidnight + 1000);
  expect((await after("/contents/by-id/102")).status).toBe(200);
});

test("a library file has its type, length and an ETag that answers 304", async () => {
  const get = start();
  const { status, headers, text } = await get("/documents/files/plan.pdf");
  expect({ status, text }).toEqual({ status: 200, text: "%PDF-1.7 plan" });
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-length")).toBe("13");
  const tag = headers.get("etag") ?? "";
  for (const sent of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const again = await get("/documents/files/plan.pdf", { headers: { "if-none-match": sent } });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: "" });
  }
  expect((await get("/documents/files/plan.pdf", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

test("no address can reach outside the library folder", async () => {
  const get = start();
  for (const path of ["..%2f..%2fwebs.json", "%2e%2e%2fwebs.json", "..%5c..%5cwebs.json", "../../webs.json", "%00"])
    expect((await get(`/documents/files/${path}`)).status, path).toBe(404);
});

test("HEAD answers with the headers of GET and no body", async () => {
  const get = start();
  const full = await get("/webs");
  const head = await get("/webs", { method: "HEAD" });
  expect(head.text).toBe("");
  expect([...head.headers]).toEqual([...full.headers]);
});

test("other methods are refused with a list of the allowed ones", async () => {
  const get = start();
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const { status, headers, body } = await get("/webs", { method });
    expect({ status, allow: headers.get("allow"), said: body.status }).toEqual({
      status: 405,
      allow: "GET, HEAD",
      said: 405,
    });
  }
});

test("invalid percent-encoding is refused", async () => {
  const get = start();
  for (const path of ["/contents/by-friendly-url/%zz", "/webs/by-id/%E1", "/contents?query=%", "/%"])
    expect((await get(path)).body, path).toMatchObject({ status: 400, error: "Bad Request" });
});

test.for([
  "/webs?language=cs_cz",
  "/tags?x=1",
  "/contents/by-id/100?language=cs",
  "/contents/by-id/100?lang=cs_cz",
  "/documents?language=cs_cz",
])("a spelling that is not documented is refused: %s", async (path) => {
  expect((await start()(path)).status).toBe(400);
});
