import { expect, onTestFinished, test } from "vitest";
import type { Effect } from "#embedded/replay/fault.ts";
import { serveReplay } from "#embedded/replay/serve.ts";
import { readStore } from "#embedded/replay/store.ts";
import { smallStore } from "../small-store.ts";
import { checkJson, contentFile, goodRecord, goodStore } from "./checked.ts";

const names = { cs_cz: "Rodina" };
const item = (id: string, slug: string, webId = "12") => ({
  ...{ id, name: { cs_cz: `Položka ${id}` }, friendlyURLs: { cs_cz: slug }, web: { id: webId }, children: [] },
});
const folders = [
  { ...item("1", "pridavek"), children: [item("2", "neni")] },
  item("3", "porodne", "99"),
  { id: "4", name: names, url: "https://www.example.org/", children: [] },
];

/** Checks a CMS with a menu, with one response changed. */
async function checkCms(path: RegExp, effect: Effect, ...argv: string[]) {
  const folder = goodStore({
    "folders/200.json": { id: "200", name: names, children: folders },
    "contents/mpsv/web-config/config.cs.json": goodRecord("103", "config-", {
      name: "config-",
      data: { navigace: '{"hlavni":"200","paticka":"404"}', home: '{"cs_cz":"pridavek"}' },
    }),
    [contentFile("soubor")]: goodRecord("104", "soubor", {
      data: {
        obsah: '<p><a href="/documents/files/plan.pdf">Plán</a>, <a href="/documents/files/logo.svg">znak</a></p>',
      },
    }),
  });
  const clock = { now: () => Date.parse("2026-11-20T12:00:00Z") };
  const cms = await serveReplay({ store: readStore(folder), clock, port: 0 });
  onTestFinished(() => cms.close());
  cms.setFault(({ pathname }) => (path.test(pathname) ? effect : undefined));
  const { findings } = await checkJson(["--cms-url", cms.url, "--level", "1", ...argv]);
  return findings.map(({ code, content, pointer }) => `${code} ${content.name} ${pointer}`);
}

const menu = ["menu.dead Ministerstvo /Položka 1/Položka 2", "menu.dead Ministerstvo /Položka 3"];
const missing = "cms.record /folders/by-id/404/tree ";
type Json = ReturnType<typeof JSON.parse>;

const changed = (change: (body: Json) => object): Effect => ({ mutate: change });

test("a missing folder and menu items without a page are the only findings in valid responses", async () => {
  const found = await checkCms(/^\/none$/, {});
  expect(found.filter((each) => /^(?:cms|menu|document)\./.test(each))).toEqual([missing, ...menu]);
});

test("checking a single content reports nothing about menus and vocabularies", async () => {
  expect((await checkCms(/^\/none$/, {}, "--id", "101")).filter((each) => /^(?:cms|menu)\./.test(each))).toEqual([]);
});

test.each<[string, RegExp, Effect, string]>([
  ["tag", /^\/tags$/, changed(() => ({ items: [{ id: "5" }] })), "/tags /items/0/name"],
  [
    "category",
    /^\/categories$/,
    changed(() => ({ items: [{ id: 1, name: "a", categories: [{ id: 2 }] }] })),
    "/categories /items/0/categories/0/name",
  ],
  [
    "document",
    /^\/documents$/,
    changed((body) => ({ ...body, items: body.items.map((each: Json) => ({ ...each, size: "6 kB" })) })),
    "/documents /items/0/size",
  ],
  [
    "folder",
    /^\/folders\/by-id\/200/,
    changed((body) => ({ ...body, children: [{ id: 1, name: "Rodina" }] })),
    "/folders/by-id/200/tree /children/0/name",
  ],
])("an invalid %s is reported with its pointer in the response", async (_, path, effect, place) => {
  expect(await checkCms(path, effect)).toContainEqual(expect.stringContaining(`cms.record ${place}`));
});

test("a CMS that lists no files is one finding, however many links to files there are", async () => {
  const found = await checkCms(
    /^\/documents$/,
    changed((body) => ({ ...body, items: [], totalCount: 0 })),
  );
  expect(found.filter((each) => each.startsWith("document."))).toEqual(["document.none config- "]);
});

test("a CMS without /documents is one finding, and its contents are still checked", async () => {
  const found = await checkCms(/^\/documents$/, { status: 404 });
  expect(found.filter((each) => each.startsWith("document."))).toEqual(["document.none config- "]);
  expect(found).toEqual(expect.arrayContaining(menu));
});

test("a site without settings is reported with the address they are expected at", async () => {
  const found = await checkCms(/^\/contents\/by-friendly-url\/config-$/, { status: 404 });
  expect(found).toContain("settings.none /contents/by-friendly-url/config- ");
});

test("each of a hundred redirects in a cycle is reported, and a cycle of a hundred linked pages is not", async () => {
  const around = (data: (next: string) => object, key: string) =>
    Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => {
        const content = { structure: { key }, data: data(`/${key}-${(at + 1) % 100}`) };
        return [contentFile(`${key}-${at}`), goodRecord(`${key}${at}`, `${key}-${at}`, content)];
      }),
    );
  const redirects = around((adresa) => ({ cil: { titulek: "Dál", adresa } }), "presmerovani");
  const pages = around((next) => ({ obsah: `<p>Viz <a href="${next}">další stránka</a>.</p>` }), "stranka");
  const { findings } = await checkJson(["--fixtures", goodStore({ ...redirects, ...pages }), "--level", "1"]);
  expect(
    Object.entries(Object.groupBy(findings, ({ code }) => code)).map(([code, list]) => [code, list?.length]),
  ).toEqual([["redirect.circle", 100]]);
});

test("a record whose language is unreadable is one finding, though the CMS lists it in every language", async () => {
  const record = goodRecord("105", "jazyk", { language: "klingon" });
  const found = await checkCms(
    /^\/contents$/,
    changed((body) => ({ ...body, items: [...body.items, record], totalCount: body.totalCount + 1 })),
  );
  expect(found.filter((each) => each.endsWith("/language"))).toHaveLength(1);
});

test("two records with the same id and language are reported, each with the other's name and address", async () => {
  const store = goodStore({
    [contentFile("stara")]: goodRecord("105", "stara"),
    [contentFile("nova")]: goodRecord("105", "nova"),
    [contentFile("nova", "en")]: goodRecord("105", "new", { language: "en_gb", friendlyURLs: { en_gb: "new" } }),
  });
  const { findings } = await checkJson(["--fixtures", store, "--level", "1"]);
  const taken = findings.filter(({ code }) => code === "id.taken");
  expect(taken.map(({ content, pointer, message }) => [content.url, pointer, message.en])).toEqual([
    ["/nova", "/id", expect.stringContaining("“Stránka stara” (/stara)")],
    ["/stara", "/id", expect.stringContaining("“Stránka nova” (/nova)")],
  ]);
});

test("a folder that is below itself is reported, and the rest of the menu is checked", async () => {
  const itself = { ...item("200", "pridavek"), children: folders };
  const below = {
    ...item("5", "pridavek"),
    children: [{ ...item("6", "porodne"), children: [item("5", "pridavek")] }],
  };
  const found = await checkCms(
    /^\/folders\/by-id\/200/,
    changed((body) => ({ ...body, children: [...folders, itself, below] })),
  );
  expect(found.filter((each) => /^(?:cms|menu)\./.test(each))).toEqual([
    "cms.record /folders/by-id/200/tree /children/3/id",
    "cms.record /folders/by-id/200/tree /children/4/children/0/children/0/id",
    missing,
    ...menu,
  ]);
});

test("two sites with one host end the check, which names the second of them", async () => {
  const twice = changed((body) => ({ items: body.items.map((each: Json) => ({ ...each, host: "mpsv.localhost" })) }));
  await expect(checkCms(/^\/webs$/, twice)).rejects.toThrow("/webs: expected a value of its own at /items/1/host");
  const webs: Json = structuredClone(smallStore()["webs.json"]);
  for (const web of webs.items) web.host = "mpsv.localhost";
  const fixtures = checkJson(["--fixtures", goodStore({ "webs.json": webs })]);
  await expect(fixtures).rejects.toThrow("cannot be read: CMS /webs: expected a value of its own at /items/1/host");
});
