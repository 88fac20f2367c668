import { createLocalReq } from "payload";
import { expect, test } from "vitest";
import { previewUrl } from "../preview.ts";
import { startSite } from "./database.ts";

process.env["PREVIEW_SECRET"] = "x".repeat(32);
const payload = await startSite();
await payload.create({
  collection: "webs",
  draft: false,
  locale: "cs",
  data: { id: "34", name: "Úřad", friendlyURL: "/up" },
});
const settings = {
  id: "settings",
  name: "Nastavení",
  web: "34",
  data: { navigace: { hlavni: "200" } },
};
await payload.create({
  collection: "web-config",
  draft: false,
  locale: "cs",
  data: { ...settings, _status: "published" },
});

async function previewOf(slug: string, data: object, code = "cs"): Promise<string> {
  const collectionConfig = payload.collections[slug]?.config;
  if (!collectionConfig || typeof previewUrl === "string") throw new Error("There is no preview.");
  const req = await createLocalReq({}, payload);
  const locale = { code, label: code };
  const url = await previewUrl({ collectionConfig, data, locale, payload, req });
  return String(url).replace(/^http:\/\/[^/]*|=.*$/g, "");
}

const claimsOf = (url: unknown) => JSON.parse(atob(String(url).split(".")[1] ?? ""));

test("a page is previewed at its address, settings and menus at the home page of their site", async () => {
  expect(await previewOf("news-item", { id: "1", address: "zpravy/prvni", web: "34" })).toBe(
    "/up/zpravy/prvni?preview",
  );
  expect(await previewOf("web-config", { id: "settings", web: "34" }, "en")).toBe("/en/up?preview");
  expect(await previewOf("web-config", { id: "other", web: "12" })).toBe("/?preview");
  expect(await previewOf("folders", { id: "200" })).toBe("/up?preview");
});

test("what has no address has no preview, and a token is limited to a content item or a site", async () => {
  expect(await previewOf("news-item", { id: "1", web: "34" })).toBe("");
  expect(await previewOf("folders", { id: "999" })).toBe("");
  if (typeof previewUrl === "string") throw new Error("There is no preview.");
  const given = { locale: { code: "cs", label: "cs" }, payload, req: await createLocalReq({}, payload) };
  const config = (slug: string) => {
    const collectionConfig = payload.collections[slug]?.config;
    return collectionConfig ? { collectionConfig } : {};
  };
  const page = await previewUrl({ ...given, ...config("news-item"), data: { id: "1", address: "x", web: "34" } });
  expect(claimsOf(page)).toMatchObject({ content: "1" });
  const menu = await previewUrl({ ...given, ...config("folders"), data: { id: "200" } });
  expect(claimsOf(menu)).toMatchObject({ site: "34" });
});
