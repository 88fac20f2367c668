import { expect, test } from "vitest";
import { type Role, roles } from "../access.ts";
import { contentKinds } from "../collections/structures.ts";
import { allRows } from "../commands/all-rows.ts";
import { startSite } from "./database.ts";
import { createClient, signIn } from "./rest.ts";

const payload = await startSite();

/** Each role and a stranger; the translator's language is Ukrainian. */
const visitors = ["stranger", ...roles] as const;
type Visitor = (typeof visitors)[number];
const clients = new Map<Visitor, ReturnType<typeof createClient>>([["stranger", createClient()]]);
for (const role of roles) clients.set(role, await signIn(payload, role));
await payload.update({ collection: "users", where: { role: { equals: "translator" } }, data: { languages: ["uk"] } });

type Ask = (method: string, path: string, body?: object | FormData) => Promise<{ status: number }>;
type Operation = (ask: Ask, collection: string, id: string, version: string) => ReturnType<Ask>;

const change = { name: "Changed" };
const operations = {
  list: (ask, collection) => ask("GET", `${collection}?limit=1&locale=cs`),
  read: (ask, collection, id) => ask("GET", `${collection}/${id}?locale=cs&draft=true`),
  versions: (ask, collection) => ask("GET", `${collection}/versions?limit=1&locale=cs`),
  create: (ask, collection) => ask("POST", `${collection}?locale=cs&draft=true`, newOf(collection)),
  copy: (ask, collection, id) => ask("POST", `${collection}/${id}/duplicate?locale=cs`, {}),
  change: (ask, collection, id) => ask("PATCH", `${collection}/${id}?locale=cs&draft=true`, change),
  translate: (ask, collection, id) => ask("PATCH", `${collection}/${id}?locale=uk&draft=true`, change),
  changeAll: (ask, collection, id) =>
    ask("PATCH", `${collection}?where[id][equals]=${id}&locale=cs&draft=true`, change),
  restoreDraft: (ask, collection, _, version) => ask("POST", `${collection}/versions/${version}?draft=true`, {}),
  publish: (ask, collection, id) => ask("PATCH", `${collection}/${id}?locale=cs`, { _status: "published" }),
  takeOff: (ask, collection, id) => ask("PATCH", `${collection}/${id}?locale=cs`, { _status: "draft" }),
  remove: (ask, collection, id) => ask("DELETE", `${collection}/${id}`),
} satisfies Record<string, Operation>;

type Permissions = Partial<Record<keyof typeof operations, Role>>;
const read = { list: "translator", read: "translator" } as const;
const contents: Permissions = {
  ...{ ...read, versions: "translator", translate: "translator" },
  ...{ create: "editor", copy: "editor", change: "editor", changeAll: "editor", restoreDraft: "editor" },
  ...{ publish: "publisher", takeOff: "publisher", remove: "publisher" },
};
const written = (by: Role): Permissions => ({
  ...{ ...read, create: by, copy: by, change: by, translate: by, changeAll: by, remove: by },
});

/** For each collection the least role that may do something; nobody may do what is not there. */
const table: Readonly<Record<string, Permissions>> = {
  ...Object.fromEntries(contentKinds.map(({ key }) => [key, contents])),
  documents: { ...written("editor"), remove: "publisher" },
  folders: written("publisher"),
  categories: written("publisher"),
  tags: written("publisher"),
  webs: written("administrator"),
  // Everybody changes their own name, and nobody else's.
  users: written("administrator"),
  pages: read,
  outbox: {},
  overview: {},
  schedules: {},
};

/** Operations that a collection does not have at all. */
function isAbsent(operation: string, collection: string): boolean {
  const isContent = contentKinds.some(({ key }) => key === collection);
  if (operation === "copy") return collection === "users";
  return !isContent && ["versions", "restoreDraft", "publish", "takeOff"].includes(operation);
}

let number = 0;
function newOf(collection: string): object | FormData {
  number += 1;
  if (collection === "users")
    return { email: `new-${number}@example.org`, password: "long-enough", role: "editor", name: "New" };
  if (collection === "outbox") return { kind: "content", recordKey: "x", changedAt: "x" };
  if (collection === "schedules") return { content: "x", structure: "x", language: "cs", localTime: "x", dueAt: "x" };
  const data = { name: "New", web: "12", ...(contentKinds.some(({ key }) => key === collection) && { data: {} }) };
  if (collection !== "documents") return data;
  const form = new FormData();
  form.set("file", new File(["Text"], `file-${number}.txt`, { type: "text/plain" }));
  form.set("_payload", JSON.stringify(data));
  return form;
}

/** Makes a record for the operations. */
async function make(collection: string): Promise<string> {
  number += 1;
  const query = { collection, locale: "cs", draft: true } as const;
  const file = { name: `made-${number}.txt`, data: Buffer.from("Text"), mimetype: "text/plain", size: 4 };
  const data = collection === "documents" ? { name: "New", web: "12" } : Object(newOf(collection));
  const address = contentKinds.some(({ key }) => key === collection) ? { address: `made-${number}` } : {};
  const more = collection === "schedules" ? { editorLanguage: "cs" } : {};
  const own = collection === "documents" ? { file } : {};
  return String((await payload.create({ ...query, data: { ...data, ...address, ...more }, ...own })).id);
}

async function versionOf(collection: string, id: string): Promise<string> {
  if (!contentKinds.some(({ key }) => key === collection)) return "0";
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, limit: 1 });
  return String(docs[0]?.id);
}

const stateOf = async (collection: string) =>
  JSON.stringify(await payload.find({ collection, draft: true, locale: "all", depth: 0, pagination: false }));

test("the table names every collection of this CMS", () => {
  const own = Object.keys(payload.collections).filter((slug) => !slug.startsWith("payload-"));
  expect(Object.keys(table).toSorted()).toEqual(own.toSorted());
});

test.for(Object.entries(table))(
  "each role may do in %s what the table says, and no more",
  async ([collection, may]) => {
    const found: Record<string, string[]> = {};
    const expected: Record<string, string[]> = {};
    for (const [name, run] of Object.entries<Operation>(operations)) {
      if (isAbsent(name, collection)) continue;
      const least = may[name as keyof typeof operations];
      expected[name] = least === undefined ? [] : roles.slice(roles.indexOf(least));
      found[name] = [];
      let id = await make(collection);
      for (const visitor of visitors) {
        const before = await stateOf(collection);
        const ask = clients.get(visitor);
        if (!ask) throw new Error(visitor);
        const { status } = await run(ask, collection, id, await versionOf(collection, id));
        // Publishing an incomplete draft is refused for what it lacks.
        const isAllowed = status < 300 || (status === 400 && name === "publish");
        if (isAllowed) found[name].push(visitor);
        else {
          expect({ name, visitor, status: [401, 403, 404].includes(status) ? "refused" : status }).toEqual({
            ...{ name, visitor, status: "refused" },
          });
          expect(await stateOf(collection)).toBe(before);
        }
        if (isAllowed && name === "remove") id = await make(collection);
      }
    }
    expect(found).toEqual(expected);
  },
);

const newsItem = (id: string) => ({ id, name: id, address: id, web: "12", data: { obsah: `<p>${id}</p>` } });
const rowOf = async (id: string) =>
  (await allRows()).findLast(({ key, language }) => key === id && language === "cs_cz");
const newest = async (collection: string) =>
  (await payload.find({ collection, draft: true, depth: 0, sort: "-createdAt", limit: 1 })).docs[0];

test("no request gives an id, so that no save touches a record of another collection", async () => {
  const draft = { collection: "news-item", locale: "cs", draft: true } as const;
  await payload.create({ ...draft, data: newsItem("victim") });
  await payload.update({ collection: "news-item", id: "victim", locale: "cs", data: { _status: "published" } });
  const before = [await rowOf("victim"), await payload.findByID({ collection: "pages", id: "victim", locale: "all" })];
  const ask = clients.get("administrator") ?? createClient();
  for (const collection of Object.keys(table).filter(
    (slug) => !["pages", "outbox", "overview", "schedules"].includes(slug),
  )) {
    const data = newOf(collection);
    if (data instanceof FormData)
      data.set("_payload", JSON.stringify({ id: "victim", wireId: "victim", name: "New", web: "12" }));
    const given = data instanceof FormData ? data : { ...data, id: collection === "users" ? 4711 : "victim" };
    expect((await ask("POST", `${collection}?locale=cs&draft=true`, given)).status, collection).toBe(201);
    const made = await newest(collection);
    expect(["victim", 4711], collection).not.toContain(made?.id);
    expect(made?.["wireId"] ?? null, collection).toBeNull();
    const changed = { id: "victim", wireId: "victim", name: "Changed" };
    const { status } = await ask("PATCH", `${collection}/${made?.id}?locale=cs&draft=true`, changed);
    expect(status, collection).toBe(200);
    expect(await newest(collection)).toMatchObject({ id: made?.id, name: "Changed" });
    expect((await newest(collection))?.["wireId"] ?? null).toBeNull();
  }
  expect([await rowOf("victim"), await payload.findByID({ collection: "pages", id: "victim", locale: "all" })]).toEqual(
    before,
  );
});

test("a copy has its own id and no address, and the words of every language", async () => {
  const query = { collection: "news-item", draft: true } as const;
  await payload.create({ ...query, locale: "cs", data: newsItem("original") });
  const english = { name: "English", address: "original-en", data: { obsah: "<p>English</p>" } };
  await payload.update({ ...query, id: "original", locale: "en", data: english });
  const ask = clients.get("editor") ?? createClient();
  expect((await ask("POST", "news-item/original/duplicate?locale=cs", { id: "original" })).status).toBe(200);
  const copy = await newest("news-item");
  expect(copy?.id).not.toBe("original");
  for (const [locale, words] of [
    ["cs", "original"],
    ["en", "English"],
  ] as const)
    expect(await payload.findByID({ ...query, id: String(copy?.id), locale })).toMatchObject({
      ...{ address: null, _status: "draft", data: { obsah: `<p>${words}</p>` } },
    });
});

test("even a program cannot store a content item under the id of another one, nor delete the other with it", async () => {
  const draft = { locale: "cs", draft: true } as const;
  await payload.create({ ...draft, collection: "news-item", data: newsItem("owned") });
  await payload.update({ collection: "news-item", id: "owned", locale: "cs", data: { _status: "published" } });
  const before = await rowOf("owned");
  const other = { ...newsItem("owned"), address: "elsewhere" };
  await expect(payload.create({ ...draft, collection: "press-release", data: other })).rejects.toThrow("owned");
  // A record that an earlier version let in.
  await payload.db.create({ collection: "press-release", data: { id: "owned", name: { cs: "Impostor" } } });
  await payload.delete({ collection: "press-release", id: "owned" });
  expect(await rowOf("owned")).toEqual(before);
  expect(await payload.findByID({ collection: "pages", id: "owned" })).toMatchObject({ structure: "news-item" });
});
