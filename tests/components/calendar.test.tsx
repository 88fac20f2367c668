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
const dayOf = (html: DocumentFragment, day: string) => html.querySelector(`time[datetime='${day}']`)?.closest("td");

test("a month is a table with its name as caption, and its weeks begin on Monday", () => {
  const html = month("2026-12");
  expect(texts(html.querySelectorAll("caption"))).toEqual(["prosinec 2026"]);
  expect(texts(html.querySelectorAll("th[scope='col']"))).toEqual(["po", "út", "st", "čt", "pá", "so", "ne"]);
  expect(html.querySelector("abbr")?.getAttribute("title")).toBe("pondělí");
  expect(html.querySelectorAll("td time")).toHaveLength(31);
  const week = [...(dayOf(html, "2026-12-01")?.parentElement?.children ?? [])];
  expect(texts(week).map((text) => text.slice(0, 1))).toEqual(["", "1", "2", "3", "4", "5", "6"]);
});

test("events are on each of their days, with their start time on the first", () => {
  const html = month("2026-12");
  const days = ["2026-12-01", "2026-12-02", "2026-12-04", "2026-12-05"].map((day) =>
    texts(dayOf(html, day)?.querySelectorAll("li") ?? []),
  );
  expect(days).toEqual([["Týden"], ["Týden", "9:00 Burza zrušeno", "13:00 Poradna zrušeno"], ["Týden"], []]);
  expect(texts(html.querySelectorAll("s"))).toEqual(["Burza", "Poradna"]);
  expect(texts(dayOf(html, "2026-12-10")?.querySelectorAll("li") ?? [])).toEqual(["14:00 Dílna přesunuto"]);
});

test("an event in a night with a daylight saving change is on both of its days", () => {
  const html = month("2027-03");
  expect(texts(dayOf(html, "2027-03-27")?.querySelectorAll("li") ?? [])).toEqual(["22:00 Odstávka"]);
  expect(texts(dayOf(html, "2027-03-28")?.querySelectorAll("li") ?? [])).toEqual(["Odstávka"]);
});

test("only today is highlighted", () => {
  const today = show({ view: "month" }).querySelectorAll("td[aria-current='date'] time");
  expect([...today].map((each) => each.getAttribute("datetime"))).toEqual(["2026-11-25"]);
  expect(month("2026-12").querySelector("[aria-current='date']")).toBeNull();
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
  const link = month("2026-12", "en").querySelector("td a");
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
