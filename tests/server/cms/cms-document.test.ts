import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createReplay } from "#embedded/replay/replay.ts";
import { readStore } from "#embedded/replay/store.ts";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { prune } from "#schemas/parse/prune.ts";
import { toWeb, wireWeb } from "#schemas/site/web.ts";
import { wireParameters } from "#server/cms/wire-parameters.ts";

// These tests compare docs/cms.md with what the portal and its replay CMS do.
const root = join(import.meta.dirname, "../../..");
const page = readFileSync(join(root, "docs/cms.md"), "utf8");
const fixtures = readStore(join(root, "fixtures"));

const record = {
  id: "1",
  name: "Zpráva",
  language: "cs_cz",
  structure: { key: "aktualita" },
  friendlyURLs: { cs_cz: "zprava" },
  data: {},
};
const news = { ...record, webId: "12" };

function replayOf(contents: object[]) {
  const store = { ...fixtures, contents: contents.map((each) => ({ ...news, ...each })) };
  const replay = createReplay({ store, clock: { now: () => Date.UTC(2026, 10, 23) } });
  return async (target: string) => {
    const response = await replay(new Request(`http://cms.test${target}`));
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
}

test("the table of parameters names every one that the portal sends, and its values", () => {
  const rows = page.split("\n## Requests\n")[1]?.split("\n\n- ")[0] ?? "";
  const names = Object.keys(wireParameters).filter((name) => !name.includes("."));
  expect([...rows.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
  const values = Object.entries(wireParameters).filter(([name]) => /^(?:language|sort)\./.test(name));
  for (const [name, value] of values) {
    expect(rows).toContain(`\`${value}\``);
    expect(page).toContain(`\`${name}\``);
  }
});

test("the replay's defaults are -displayAt, page 1, 20 records and published content items", async () => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    id: String(100 + index),
    displayAt: `2026-10-${String(30 - index).padStart(2, "0")}T08:00:00`,
    published: index > 0,
  }));
  const get = replayOf(days);
  const place = "/contents?webId=12&language=cs_cz";
  const { body } = await get(place);
  expect(body).toEqual((await get(`${place}&sort=-displayAt&page=1&pageSize=20&onlyPublished=true`)).body);
  expect(body).toMatchObject({ page: 1, pageSize: 20, totalCount: 29 });
  expect(body.items[0]).toMatchObject({ id: "101" });
  const documents = await get("/documents");
  expect(documents.body).toMatchObject({ page: 1, pageSize: 20 });
});

test("onlyPublished=false answers drafts and what is shown later, and what is published", async () => {
  const get = replayOf([
    { id: "1", published: false },
    { id: "2", displayAt: "2027-01-01T00:00:00", friendlyURLs: { cs_cz: "pozdeji" } },
    { id: "3", friendlyURLs: { cs_cz: "verejne" } },
  ]);
  const statuses = async (query: string) =>
    Promise.all(["1", "2", "3"].map(async (id) => (await get(`/contents/by-id/${id}${query}`)).status));
  expect(await statuses("")).toEqual([404, 404, 200]);
  expect(await statuses("?onlyPublished=true")).toEqual([404, 404, 200]);
  expect(await statuses("?onlyPublished=false")).toEqual([200, 200, 200]);
});

test("unknown parameters and wrong values are refused with 400", async () => {
  const get = replayOf([{}]);
  for (const target of ["/webs?a=1", "/contents?a=1", "/contents?sort=a", "/contents/by-id/1?page=1", "/tags?webId=12"])
    expect(await get(target), target).toMatchObject({ status: 400, body: { status: 400 } });
});

test("webId counts, then web; without both the site is unknown", () => {
  const siteOf = (more: object) => parseContent({ ...record, ...more }).content?.webId;
  expect(siteOf({ webId: "12", web: { id: "34" } })).toBe("12");
  expect(siteOf({ webId: 12 })).toBe("12");
  expect(siteOf({ web: { id: "34" } })).toBe("34");
  expect(siteOf({ webId: null, web: { id: "34" } })).toBe("34");
  expect(siteOf({ webId: "", web: { id: "34" } })).toBe("34");
  expect(siteOf({})).toBe("");
});

test('"" in an optional field is as null, and a fault in a required one', () => {
  const optional = ["webId", "web", "description", "published", "displayAt", "updatedAt", "categories", "tags"];
  for (const name of optional) {
    const [absent, own] = [null, ""].map((value) => parseContent({ ...record, [name]: value }));
    expect(absent?.content, name).not.toBeNull();
    expect(own?.content, name).toEqual(absent?.content);
    expect(own?.issues.length, name).toBe(absent?.issues.length);
  }
  expect(parseContent({ ...record, name: "" }).issues).toMatchObject([{ path: ["name"], severity: "error" }]);
});

test('a site whose optional fields are "" is one without them', () => {
  const site = { id: "12", name: { cs_cz: "Úřad" }, friendlyURL: "/" };
  const optional = ["defaultLanguage", "theme", "url", "host", "locale", "noIndex"];
  const { data, faults } = prune(wireWeb, { ...site, ...Object.fromEntries(optional.map((name) => [name, ""])) });
  expect(faults).toEqual([]);
  expect(data && toWeb(data)).toEqual(toWeb(site));
});
