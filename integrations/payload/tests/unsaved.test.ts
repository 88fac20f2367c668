import { createLocalReq } from "payload";
import { expect, test } from "vitest";
import { contentKinds } from "../collections/structures.ts";
import { allRows } from "../commands/all-rows.ts";
import { unsaved } from "../endpoints/unsaved.ts";

import { startSite } from "./database.ts";

const payload = await startSite();
const kind = contentKinds.find(({ key }) => key === "news-item");
if (!kind) throw new Error("There are no news items.");
const endpoint = unsaved(kind);

const collection = "news-item";
const data = { id: "typed", name: "Uložený název", address: "psano", web: "12", _status: "published" };
await payload.create({ collection, locale: "cs", draft: false, data: { ...data, data: { obsah: "<p>Text</p>" } } });

async function send(form: unknown, { id = "typed", locale = "cs", role = "translator" } = {}): Promise<Response> {
  const req = await createLocalReq({}, payload);
  const user = role === "" ? null : { id: 1, role, collection: "users" };
  return endpoint.handler(Object.assign(req, { json: async () => form, locale, routeParams: { id }, user }));
}

test("a form is answered with the record as it would be saved, and nothing is stored", async () => {
  const before = JSON.stringify([await allRows(), (await payload.findVersions({ collection })).totalDocs]);
  const response = await send({ name: "Psaný název", data: { obsah: "<p>Psaný text</p>" } });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(await response.json()).toMatchObject({
    id: "typed",
    name: "Psaný název",
    published: false,
    friendlyURLs: { cs_cz: "psano" },
    data: { obsah: "<p>Psaný text</p>" },
  });
  expect(JSON.stringify([await allRows(), (await payload.findVersions({ collection })).totalDocs])).toBe(before);
});

test("only who is signed in gets a record, and only of a content item that exists", async () => {
  const form = { name: "x", data: {} };
  await expect(send(form, { role: "" })).rejects.toMatchObject({ status: 403 });
  await expect(send(form, { id: "none" })).rejects.toMatchObject({ status: 404 });
  await expect(send({ name: "x" })).rejects.toMatchObject({ status: 400 });
});
