// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { toListing } from "#schemas/lists/listing.ts";
import { calendar } from "#schemas/lists/search/calendar.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { CalendarResults } from "#templates/search-page/calendar-results.tsx";
import { aContent, plainContext } from "../schemas/a-content.ts";
import { render } from "./render.tsx";

const needed = {
  forma: "prezencne",
  misto: { nazev: "Dům kultury" },
  perex: "O čem akce je.",
  poradatel: "Úřad práce",
};

function anEvent(name: string, data: Record<string, unknown>, language: Language = "cs") {
  return aContent({
    ...{ id: name, name, language, structureKey: "up-kalendarni-zaznam", friendlyURLs: { cs_cz: name } },
    data: { ...needed, ...data },
  });
}

const events = [
  anEvent("Burza", { zacatek: "2026-12-02T09:00:00", konec: "2026-12-02T14:00:00", stav: "zruseno" }),
  anEvent("Dílna", { zacatek: "2026-12-10T14:00:00", stav: "presunuto", puvodniZacatek: "2026-11-26T14:00:00" }),
  anEvent("Týden", { zacatek: "2026-11-30T00:00:00", konec: "2026-12-04T00:00:00", celodenni: true }),
  anEvent("Poradna", {
    ...{ zacatek: "2026-11-25T13:00:00", opakovani: "FREQ=WEEKLY;COUNT=3" },
    terminy: [{ zacatek: "2026-12-02T13:00:00", zruseno: true }],
    registrace: { odkaz: { titulek: "Objednat se", adresa: "https://objednani.uradprace.example" }, obsazeno: true },
  }),
  anEvent("Odstávka", { zacatek: "2027-03-27T22:00:00", konec: "2027-03-28T04:00:00" }),
  anEvent("Výstava", { zacatek: "2026-10-12T00:00:00", konec: "2026-10-30T00:00:00", celodenni: true }),
];

const now = Date.parse("2026-11-25T08:00:00Z");

function show(query: Record<string, string> = {}, language: Language = "cs") {
  const parameters = new Map(Object.entries(query).map(([name, value]) => [name, [value]]));
  const rows = calendar.toRows(events, { ...plainContext, language });
  const listing = toListing(calendar.list, rows, parameters, { language, now });
  return render(<CalendarResults listing={listing} />, { language, now });
}

const month = (name: string, language: Language = "cs") => show({ view: "month", month: name }, language);
const texts = (found: Iterable<Element>) =>
  [...found].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
/** The events of each week of a month: their first day in the week from 0, number of days, and title. */
const weeksOf = (html: ParentNode) =>
  [...html.querySelectorAll("section > div:has(> [data-day])")].map((week) =>
    [...week.querySelectorAll("li")].map((item) => [
      Number(item.dataset["from"]),
      Number(item.dataset["length"]),
      item.querySelector("a")?.textContent,
    ]),
  );

test("a month has its name as heading, and its weeks begin on Monday", () => {
  const html = month("2026-12");
  expect(texts(html.querySelectorAll("section h2"))).toEqual(["prosinec 2026"]);
  expect(texts(html.querySelectorAll("section > [aria-hidden] > span"))).toEqual([
    ...["po", "út", "st", "čt", "pá", "so", "ne"],
  ]);
  expect(html.querySelectorAll("[data-day]")).toHaveLength(31);
  const [week] = html.querySelectorAll("section > div:has(> [data-day])");
  expect(texts(week?.querySelectorAll("div") ?? [])).toEqual(["", "1", "2", "3", "4", "5", "6"]);
});

test("an event of several days is a bar across them, in each of its weeks", () => {
  expect(weeksOf(month("2026-12")).slice(0, 2)).toEqual([
    [
      [1, 4, "Týden"],
      [2, 1, "Burza"],
      [2, 1, "Poradna"],
    ],
    [
      [2, 1, "Poradna"],
      [3, 1, "Dílna"],
    ],
  ]);
  expect(weeksOf(month("2026-10"))).toEqual([[], [], [[0, 7, "Výstava"]], [[0, 7, "Výstava"]], [[0, 5, "Výstava"]]]);
});

test("events say their date, and whether they are cancelled or moved", () => {
  const html = month("2026-12");
  expect(texts(html.querySelectorAll("s"))).toEqual(["Burza", "Poradna"]);
  const items = texts(html.querySelectorAll("section li"));
  expect(items.find((text) => text.includes("Dílna"))).toMatch(/10\. prosince 2026.*14:00.*Dílna přesunuto$/);
});

test("an event in a night with a daylight saving change is a bar of both days", () => {
  expect(weeksOf(month("2027-03")).at(-2)).toEqual([[5, 2, "Odstávka"]]);
});

test("only today is highlighted", () => {
  expect(texts(show({ view: "month" }).querySelectorAll("[data-day='today']"))).toEqual(["25 dnes"]);
  expect(month("2026-12").querySelector("[data-day='today']")).toBeNull();
});

test("links to the adjacent months keep the filters, and end with the calendar", () => {
  const hrefs = (html: DocumentFragment) =>
    [...html.querySelectorAll("a[rel]")].map((link) => [link.getAttribute("rel"), link.getAttribute("href")]);
  expect(hrefs(show({ view: "month", month: "2026-12", state: "upcoming" }))).toEqual([
    ["prev", "/stranka?state=upcoming&view=month&month=2026-11#results"],
    ["next", "/stranka?state=upcoming&view=month&month=2027-01#results"],
  ]);
  expect(hrefs(month("2016-11")).map(([rel]) => rel)).toEqual(["next"]);
  expect(hrefs(month("2036-11")).map(([rel]) => rel)).toEqual(["prev"]);
});

test("the list shows each event's next date, place and state", () => {
  expect(texts(show().querySelectorAll("li:has(h2)"))).toEqual([
    "25. 11.Poradnastředa 25. listopadu 2026 v 13:00 (a ještě 1 termín)Dům kulturyobsazeno",
    "30. 11.Týdenpondělí 30. 11. – pátek 4. 12. 2026Dům kultury",
    "2. 12.Burzastředa 2. prosince 2026, 9:00–14:00Dům kulturyzrušeno",
    "10. 12.Dílnačtvrtek 10. prosince 2026 v 14:00Dům kulturyPůvodně se měla konat 26. listopadu 2026 v 14:00.přesunuto",
    "27. 3.Odstávkasobota 27. března 2027 v 22:00 – neděle 28. března 2027 v 4:00Dům kultury",
    "12. 10.Výstavapondělí 12. 10. – pátek 30. 10. 2026Dům kulturyuž proběhlo",
  ]);
});

test("on a page in another language a Czech event is marked as such, in the list and in the month", () => {
  const list = show({}, "en").querySelector("h2");
  expect([list?.querySelector("span")?.lang, list?.querySelector("a")?.hreflang]).toEqual(["cs", "cs"]);
  const link = month("2026-12", "en").querySelector("section li a");
  expect([link?.getAttribute("lang"), link?.getAttribute("hreflang")]).toEqual(["cs", "cs"]);
});

test("list and month link to each other", () => {
  const html = show({ state: "upcoming", view: "month", month: "2026-12" });
  const views = [...html.querySelectorAll("nav:first-of-type a")].map((link) => [
    link.getAttribute("href"),
    link.getAttribute("aria-current"),
  ]);
  expect(views).toContainEqual(["/stranka?state=upcoming&month=2026-12#results", null]);
  expect(views).toContainEqual(["/stranka?state=upcoming&view=month&month=2026-12#results", "true"]);
});
