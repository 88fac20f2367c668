import { join } from "node:path";
import { expect, test } from "vitest";
import { contentKinds } from "../collections/structures.ts";
import { allRows } from "../commands/all-rows.ts";
import { importRecords } from "../commands/import.ts";
import { readRecords } from "../commands/store.ts";
import { isRecord } from "../portal.ts";
import { startCms } from "./database.ts";
import { readFixtures } from "./fixtures.ts";
import { signIn } from "./rest.ts";

const payload = await startCms();
const [editor, publisher] = [await signIn(payload, "editor"), await signIn(payload, "publisher")];

/** One valid published content in Czech for each kind. */
const valid = new Set(readFixtures().flatMap(({ record, isValid }) => (isValid ? [record.id] : [])));
const store = readRecords(join(import.meta.dirname, "../../../fixtures"));
const samples = new Map(
  contentKinds.flatMap((kind) => {
    const own = store.contents.filter(({ id, wireKey }) => wireKey === kind.wireKey && valid.has(id));
    const content = own.find(({ versions }) =>
      versions.some(({ language, record }) => language === "cs" && record["published"] !== false),
    );
    return content ? [[kind, content] as const] : [];
  }),
);
// Content items are only published with the shared values that they use.
const sets = store.contents.filter(({ id, wireKey }) => wireKey === "hodnoty" && valid.has(id));
const contents = [...new Set([...samples.values(), ...sets])];
await importRecords(payload, { ...store, documents: [], folders: [], contents }, () => {});

const versionsOf = async (key: string, id: string) =>
  (await publisher("GET", `${key}/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0&locale=cs`)).body.docs;
const restore = (ask: typeof editor, key: string, version: string, draft: boolean) =>
  ask("POST", `${key}/versions/${version}?draft=${draft}`);
const rowOf = async (id: string, language = "cs_cz") =>
  (await allRows()).findLast((row) => row.key === id && row.language === language);
const withoutTime = (record: unknown) =>
  isRecord(record) ? { ...record, versionId: null, updatedAt: null, createdAt: null } : record;

test("there is a sample of every kind of content", () => {
  expect(contentKinds.filter((kind) => !samples.has(kind)).map(({ key }) => key)).toEqual([]);
});

test.for([...samples].map(([kind, { id }]): [string, string] => [kind.key, id]))(
  "a version is restored as a draft by editors and published by publishers: %s",
  async ([key, id]) => {
    const [first] = await versionsOf(key, id);
    const before = await rowOf(id);
    expect(before?.published).not.toBeNull();
    const changed = await publisher("PATCH", `${key}/${id}?locale=cs`, { name: "Changed", _status: "published" });
    expect(changed).toMatchObject({ status: 200, body: {} });
    const changedRow = await rowOf(id);

    expect((await restore(editor, key, first.id, false)).status).toBe(403);
    expect(await rowOf(id)).toEqual(changedRow);
    expect(await restore(editor, key, first.id, true)).toMatchObject({ status: 200, body: {} });
    const draft = await rowOf(id);
    expect(draft?.published).toEqual(changedRow?.published);
    expect(withoutTime(draft?.draft)).toEqual({ ...Object(withoutTime(before?.published)), published: false });

    expect(await restore(publisher, key, first.id, false)).toMatchObject({ status: 200, body: {} });
    const restored = await rowOf(id);
    expect(withoutTime(restored?.published)).toEqual(withoutTime(before?.published));
    expect(restored?.draft).toBeNull();
    expect(Number(Object(restored?.published).versionId)).toBeGreaterThan(Object(changedRow?.published).versionId);
  },
);

/** Creates a news item published in Czech, and returns the version of that. */
async function published(id: string): Promise<string> {
  const data = { id, name: "First", address: id, web: "12", data: { obsah: "<p>Text</p>" } };
  await payload.create({ collection: "news-item", locale: "cs", draft: true, data });
  expect((await publisher("PATCH", `news-item/${id}?locale=cs`, { _status: "published" })).status).toBe(200);
  return (await versionsOf("news-item", id))[0].id;
}
const save = (id: string, language: string, data: object, ask = editor) =>
  ask("PATCH", `news-item/${id}?locale=${language}${ask === editor ? "&draft=true" : ""}`, data);

test("a draft is restored as a draft, by editors too, and nothing is taken off or published by that", async () => {
  await published("drafts");
  await save("drafts", "cs", { name: "Draft" });
  const [draft] = await versionsOf("news-item", "drafts");
  const english = { name: "English", address: "english", data: { obsah: "<p>Text</p>" }, _status: "published" };
  expect((await save("drafts", "en", english, publisher)).status).toBe(200);
  await save("drafts", "cs", { name: "Later" });
  const before = [await rowOf("drafts"), await rowOf("drafts", "en_gb")];
  for (const ask of [editor, publisher]) {
    expect((await restore(ask, "news-item", draft.id, false)).status).toBe(200);
    const row = await rowOf("drafts");
    expect(row?.draft).toMatchObject({ name: "Draft", published: false });
    expect([row?.published, (await rowOf("drafts", "en_gb"))?.published]).toEqual(before.map((own) => own?.published));
  }
});

test("each language of a version is published again, with a version number after the latest one", async () => {
  await published("languages");
  const english = { name: "English", address: "languages-en", data: {}, _status: "published" };
  await save("languages", "en", english, publisher);
  const [both] = await versionsOf("news-item", "languages");
  for (const name of ["Second", "Third"]) await save("languages", "en", { name, _status: "published" }, publisher);
  const numberOf = async () => Number(Object((await rowOf("languages", "en_gb"))?.published).versionId);
  const before = await numberOf();
  expect((await restore(publisher, "news-item", both.id, false)).status).toBe(200);
  expect((await rowOf("languages", "en_gb"))?.published).toMatchObject({ name: "English" });
  expect(await numberOf()).toBeGreaterThan(before);
});

test("a version whose address another page has now, and one for a translator, are not restored", async () => {
  const version = await published("taken");
  await save("taken", "cs", { address: "moved", _status: "published" }, publisher);
  const other = { id: "other", name: "Other", address: "taken", web: "12", data: {} };
  await payload.create({ collection: "news-item", locale: "cs", draft: true, data: other });
  const { status, body } = await restore(publisher, "news-item", version, true);
  expect({ status, path: body.errors[0].data.errors[0].path }).toEqual({ status: 400, path: "address" });
  const translator = await signIn(payload, "translator");
  await payload.update({ collection: "users", where: { role: { equals: "translator" } }, data: { languages: ["cs"] } });
  expect((await restore(translator, "news-item", version, true)).status).toBe(403);
});

test("a program of the CMS restores a version as well", async () => {
  const version = await published("program");
  await save("program", "cs", { name: "Second", _status: "published" }, publisher);
  await payload.restoreVersion({ collection: "news-item", id: version });
  expect((await rowOf("program"))?.published).toMatchObject({ name: "First", data: { obsah: "<p>Text</p>" } });
});
