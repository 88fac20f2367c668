import { join } from "node:path";
import { expect, test } from "vitest";
import { readStore } from "#embedded/replay/store.ts";
import { visit } from "../recorded-portal.ts";

const fixtures = readStore(join(import.meta.dirname, "../../../fixtures"));

/** A CMS of English sites only, whose settings name home pages in some languages. */
function storeWith(home: Record<string, string>) {
  const english = { language: "en_gb", data: { home } };
  const contents = fixtures.contents
    .filter(({ structure, language }) => structure.key !== "hlavni-stranka" || language in home)
    .map((record) => {
      if (record.structure.key !== "konfigurace") return record;
      return { ...record, ...english, friendlyURLs: { en_gb: String(record.friendlyURLs["cs_cz"]) } };
    });
  const items = fixtures.webs.items.map((web) => Object.assign({}, web, { defaultLanguage: "en_gb" }));
  const webs = { ...fixtures.webs, items };
  return { ...fixtures, contents, webs };
}

test.each([
  ["/", "/en"],
  ["/up", "/en/up"],
])("the address of an English site, %s, leads to its home page in English", async (path, location) => {
  const store = storeWith({ en_gb: "home" });
  expect(await visit(path, { store })).toMatchObject({ kind: "redirect", status: 302, location });
});

test("an address with a language prefix, or of a page, is not redirected", async () => {
  const store = storeWith({ en_gb: "home" });
  for (const path of ["/ru", "/nic-takoveho"])
    expect(await visit(path, { store })).toMatchObject({ kind: "error", status: 404 });
});

test("a site without any home page has no redirect target", async () => {
  expect(await visit("/", { store: storeWith({}) })).toMatchObject({ kind: "error", status: 404 });
});
