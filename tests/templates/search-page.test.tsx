// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { searchPage } from "#schemas/search-page.ts";
import { SearchPageTemplate } from "#templates/search-page.tsx";
import { render } from "../components/render.tsx";
import { aContent, plainTo } from "../schemas/a-content.ts";

function show(wire: Record<string, unknown> = {}): DocumentFragment {
  const data = searchPage.data.parse(wire);
  const view = searchPage.view({ content: aContent(), data, to: plainTo, listed: [] });
  return render(<SearchPageTemplate view={{ ...view, inCzech: [] }} />);
}

function otherSearch(typVyhledavani: string, slug: string) {
  return { typVyhledavani, stranka: { friendlyURLs: { cs_cz: slug }, web: { id: "12" } } };
}

test("the form asks the page itself for a term of at least three characters", () => {
  const form = show().querySelector("search form");
  const input = form?.querySelector("input");
  expect(form?.getAttribute("method") ?? "get").toBe("get");
  expect(form?.hasAttribute("action")).toBe(false);
  expect([input?.name, input?.type, input?.getAttribute("minlength")]).toEqual(["q", "search", "3"]);
  expect(form?.querySelector(`label[for="${input?.id}"]`)?.textContent).toBe("Co hledáte?");
  const hint = form?.querySelector(`[id="${input?.getAttribute("aria-describedby")}"]`);
  expect(hint?.textContent).toBe("Zadejte alespoň 3 znaky.");
});

test("presets stand in one order on every page, its own among them without a link", () => {
  const dalsiVyhledavani = [otherSearch("slovnik", "hledat/slovnik"), otherSearch("vse", "hledat")];
  const items = show({ typVyhledavani: "aktuality", dalsiVyhledavani }).querySelectorAll("nav li > *");
  expect([...items].map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["Vše", "/hledat"],
    ["Aktuality", null],
    ["Slovník pojmů", "/hledat/slovnik"],
  ]);
  expect(items[1]?.getAttribute("aria-current")).toBe("page");
});

test("a page that is the only one of its site has no presets", () => {
  expect(show().querySelector("nav")).toBeNull();
});

test("frequent terms ask for themselves", () => {
  const html = show({ castoHledane: ["péče & dávky"] });
  const href = html.querySelector("section a")?.getAttribute("href") ?? "";
  expect(new URL(href, "https://a.example/vyhledavani").searchParams.get("q")).toBe("péče & dávky");
});

test("a term nobody could search for is not offered", () => {
  expect(searchPage.data.safeParse({ castoHledane: ["ČR"] }).success).toBe(false);
});
