import { createLocalReq } from "payload";
import { expect, test } from "vitest";
import { usesOf } from "../hooks/where-used.ts";
import { startSite } from "./database.ts";
import { signIn } from "./rest.ts";

const payload = await startSite();
const publisher = await signIn(payload, "publisher");

async function create(name: string, address: string, data: object): Promise<string> {
  const own = { name, address, web: "12", data };
  return String((await publisher("POST", "news-item?locale=cs&draft=true&depth=0", own)).body.doc.id);
}

test("the uses of a page are fields, menus and links in texts; a longer address is another page", async () => {
  const id = await create("Cíl", "davky/porodne", { obsah: "<p>x</p>" });
  const byText = await create("Textem", "a", { obsah: '<p><a href="/davky/porodne#jak">x</a></p>' });
  await create("Jinam", "b", { obsah: '<p><a href="/davky/porodne/vyse">x</a> <a href="/davky/porodne-2">y</a></p>' });
  const odkazy = [{ titulek: "Odkaz", stranka: id }];
  const byField = await create("Polem", "c", { obsah: "<p>x</p>", odkazy });
  const item = { cs: "Porodné", page: id };
  const menu = (await publisher("POST", "folders?locale=cs", { name: "Hlavní", items: [item] })).body.doc;

  const { body } = await publisher("GET", `news-item/${id}/uses`);
  expect(body.uses).toEqual([
    { id: byField, collection: "news-item", name: "Polem", by: "field" },
    { id: menu.id, collection: "folders", name: "Hlavní", by: "menu" },
    { id: byText, collection: "news-item", name: "Textem", by: "text" },
  ]);
  expect((await usesOf(await createLocalReq({}, payload), byText)).total).toBe(0);
});
