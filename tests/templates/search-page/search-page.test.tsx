// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { toListing } from "#schemas/lists/listing.ts";
import { presetOf } from "#schemas/lists/search/presets.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { searchPage } from "#schemas/structures/search-page.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { ResultFacts } from "#templates/search-page/result-facts.tsx";
import { SearchPageTemplate } from "#templates/search-page/search-page.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

const recordedNow = Date.parse("2026-11-20T12:00:00Z");

interface Asked {
  query?: Record<string, string>;
  /** Search results. */
  found?: readonly ListedContent[] | "failed";
  language?: Language;
}

function show(wire: Record<string, unknown> = {}, { query = {}, found = [], language = "cs" }: Asked = {}) {
  const data = searchPage.data.parse(wire);
  const view = { ...searchPage.view({ content: aContent(), data, ctx: plainContext, listed: [] }), inCzech: [] };
  const parameters = new Map(Object.entries(query).map(([name, value]) => [name, [value]]));
  const hasFailed = found === "failed";
  const rows = hasFailed ? [] : (searchPage.list?.toRows?.(found, { ...plainContext, language }, view) ?? []);
  const ids = hasFailed ? ("failed" as const) : found.map(({ id }) => id);
  const list = presetOf(view.preset).list;
  const listing = toListing(list, [...view.rows, ...rows], parameters, { language, now: recordedNow, found: ids });
  return render(<SearchPageTemplate view={view} listing={listing} />, { language });
}

function otherSearch(typVyhledavani: string, slug: string) {
  return { typVyhledavani, stranka: { friendlyURLs: { cs_cz: slug }, web: { id: "12" } } };
}

test("the form searches the page itself", () => {
  const form = show().querySelector("search form");
  expect(form?.getAttribute("method") ?? "get").toBe("get");
  expect(form?.getAttribute("action")).toMatch(/^\/stranka/);
  const input = form?.querySelector('input[name="q"]');
  expect(form?.querySelector(`label[for="${input?.id}"]`)?.textContent).toBe("Co hledáte?");
});

test("before a search there are the frequent terms and no results", () => {
  const html = show({ castoHledane: ["porodné"] });
  expect(html.textContent).toContain("Zadejte výraz, který hledáte.");
  expect(html.querySelector("ol")).toBeNull();
  expect(html.querySelector("section h2")?.textContent).toBe("Často hledané");
});

const child = {
  perex: "Přídavek na dítě dostanou rodiny s nižším příjmem.",
  obsah: "<p>O přídavku se <b>rozhoduje</b> rychle.</p>",
};

test("a result shows its type and an excerpt with the term", () => {
  const content = aContent({ structureKey: "sluzba", displayAt: "2026-03-04T09:04:00", data: child });
  const item = show({}, { query: { q: "pridavek" }, found: [content] }).querySelector("ol > li");
  expect(item?.querySelector("h3 a")?.getAttribute("href")).toBe("/rodina/pridavek-na-dite");
  expect(item?.textContent).toContain("Služba");
  expect([...(item?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent)).toEqual(["Přídavek", "přídavku"]);
  expect(item?.querySelector("b")).toBeNull();
});

test.each([
  ["aktualita", "4. 3. 2026"],
  ["up-verejna-vyhlaska", "4. 3. 2026"],
  ["sluzba", undefined],
  ["otazky-a-odpovedi", undefined],
])("a result of the key %s has the date %s: what is kept current does not age", (structureKey, date) => {
  const content = aContent({ structureKey, displayAt: "2026-03-04T09:04:00", data: child });
  const item = show({}, { query: { q: "pridavek" }, found: [content] }).querySelector("ol > li");
  expect(item?.querySelector("time")?.textContent).toBe(date);
});

test("stop words are not highlighted", () => {
  const data = { perex: "It helps with rent and energy." };
  const content = aContent({ name: "Housing", language: "en", friendlyURLs: { en_gb: "housing" }, data });
  const html = show({}, { query: { q: "rent and energy" }, found: [content], language: "en" });
  expect([...html.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["rent", "energy"]);
});

test("markup in a term or in a text is escaped", () => {
  const term = '<img src=x onerror="alert(1)">';
  const content = aContent({ data: { obsah: "<p>Kód &lt;img src=x&gt; do stránky <b>nepatří</b></p>" } });
  const html = show({}, { query: { q: term }, found: [content] });
  expect(html.querySelector("img")).toBeNull();
  expect(html.querySelector("input")?.value).toBe(term);
  expect(html.textContent).toContain("Kód <");
});

test("results in Czech follow those in the page's language, under their own heading and marked as Czech", () => {
  const english = aContent({ id: "1", name: "Birth grant", language: "en", friendlyURLs: { en_gb: "birth-grant" } });
  const czech = aContent({ id: "2", name: "Porodné", structureKey: "sluzba" });
  const html = show({}, { query: { q: "grant" }, found: [czech, english], language: "en" });
  const headings = [...html.querySelectorAll("h2, h3")].map((heading) => heading.textContent);
  expect(headings).toEqual(["Search results", "Birth grant", "Results in Czech", "Porodné"]);
  const foreign = html.querySelector('[lang="cs"]');
  expect(foreign?.textContent).toContain("Služba");
  expect(foreign?.querySelector("h3 a")?.getAttribute("hreflang")).toBe("cs");
});

test("an empty result offers help, and the other searches keep the term", () => {
  const html = show({ dalsiVyhledavani: [otherSearch("slovnik", "hledat/slovnik")] }, { query: { q: "péče & jiné" } });
  expect(html.textContent).toContain("Pro tento výraz nebylo nic nalezeno.");
  const links = [...html.querySelectorAll('a[href^="/hledat/slovnik"]')].map((link) => link.getAttribute("href"));
  expect(links.length).toBe(2);
  for (const href of links) expect(new URL(href ?? "", "https://a.example").searchParams.get("q")).toBe("péče & jiné");
});

test("a failed search is an error, not an empty list", () => {
  const html = show({}, { query: { q: "porodné" }, found: "failed" });
  const alert = html.querySelector('[role="alert"]');
  expect(alert?.textContent).toContain("Vyhledávání teď nefunguje.");
  expect(alert?.querySelector("a")?.getAttribute("href")).toContain("q=porodn%C3%A9");
  expect(html.textContent).not.toContain("nebylo nic nalezeno");
});

test.each([
  ["ab", "Zadejte prosím alespoň 3 znaky."],
  ["?!*", "Neplatný výraz. Zkuste to prosím znovu."],
  ["x".repeat(10_000), "Zkraťte text v poli „Hledaný výraz“ na nejvýše 200 znaků."],
])("the term %.10s is answered at its field", (term, message) => {
  const html = show({}, { query: { q: term } });
  const input = html.querySelector('input[name="q"]');
  expect(input?.getAttribute("aria-invalid")).toBe("true");
  const described = (input?.getAttribute("aria-describedby") ?? "").split(" ");
  const texts = described.map((id) => html.querySelector(`[id="${id}"]`)?.textContent ?? "");
  expect(texts.join(" ")).toContain(message);
  expect(input?.getAttribute("value")).toBe(term.slice(0, 200));
});

test("searches are in the same order on every page, the current one without a link", () => {
  const dalsiVyhledavani = [otherSearch("slovnik", "hledat/slovnik"), otherSearch("vse", "hledat")];
  const items = show({ typVyhledavani: "aktuality", dalsiVyhledavani }).querySelectorAll("nav li > *");
  expect([...items].map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["Vše", "/hledat"],
    ["Aktuality", null],
    ["Slovník pojmů", "/hledat/slovnik"],
  ]);
  expect(items[1]?.getAttribute("aria-current")).toBe("page");
});

test("the only search of a site has no tabs", () => {
  expect(show().querySelector("nav")).toBeNull();
});

test("frequent terms are links to their search", () => {
  const html = show({ castoHledane: ["péče & dávky"] });
  const href = html.querySelector("section a")?.getAttribute("href") ?? "";
  expect(new URL(href, "https://a.example/vyhledavani").searchParams.get("q")).toBe("péče & dávky");
});

test("a term that cannot be searched is not offered", () => {
  expect(searchPage.data.safeParse({ castoHledane: ["ČR"] }).success).toBe(false);
});

test("a result leaves out the region of a known town and the publication of a known deadline", () => {
  const text = (name: "place" | "region" | "employer", value: string) => ({ name, text: value, language: null });
  const publishedOn = { name: "publishedOn", instant: "2026-11-01T00:00:00Z", language: null } as const;
  const facts = [text("employer", "Úřad práce"), text("region", "Plzeňský kraj"), publishedOn];
  const namesOf = (own: typeof facts) =>
    [...render(<ResultFacts facts={own} />).querySelectorAll("dd")].map(({ textContent }) => textContent);
  expect(namesOf(facts)).toEqual(["Úřad práce", "Plzeňský kraj", expect.any(String)]);
  expect(namesOf([...facts, text("place", "Plzeň")])).toEqual(["Úřad práce", expect.any(String), "Plzeň"]);
});
