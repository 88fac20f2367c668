import { handleEndpoints } from "payload";
import { expect, test } from "vitest";
import { type Role, roles } from "../access.ts";
import config from "../payload.config.ts";
import { startSite } from "./database.ts";

const payload = await startSite();
const data = { name: "Název", address: "nazev", web: "12", data: { obsah: "<p>Text</p>" } };
await payload.create({ collection: "news-item", locale: "cs", draft: true, data: { ...data, id: "item" } });

const users = new Map(
  await Promise.all(
    roles.map(async (role) => {
      const login = { email: `${role}@example.org`, password: "long-enough", role, languages: ["uk"] };
      const user = await payload.create({ collection: "users", draft: false, data: login });
      return [role, { ...user, collection: "users" }] as const;
    }),
  ),
);

/** True when a user with a role may save this as a draft, or publish it. */
async function may(role: Role, locale: string, own: object, draft: boolean): Promise<boolean> {
  const user = users.get(role);
  const query = { collection: "news-item", id: "item", locale, overrideAccess: false, draft } as const;
  return payload.update({ ...query, data: own, user }).then(
    () => true,
    () => false,
  );
}

test("nobody who is not signed in reads or writes anything", async () => {
  for (const collection of Object.keys(payload.collections)) {
    await expect(payload.find({ collection, overrideAccess: false }), collection).rejects.toThrow();
    if (collection.startsWith("payload-")) continue;
    await expect(
      payload.create({ collection, draft: false, data, overrideAccess: false }),
      collection,
    ).rejects.toThrow();
  }
});

test("a translator saves drafts in own languages, and nothing that all languages share", async () => {
  expect(await may("translator", "uk", { name: "Назва" }, true)).toBe(true);
  expect(await may("translator", "cs", { name: "Jiný" }, true)).toBe(false);
  expect(await may("translator", "uk", { _status: "published" }, false)).toBe(false);
  await may("translator", "uk", { priority: 7 }, true);
  const { priority } = await payload.findByID({ collection: "news-item", id: "item", draft: true });
  expect(priority).toBe(0);
});

test("editors save drafts, publishers publish and take off", async () => {
  expect(await may("editor", "cs", { name: "Jiný" }, true)).toBe(true);
  expect(await may("editor", "cs", { _status: "published" }, false)).toBe(false);
  expect(await may("publisher", "cs", { _status: "published" }, false)).toBe(true);
  expect(await may("editor", "cs", { _status: "draft" }, false)).toBe(false);
  expect(await may("publisher", "cs", { _status: "draft" }, false)).toBe(true);
});

test("only administrators make users and change roles", async () => {
  const login = { email: "new@example.org", password: "long-enough", role: "administrator" };
  const user = users.get("publisher");
  await expect(
    payload.create({ collection: "users", draft: false, data: login, overrideAccess: false, user }),
  ).rejects.toThrow();
  const own = { collection: "users", id: user?.id ?? "", overrideAccess: false, user } as const;
  await payload.update({ ...own, data: { role: "administrator" } });
  expect(await payload.findByID({ collection: "users", id: user?.id ?? "" })).toMatchObject({ role: "publisher" });
});

test("a lock on an open form is made by the server alone, taken over in one's own name, and removed by its owner", async () => {
  const collection = "payload-locked-documents";
  const document = { relationTo: "news-item", value: "item" } as const;
  const ownedBy = (role: Role) => ({ relationTo: "users", value: users.get(role)?.id ?? "" }) as const;
  const as = (role: Role) => ({ collection, overrideAccess: false, user: users.get(role) }) as const;
  const { id } = await payload.create({ collection, data: { document, user: ownedBy("editor") } });
  const owner = async () => (await payload.findByID({ collection, id, depth: 0 }))["user"];

  await expect(payload.create({ ...as("editor"), data: { document, user: ownedBy("editor") } })).rejects.toThrow();
  await expect(payload.delete({ ...as("translator"), id })).rejects.toThrow();
  for (const data of [
    { user: ownedBy("publisher") },
    { document: { relationTo: "webs", value: "12" } },
    { user: ownedBy("translator"), updatedAt: "2099-01-01T00:00:00.000Z" },
  ] as const)
    await expect(payload.update({ ...as("translator"), id, data })).rejects.toThrow();
  expect(await owner()).toEqual(ownedBy("editor"));

  await payload.update({ ...as("translator"), id, data: { user: ownedBy("translator") } });
  expect(await owner()).toEqual(ownedBy("translator"));
  await payload.delete({ ...as("translator"), id });
  expect((await payload.count({ collection })).totalDocs).toBe(0);
});

/** Calls the REST API as a publisher, like the admin's buttons do; returns the status code. */
async function publish(id: string, query: string, own: object): Promise<number> {
  const login = { email: "publisher@example.org", password: "long-enough" };
  const { token } = await payload.login({ collection: "users", data: login });
  const request = new Request(`http://localhost:4300/api/news-item/${id}?depth=0&${query}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `JWT ${token}` },
    body: JSON.stringify({ ...own, _status: "published" }),
  });
  return (await handleEndpoints({ config, request })).status;
}

test("publishing one language publishes no draft of another, whatever the admin asks for", async () => {
  const draft = { collection: "news-item", draft: true } as const;
  const czech = { ...data, id: "languages", address: "jazyky" };
  await payload.create({ ...draft, locale: "cs", data: czech });
  const unfinished = { name: "Draft", address: "draft", data: {} };
  await payload.update({ ...draft, id: "languages", locale: "en", data: unfinished });
  const published = async () => {
    const { _status } = await payload.findByID({ ...draft, draft: false, id: "languages", locale: "all" });
    return Object.entries(_status ?? {}).flatMap(([code, status]) => (status === "published" ? [code] : []));
  };

  // "Publish all locales", the second item in the button's menu.
  expect(await publish("languages", "locale=cs&publishAllLocales=true", czech)).toBe(400);
  expect(await published()).toEqual([]);
  // The button itself.
  const { localization } = await config;
  expect(localization).toMatchObject({ defaultLocalePublishOption: "active" });
  expect(await publish("languages", "locale=cs&publishSpecificLocale=cs", czech)).toBe(200);
  expect(await published()).toEqual(["cs"]);
});
