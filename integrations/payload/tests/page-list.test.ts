import { createLocalReq } from "payload";
import { expect, test } from "vitest";
import { pageList } from "../endpoints/page-list.ts";
import { startSite } from "./database.ts";

const payload = await startSite();
const collection = "news-item";
const data = { obsah: "<p>Text</p>" };
const page = (id: string, name: string, more: object = {}) => ({ id, name, address: id, web: "12", data, ...more });

await payload.create({
  collection: "webs",
  draft: false,
  locale: "cs",
  data: { id: "13", name: "Úřad práce", friendlyURL: "/up" },
});
const published = { ...page("porodne", "Porodné a přídavek na dítě"), _status: "published" };
await payload.create({ collection, locale: "cs", draft: false, data: published });
const english = { name: "Birth grant", address: "birth-grant", _status: "draft" };
await payload.update({ collection, id: "porodne", locale: "en", draft: true, data: english });
await payload.create({ collection, locale: "cs", draft: true, data: page("pobocka", "Pobočka", { web: "13" }) });

async function find(query: string, { locale = "cs", role = "translator" } = {}) {
  const req = await createLocalReq({}, payload);
  const user = role === "" ? null : { id: 1, role, collection: "users" };
  const response = await pageList.handler(
    Object.assign(req, { searchParams: new URLSearchParams(query), locale, user }),
  );
  return response.json();
}

test("pages are found by words of their names in any language, whatever the accents", async () => {
  const own = {
    ...{ id: "porodne", name: "Porodné a přídavek na dítě", path: "/porodne", site: "Web" },
    ...{ kind: { cs: "Aktualita", en: "News item" }, published: ["cs"], drafts: ["en"] },
  };
  expect(await find("q=pridavek+DITE")).toEqual({ total: 1, pages: [own] });
  expect(await find("q=porodna")).toEqual({ total: 1, pages: [own] });
  expect(await find("q=birth")).toEqual({ total: 1, pages: [own] });
  const inEnglish = { ...own, name: "Birth grant", path: "/en/birth-grant" };
  expect(await find("id=porodne", { locale: "en" })).toEqual({ total: 1, pages: [inEnglish] });
  expect(await find("q=nic+takoveho")).toEqual({ total: 0, pages: [] });
});

test("a draft of another site is found with its state, and nobody finds anything without signing in", async () => {
  const [branch] = (await find("q=pobocka")).pages;
  expect(branch).toMatchObject({ path: "/up/pobocka", site: "Úřad práce", published: [], drafts: ["cs"] });
  await expect(find("q=pobocka", { role: "" })).rejects.toMatchObject({ status: 403 });
});
