// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { ListingFrame } from "#components/listing/listing-frame.tsx";
import { facetNames, type List } from "#schemas/lists/list.ts";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { aList, aRow, manyRows, type Row } from "../../schemas/lists/a-list.ts";
import { showList } from "../../schemas/lists/show.ts";
import { render } from "../render.tsx";

type Around = { language?: Language; rows?: readonly Row[]; list?: List<Row>; found?: "failed" };

function start(query = "", { language = "cs", rows = manyRows(143), list = aList, found }: Around = {}) {
  const listing = showList(list, rows, query, { language, found: found ?? null });
  const html = render(
    <ListingFrame listing={listing} files={["ics", "csv"]}>
      <ol>
        {listing.rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
    </ListingFrame>,
    { language },
  );
  return {
    html,
    text: (selector: string) => html.querySelector(selector)?.textContent?.trim(),
    all: (selector: string) => [...html.querySelectorAll(selector)],
    status: html.querySelector("[role=status]")?.textContent,
    field: (name: string) => html.querySelector<HTMLInputElement>(`[name="${name}"]`),
    filters: [...html.querySelectorAll("nav[aria-label='Vybrané filtry'] a")].map((link) => ({
      name: link.textContent?.trim(),
      href: link.getAttribute("href"),
    })),
  };
}

const manyOf = (times: number, rows: Row[]) => Array.from({ length: times }, () => rows).flat();
const ofCount = (count: number) => Array.from({ length: count }, (_, index) => aRow({ id: `${index}`, kinds: ["a"] }));

test.each([
  [0, "žádný záznam"],
  [1, "1 záznam"],
  [2, "2 záznamy"],
  [5, "5 záznamů"],
])("a list of %i rows says so", (count, text) => {
  expect(start("", { rows: ofCount(count) }).status).toBe(text);
});

test.each([
  [0, "Nenalezen žádný záznam", "No results found", "Записей не найдено", "Записів не знайдено"],
  [1, "Nalezen 1 záznam", "1 result found", "Найдена 1 запись", "Знайдено 1 запис"],
  [3, "Nalezeny 3 záznamy", "3 results found", "Найдено 3 записи", "Знайдено 3 записи"],
  [12, "Nalezeno 12 záznamů", "12 results found", "Найдено 12 записей", "Знайдено 12 записів"],
])("%i rows that were found agree with their number in every language", (count, ...expected) => {
  const rows = [...ofCount(count), aRow({ id: "other", kinds: ["b"], name: "Jiný" })];
  const query = count === 0 ? "q=nenajde" : "kind=a";
  expect(languageCodes.map((language) => start(query, { language, rows }).status)).toEqual(expected);
});

test("the result count tells which part of the list is shown, and is the target of all changes", () => {
  const { status, html, all } = start("page=2");
  expect(status).toBe("143 záznamů, zobrazeno 21–40");
  expect(html.querySelector("#results")?.getAttribute("role")).toBe("status");
  const links = all("nav a").map((link) => link.getAttribute("href"));
  expect(links.length).toBeGreaterThan(5);
  for (const href of links) expect(href).toMatch(/^\/stranka(\?|#).*#?results$/);
  expect(html.querySelector("form")?.getAttribute("action")).toBe("/stranka#results");
});

test("the form is filled in from the address", () => {
  const { field, html } = start("q=cap&kind=a&kind=c&year=2024&from=2026-01-01&to=2026-12-31&sort=za&size=50");
  expect(field("q")?.value).toBe("cap");
  const checked = [...html.querySelectorAll<HTMLInputElement>("[name=kind][checked]")].map(({ value }) => value);
  expect(checked).toEqual(["a", "c"]);
  expect(html.querySelector("[name=year] option[selected]")?.getAttribute("value")).toBe("2024");
  expect([field("from")?.value, field("to")?.value]).toEqual(["1. 1. 2026", "31. 12. 2026"]);
  expect(html.querySelector("[name=sort] option[selected]")?.getAttribute("value")).toBe("za");
  expect(html.querySelector("[name=size][type=hidden]")?.getAttribute("value")).toBe("50");
  expect(html.querySelector("[name=page]")).toBeNull();
});

test("each option shows how many rows it would leave", () => {
  const { html } = start("", {
    rows: manyOf(4, [aRow({ region: "OLK", kinds: ["a"] }), aRow({ region: "PHA", kinds: ["a", "b"] })]),
  });
  const labels = [...html.querySelectorAll("fieldset label")].map(({ textContent }) => textContent);
  expect(labels).toEqual(["a (8)", "b (4)"]);
  const options = [...html.querySelectorAll("[name=region] option")].map(({ textContent }) => textContent);
  expect(options).toEqual(["Vše", "Hlavní město Praha (4)", "Olomoucký kraj (4)"]);
});

test("a filter with the same value for all records is not offered", () => {
  const rows = manyOf(4, [aRow({ region: "OLK", kinds: ["a"] }), aRow({ region: "OLK", kinds: ["b"] })]);
  const { field } = start("", { rows });
  expect(field("kind")).not.toBeNull();
  expect(field("region")).toBeNull();
});

test("lists of fewer than eight records have no filters, unless one is active", () => {
  const rows = manyRows(7);
  expect(start("", { rows }).html.querySelector("details")).toBeNull();
  expect(start("kind=a", { rows }).html.querySelector("details")).not.toBeNull();
  expect(start("", { rows: manyRows(8) }).html.querySelector("details")).not.toBeNull();
});

test("every active filter has a link that removes it, and one link removes all", () => {
  const { filters } = start("q=cap&kind=a&region=OLK&from=2026-01-01&size=50");
  expect(filters).toEqual([
    {
      name: "Zrušit filtr Hledaný výraz: cap",
      href: "/stranka?kind=a&region=OLK&from=2026-01-01&size=50#results",
    },
    {
      name: "Zrušit filtr Druh: a",
      href: "/stranka?q=cap&region=OLK&from=2026-01-01&size=50#results",
    },
    {
      name: "Zrušit filtr Kraj: Olomoucký kraj",
      href: "/stranka?q=cap&kind=a&from=2026-01-01&size=50#results",
    },
    {
      name: "Zrušit filtr Od data: 1. 1. 2026",
      href: "/stranka?q=cap&kind=a&region=OLK&size=50#results",
    },
    { name: "Zrušit všechny filtry", href: "/stranka?size=50#results" },
  ]);
});

test("an invalid value is reported above the form and at its field, is kept and takes the focus", () => {
  const { html, field, text } = start("q=ca&from=2026-03-01&to=2026-02-01");
  expect(field("q")?.value).toBe("ca");
  expect(field("q")?.getAttribute("aria-invalid")).toBe("true");
  const described = field("q")?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => text(`#${id}`)).at(-1)).toBe("Chyba: Zadejte prosím alespoň 3 znaky.");
  expect(field("to")?.value).toBe("1. 2. 2026");
  expect(text("#field-to-error")).toContain("1. 3. 2026");
  const summary = html.querySelector("[autofocus]");
  expect([...(summary?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
    "#field-q",
    "#field-to",
  ]);
  expect(html.querySelector("#results")).toBeNull();
  expect(html.querySelector("details")?.hasAttribute("open")).toBe(true);
});

test("markup in a term is escaped", () => {
  const { html, field } = start(`q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
  expect(field("q")?.value).toBe('"><img src=x onerror=alert(1)>');
  expect(html.querySelector("img")).toBeNull();
});

test("filters are collapsed unless one of them is active", () => {
  const isOpen = (query: string) => start(query).html.querySelector("details")?.hasAttribute("open");
  expect(["", "q=cap", "page=2", "kind=a", "from=2026-01-01", "from=x"].map(isOpen)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test("pagination leads back and forth, and the current page is not a link", () => {
  const { html, all } = start("page=2&kind=a");
  expect(html.querySelector("a[rel=prev]")?.getAttribute("href")).toBe("/stranka?kind=a#results");
  expect(html.querySelector("a[rel=next]")?.getAttribute("href")).toBe("/stranka?kind=a&page=3#results");
  expect(all("[aria-current=page]").map(({ textContent }) => textContent)).toEqual(["strana 2"]);
  expect(start("").html.querySelector("a[rel=prev]")).toBeNull();
  expect(start("page=999").html.querySelector("a[rel=next]")).toBeNull();
  expect(start("", { rows: ofCount(20) }).html.querySelector("a[rel]")).toBeNull();
});

test("downloads contain all results, not one page of them", () => {
  const { html } = start("page=2&size=50&kind=a&sort=az");
  const files = [...html.querySelectorAll("a")].flatMap(({ pathname, search }) =>
    /\.(csv|ics)$/.test(pathname) ? [pathname + search] : [],
  );
  expect(files).toEqual(["/stranka.ics?kind=a&sort=az", "/stranka.csv?kind=a&sort=az"]);
});

test("an empty list says why and what to do", () => {
  const hints = (query: string) =>
    start(query)
      .all(".gov-message li")
      .map(({ textContent }) => textContent);
  expect(start("q=nenajde").text(".gov-message p")).toBe("Pro tento výraz nebylo nic nalezeno.");
  expect(hints("q=nenajde")).toHaveLength(2);
  expect(hints("q=nenajde&kind=a")).toHaveLength(3);
  expect(start("from=2099-01-01").text(".gov-message p")).toBe("Vybraným filtrům neodpovídá žádný záznam.");
  expect(start("", { rows: [] }).text(".gov-message")).toBe("Seznam je zatím prázdný.");
  expect(start("q=nenajde").html.querySelector("ol")).toBeNull();
});

test("a failed search is shown as a failure, with a retry link", () => {
  const { textOf: _, ...list } = aList;
  const { html, text, status } = start("q=cap", { list, found: "failed" });
  expect(text("[role=alert] p")).toBe("Vyhledávání teď nefunguje. Zkuste to prosím za chvíli znovu.");
  expect(html.querySelector("[role=alert] a")?.getAttribute("href")).toBe("/stranka?q=cap");
  expect(status).toBeUndefined();
  expect(html.querySelector("ol, a[href*=csv]")).toBeNull();
});

test("the default order is submitted as an empty value, so that it can depend on the term", () => {
  const { textOf: _, ...list } = aList;
  const options = (query: string) =>
    start(query, { list })
      .all("[name=sort] option")
      .map((option) => [option.getAttribute("value"), option.textContent]);
  expect(options("")[0]).toEqual(["", "doporučené první"]);
  expect(options("q=cap&from=2026-01-01").slice(0, 2)).toEqual([
    ["", "nejvhodnější první"],
    ["given", "doporučené první"],
  ]);
});

test("every facet has a name in every language", () => {
  expect(facetNames.length).toBeGreaterThan(10);
  for (const language of languageCodes) {
    const facets = facetNames.map((name) => ({ name, choice: "one" as const, valuesOf: () => ["1", "2"] }));
    const { html } = start("", { language, list: { ...aList, facets } });
    expect(html.querySelectorAll("details select")).toHaveLength(facetNames.length + 1);
  }
});

test("options and filters that come from Czech rows only are marked as Czech on pages in another language", () => {
  const rows = [aRow({ id: "1", kinds: ["Směrnice"], language: "cs" }), aRow({ id: "2", kinds: ["Guideline"] })];
  const { all } = start("kind=Směrnice&kind=Guideline", { language: "en", rows });
  const languageOf = (elements: Element[], text: string) =>
    elements.find(({ textContent }) => textContent?.includes(text))?.getAttribute("lang");
  expect(languageOf(all("search label"), "Směrnice")).toBe("cs");
  expect(languageOf(all("search label"), "Guideline")).toBeNull();
  expect(languageOf(all("nav li a span > span[lang]"), "Směrnice")).toBe("cs");
  expect(languageOf(all("nav li a span > span[lang]"), "Guideline")).toBeUndefined();
});

test("a filter value that no longer exists is reported below the count, not as a form error", () => {
  const { html } = start("kind=gone");
  expect(html.textContent).toContain("Hodnota „gone“ filtru „Druh“ už neexistuje");
  expect(html.querySelector("[aria-invalid]")).toBeNull();
  expect(html.querySelector("#results")?.textContent).toContain("143 záznamů");
});

test("a second value for a single choice is reported with its name, not as a form error", () => {
  const { html } = start("region=PHA&region=JHM");
  expect(html.textContent).toContain(
    "Filtr „Kraj“ může mít jen jednu hodnotu, proto podle hodnoty „Jihomoravský kraj“",
  );
  expect(html.querySelector("[aria-invalid]")).toBeNull();
});

test.each([
  ["cs", "Žádná akce, leden 2030"],
  ["en", "No events, January 2030"],
  ["ru", "Нет мероприятий, январь 2030 г."],
  ["ua", "Немає заходів, січень 2030 р."],
] as const)("a month counts its own events and stays in sight without any, in %s", (language, status) => {
  const empty = start("view=month&month=2030-01", { language });
  expect(empty.status).toBe(status);
  expect(empty.html.querySelector("ol:not([class])")).not.toBeNull();
});
