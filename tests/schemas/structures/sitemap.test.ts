import { expect, test } from "vitest";
import type { Folder } from "#schemas/site/folder.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { type SitemapNode, sitemap } from "#schemas/structures/sitemap.ts";
import { readPage } from "../../recorded.ts";
import { aContent, plainContext } from "../a-content.ts";

function aFolder(name: string, parts: Partial<Folder> = {}): Folder {
  const page = { friendlyURLs: { cs: name.toLowerCase() }, web: { id: "12" } };
  return { id: name, names: { cs: name }, page, url: null, children: [], ...parts };
}

function start(folders: Folder[], { data = {}, language = "cs" }: { data?: object; language?: Language } = {}) {
  return sitemap.view({ content: aContent(), data, ctx: { ...plainContext, language, folders }, listed: [] }).tree;
}

function levelsOf(nodes: readonly SitemapNode[]): number {
  return nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => levelsOf(children)));
}

test("the tree has three levels unless the editor sets another number", () => {
  const deep = ["F", "E", "D", "C", "B"].reduce((child, name) => aFolder(name, { children: [child] }), aFolder("G"));
  expect(levelsOf(start([deep]))).toBe(3);
  expect(levelsOf(start([deep], { data: { hloubka: 6 } }))).toBe(6);
  expect(levelsOf(start([deep], { data: { hloubka: 1 } }))).toBe(1);
});

test("an item without a link is a heading for its children, or removed if it has none", () => {
  const nowhere = { web: { id: "99" }, friendlyURLs: { cs: "jinde" } };
  const tree = start([
    aFolder("Téma", { page: null, children: [aFolder("Stránka")] }),
    aFolder("Pryč", { page: nowhere }),
  ]);
  expect(tree.map(({ label, link }) => [label, link])).toEqual([["Téma", null]]);
});

test("an item missing in the language is in Czech and marked, separately for its name and its page", () => {
  const names = { cs: "Rodina", ru: "Семья" };
  const tree = start([aFolder("Rodina", { names }), aFolder("Práce")], { language: "ru" });
  expect(tree.map(({ labelLanguage, link }) => [labelLanguage, link?.language])).toEqual([
    [null, "cs"],
    ["cs", "cs"],
  ]);
});

test("the navigation is in the page's language even if the rest of the page is in Czech", () => {
  const { page } = readPage("contents/zkusebna/sitemap/rozcestnik-webu-partly-translated.ru.json");
  if (page.key !== "sitemap") throw new Error("its template cannot show it");
  expect(page.view.tree.map(({ label }) => label)).toContain("Поиск");
  expect(page.view.inCzech).toEqual(["lead", "others"]);
});
