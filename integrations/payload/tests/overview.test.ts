import { createLocalReq } from "payload";
import { expect, test } from "vitest";
import { fillOverview } from "../commands/fill-overview.ts";
import { draftsOf, lastSaved, linesWithErrors, searchLines } from "../hooks/find-lines.ts";
import { startSite } from "./database.ts";
import { createClient, signIn } from "./rest.ts";

const payload = await startSite();
const editor = await signIn(payload, "publisher", "jana");
const other = await signIn(payload, "editor", "petr");
const user = (await payload.find({ collection: "users", where: { email: { equals: "jana@example.org" } } })).docs[0];
const jana = String(user?.id);
const query = "news-item?locale=cs&draft=true&depth=0";
const text = { obsah: "<p>Text</p>" };
const request = () => createLocalReq({}, payload);

async function create(by: typeof editor, name: string, data: object = text, rest: object = {}): Promise<string> {
  const address = name.toLowerCase().replaceAll(/\W/g, "-");
  const { body } = await by("POST", query, { name, address: `x/${address}`, web: "12", data, ...rest });
  return String(body.doc.id);
}

const namesOf = ({ lines }: Awaited<ReturnType<typeof searchLines>>) => lines.map(({ name }) => name);

test("a draft is listed for its author until it is published, and again after the next change", async () => {
  const id = await create(editor, "Můj koncept");
  await create(other, "Cizí koncept");
  const mine = async () => (await draftsOf(await request(), jana)).lines.map(({ name, state }) => [name, state]);
  expect(await mine()).toEqual([["Můj koncept", "draft"]]);
  const published = { _status: "published" };
  expect((await editor("PATCH", `news-item/${id}?locale=cs`, published)).status).toBe(200);
  expect(await mine()).toEqual([]);
  await editor("PATCH", `news-item/${id}?locale=cs&draft=true`, { name: "Můj koncept znovu" });
  expect(await mine()).toEqual([["Můj koncept znovu", "changed"]]);
  const saved = await lastSaved(await request());
  expect(saved.lines.map(({ name, savedBy }) => [name, savedBy === jana])).toEqual([
    ["Můj koncept znovu", true],
    ["Cizí koncept", false],
  ]);
  await editor("DELETE", `news-item/${id}`);
  expect(await mine()).toEqual([]);
});

test("a draft that could not be published is listed with the number of its faults", async () => {
  await create(editor, "Neúplný", {});
  await create(editor, "Úplný");
  const found = await linesWithErrors(await request());
  expect(found.lines.map(({ name, errors }) => [name, errors])).toEqual([["Neúplný", 1]]);
  expect(found.total).toBe(1);
});

test("contents of all kinds are found by beginnings of words in name and address, without diacritics too", async () => {
  await create(editor, "Příspěvek na péči");
  const service = { name: "Příspěvek na bydlení", address: "davky/prispevek-na-bydleni", web: "12" };
  await editor("POST", "service?locale=cs&draft=true", service);
  const search = async (words: string) => namesOf(await searchLines(await request(), words));
  expect(await search("prispevek")).toEqual(["Příspěvek na bydlení", "Příspěvek na péči"]);
  expect(await search("PŘÍSP péč")).toEqual(["Příspěvek na péči"]);
  expect(await search("davky")).toEqual(["Příspěvek na bydlení"]);
  expect(await search("ispevek")).toEqual([]);
  expect(await search("%")).toEqual([]);
  expect(await search(" ")).toEqual([]);
  expect((await searchLines(await request(), "a ".repeat(50_000))).total).toBe(0);
});

test("only signed-in editors may search", async () => {
  const { status, body } = await editor("GET", "overview-search?q=peci");
  expect([status, body.total]).toEqual([200, 1]);
  expect((await createClient()("GET", "overview-search?q=peci")).status).toBe(403);
  expect((await editor("GET", "overview")).status).toBe(403);
});

test("a save judges its own language alone, and changes nobody's name at another one", async () => {
  const id = await create(editor, "Dvojjazyčný");
  await other("PATCH", `news-item/${id}?locale=en&draft=true`, { name: "Bilingual", address: "bilingual" });
  const lines = async () =>
    (await searchLines(await request(), "dvojjaz")).lines.concat(
      (await searchLines(await request(), "bilingual")).lines,
    );
  expect((await lines()).map(({ language, errors, savedBy }) => [language, errors, savedBy === jana])).toEqual([
    ["cs", 0, true],
    ["en", 0, false],
  ]);
  await other("PATCH", `news-item/${id}?locale=cs&draft=true`, { data: { obsah: "" } });
  expect((await lines()).map(({ language, errors, savedBy }) => [language, errors, savedBy === jana])).toEqual([
    ["cs", 1, false],
    ["en", 0, false],
  ]);
});

test("a database from before there was an overview gets one, without authors", async () => {
  const count = async () => (await payload.count({ collection: "overview" })).totalDocs;
  const before = await count();
  expect(before).toBeGreaterThan(3);
  await payload.delete({ collection: "overview", where: {} });
  await fillOverview(payload);
  expect(await count()).toBe(before);
  expect((await lastSaved(await request())).total).toBe(0);
  await fillOverview(payload);
  expect(await count()).toBe(before);
});
