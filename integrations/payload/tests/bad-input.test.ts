import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { handleEndpoints } from "payload";
import { expect, test } from "vitest";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { allRows } from "../commands/all-rows.ts";
import { readRecords } from "../commands/store.ts";
import config from "../payload.config.ts";
import { startSite } from "./database.ts";
import { signIn } from "./rest.ts";

const payload = await startSite();
const administrator = await signIn(payload, "administrator");
const { token } = await payload.login({
  collection: "users",
  data: { email: "administrator@example.org", password: "long-enough" },
});

const item = (id: string, more: object = {}) => ({
  ...{ id, name: id, address: id, web: "12", data: { obsah: `<p>${id}</p>` } },
  ...more,
});
/** Only programs of the CMS give ids. */
const make = (collection: string, data: object) =>
  payload.create({ collection, locale: "cs", draft: true, data: { ...data } });
const save = (id: string, more?: object) => make("news-item", item(id, more));
const publish = (id: string, more: object = {}) =>
  administrator("PATCH", `news-item/${id}?locale=cs`, { ...more, _status: "published" });

/** Calls the REST API as a browser or another program would. */
async function ask(method: string, path: string, headers: Record<string, string>, body: FormData | object) {
  const isForm = body instanceof FormData;
  const type: Record<string, string> = isForm ? {} : { "content-type": "application/json" };
  const response = await handleEndpoints({
    config,
    request: new Request(`http://localhost:4300/api/${path}`, {
      method,
      headers: { "accept-language": "cs", ...type, ...headers },
      body: isForm ? body : JSON.stringify(body),
    }),
  });
  return { status: response.status, body: await response.json() };
}
const own = { authorization: `JWT ${token}` };

function upload(name: string, type: string, content: BlobPart) {
  const form = new FormData();
  form.set("file", new File([content], name, { type }));
  form.set("_payload", JSON.stringify({ name, web: "12" }));
  return ask("POST", "documents", own, form);
}

test("what others use is not deleted, and the message names who uses it", async () => {
  expect((await upload("file.txt", "text/plain", "Text")).status).toBe(201);
  await make("tags", { id: "tag", name: "Štítek" });
  await make("categories", { id: "words", name: "Slovník" });
  await make("categories", { id: "category", name: "Kategorie", parent: "words" });
  await save("target");
  const data = {
    obsah: '<p><a href="/documents/files/file.txt">x</a></p>',
    odkazy: [{ titulek: "x", stranka: "target", adresa: "https://example.org" }],
  };
  await save("using", { name: "Uživatel", data, tags: ["tag"], categories: ["category"] });
  for (const [path, name] of [
    ["news-item/target", "Uživatel"],
    ["documents/file.txt", "Uživatel"],
    ["tags/tag", "Uživatel"],
    ["categories/category", "Uživatel"],
    ["categories/words", "Kategorie"],
    ["webs/12", "Uživatel"],
  ] as const) {
    const { status, body } = await administrator("DELETE", path);
    expect({ status, path }).toEqual({ status: 409, path });
    expect(body.errors[0].message).toContain(name);
    expect((await administrator("GET", `${path}?locale=cs&draft=true`)).status).toBe(200);
  }
  // Deleting several at once is refused too.
  expect((await administrator("DELETE", "news-item?where[id][in]=target")).status).toBe(400);
  expect((await administrator("DELETE", "news-item/using")).status).toBe(200);
  for (const path of ["news-item/target", "documents/file.txt", "tags/tag", "categories/category", "categories/words"])
    expect({ path, status: (await administrator("DELETE", path)).status }).toEqual({ path, status: 200 });
});

test("a menu follows the pages in it, and keeps them from being deleted", async () => {
  await save("in-menu");
  await publish("in-menu");
  const menu = { id: "200", name: "Hlavní", items: [{ cs: "Stránka", page: "in-menu" }] };
  await make("folders", menu);
  const shown = async () => JSON.stringify((await allRows()).find(({ key }) => key === "200")?.published);
  expect(await shown()).toContain('"cs_cz":"in-menu"');
  await publish("in-menu", { address: "moved" });
  expect(await shown()).toContain('"cs_cz":"moved"');
  const { status, body } = await administrator("DELETE", "news-item/in-menu");
  expect(status).toBe(409);
  expect(body.errors[0].message).toContain("Hlavní");
  await administrator("PATCH", "news-item/in-menu?locale=cs", { _status: "draft" });
  expect(await shown()).not.toContain("moved");
});

test("a choice that somebody else has deleted meanwhile is reported in words, and nothing is saved", async () => {
  await save("stale");
  const { status, body } = await administrator("PATCH", "news-item/stale?locale=cs&draft=true", {
    ...{ name: "After", categories: ["gone"] },
  });
  expect(status).toBe(500);
  expect(body.errors[0].message).toMatch(/^Neuloženo: web, kategorii nebo štítek/);
  expect((await administrator("GET", "news-item/stale?locale=cs&draft=true")).body.name).toBe("stale");
});

test("an upload that is not what it says is refused in words, and no file is kept", async () => {
  for (const [name, type, content] of [
    ["page.png", "image/png", "<script>alert(1)</script>"],
    ["program.pdf", "application/pdf", "MZ\u0090\u0000\u0003"],
    ["page.html", "text/html", "<h1>x</h1>"],
    ["drawing.svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ["letter.docx", "application/msword", "x"],
  ] as const) {
    const { status, body } = await upload(name, type, content);
    const messages = body.errors.flatMap((error: { message: string; data?: { errors: { message: string }[] } }) => [
      error.message,
      ...(error.data?.errors ?? []).map(({ message }) => message),
    ]);
    expect({ name, status }).toEqual({ name, status: 400 });
    for (const message of messages) expect(message, name).toMatch(/^Soubor není tím, co říká jeho přípona/);
    expect((await administrator("GET", `documents/${name}`)).status).toBe(404);
  }
});

test("a token of another site, and a cookie that another site sends, change nothing", async () => {
  await save("guarded");
  const path = "news-item/guarded?locale=cs&draft=true";
  const [head, claims] = token?.split(".") ?? [];
  const foreign = `${head}.${claims}.${Buffer.alloc(32).toString("base64url")}`;
  const evil = { name: "Cizí" };
  for (const headers of [
    { authorization: `JWT ${foreign}` },
    { cookie: `payload-token=${token}`, origin: "http://other.example" },
    { cookie: `payload-token=${foreign}`, origin: "http://localhost:4300" },
    {},
  ])
    expect((await ask("PATCH", path, headers, evil)).status).toBe(403);
  expect((await administrator("GET", path)).body.name).toBe("guarded");
  const form = { cookie: `payload-token=${token}`, origin: "http://localhost:4300" };
  expect((await ask("PATCH", path, form, { name: "Vlastní" })).status).toBe(200);
});

test("an address that no page can have is refused at its field", async () => {
  await save("address");
  for (const address of ["/rodina", "rodina/", "a b", "../x", "x?y", "x#z", "a//b", "a%2Fb", "a\\b"]) {
    const { status, body } = await administrator("PATCH", "news-item/address?locale=cs&draft=true", { address });
    expect({ address, status }).toEqual({ address, status: 400 });
    expect(body.errors[0].data.errors[0].path).toBe("address");
  }
  expect((await publish("address", { address: "rodina/porodné" })).status).toBe(200);
});

test("a content item that was stored before the schema changed opens, and keeps what the form does not know", async () => {
  await save("older");
  const older = { obsah: { was: "an object" }, perex: 5, odkazy: "a text", zruseno: "a field that is gone" };
  // Write directly to the tables what an older schema would have stored.
  const where = { and: [{ parent: { equals: "older" } }, { latest: { equals: true } }] };
  const { docs } = await payload.db.findVersions({ collection: "news-item", where, locale: "all", limit: 1 });
  const [version] = docs;
  const stored = { cs: JSON.stringify(older) };
  await payload.db.updateVersion({
    ...{ collection: "news-item", id: String(version?.id), locale: "all", returning: false },
    versionData: { ...version, version: { ...version?.version, stored } },
  });
  const path = "news-item/older?locale=cs&draft=true&depth=0";
  const opened = await administrator("GET", path);
  expect(opened.status).toBe(200);
  const changed = { data: { ...opened.body.data, obsah: "<p>Nový text</p>" } };
  expect((await administrator("PATCH", path, changed)).status).toBe(200);
  const row = (await allRows()).find(({ key, language }) => key === "older" && language === "cs_cz");
  expect(row?.draft).toMatchObject({ data: { obsah: "<p>Nový text</p>", zruseno: "a field that is gone" } });
});

test("recorded answers that cannot be read are named with their file", () => {
  const folder = temporaryFolder();
  expect(() => readRecords(folder)).toThrow(join(folder, "webs.json"));
  writeFileSync(join(folder, "webs.json"), '{"items":[');
  expect(() => readRecords(folder)).toThrow(join(folder, "webs.json"));
});
