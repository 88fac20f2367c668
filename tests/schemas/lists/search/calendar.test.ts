import { expect, test } from "vitest";
import { toListing } from "#schemas/lists/listing.ts";
import { daysOf, monthsAfter } from "#schemas/lists/month.ts";
import { calendar } from "#schemas/lists/search/calendar.ts";
import { calendarWeeks } from "#schemas/lists/search/occasions.ts";
import type { ListedContent } from "#schemas/structures/structure.ts";
import { aContent, plainContext } from "../../a-content.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const needed = { forma: "online", perex: "O čem akce je.", poradatel: "Úřad práce" };

function anEvent(id: string, data: Record<string, unknown>, parts: Partial<ListedContent> = {}): ListedContent {
  const structureKey = "up-kalendarni-zaznam";
  const friendlyURLs = { cs_cz: `kalendar/${id}` };
  return aContent({ id, name: id, structureKey, friendlyURLs, data: { ...needed, ...data }, ...parts });
}

function show(contents: readonly ListedContent[], query = "", at = now) {
  const parameters = new Map(Map.groupBy(new URLSearchParams(query), ([name]) => name).entries());
  const values = new Map([...parameters].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]));
  return toListing(calendar.list, calendar.toRows(contents, plainContext), values, { language: "cs", now: at });
}

const named = (listing: ReturnType<typeof show>) => listing.matching.map(({ title }) => title);
const optionsOf = (listing: ReturnType<typeof show>, name: string) =>
  listing.facets.find((facet) => facet.name === name)?.options.map(({ value, count }) => [value, count]);

const events = [
  anEvent("byla", { zacatek: "2026-09-15T09:00:00", konec: "2026-09-15T17:00:00", kraj: "OLK", druh: "informace" }),
  anEvent("byla davno", { zacatek: "2025-09-15T09:00:00" }),
  anEvent("bude pozdeji", { zacatek: "2027-03-27T18:00:00", konec: "2027-03-29T10:00:00" }),
  anEvent("opakuje se", { zacatek: "2026-11-04T13:00:00", opakovani: "FREQ=WEEKLY;COUNT=10", druh: "poradenstvi" }),
  anEvent("zrusena", { zacatek: "2026-12-02T09:00:00", stav: "zruseno", kraj: "KVK" }),
  anEvent("presunuta", { zacatek: "2026-12-10T09:00:00", stav: "presunuto", puvodniZacatek: "2026-12-01T09:00:00" }),
  anEvent("prave bezi", { zacatek: "2026-11-20T00:00:00", celodenni: true }),
  aContent({
    ...{ id: "530004", name: "konference", structureKey: "konference", friendlyURLs: { cs_cz: "konference" } },
    data: {
      ...{
        zacatek: "2026-12-05T09:00:00",
        forma: "prezencne",
        perex: "O čem.",
        kontakt: { email: "akce@urad.example" },
      },
      misto: { nazev: "Sál", adresa: { cislo: "1", obec: "Brno", psc: "602 00", kraj: "JHM" } },
    },
  }),
];

test("upcoming events come first by their next date, then past ones, the latest first", () => {
  const listing = show(events);
  expect(named(listing)).toEqual([
    "prave bezi",
    "opakuje se",
    "zrusena",
    "konference",
    "presunuta",
    "bude pozdeji",
    "byla",
    "byla davno",
  ]);
  expect(named(show(events, "", Date.parse("2030-01-01T12:00:00Z")))).toHaveLength(events.length);
});

test("an event only in Czech is marked and sorted by its date like the others", () => {
  const contents = [
    anEvent("later", { zacatek: "2026-12-10T09:00:00" }, { language: "en" }),
    anEvent("drive", { zacatek: "2026-12-01T09:00:00" }),
  ];
  const rows = calendar.toRows(contents, { ...plainContext, language: "en" });
  const { matching } = toListing(calendar.list, rows, new Map(), { language: "en", now });
  expect(matching.map(({ title, language }) => [title, language])).toEqual([
    ["drive", "cs"],
    ["later", null],
  ]);
});

test("the calendar can be filtered by region, kind, way of attending and state", () => {
  const listing = show(events);
  expect(optionsOf(listing, "region")).toEqual([
    ["KVK", 1],
    ["JHM", 1],
    ["OLK", 1],
  ]);
  expect(optionsOf(listing, "kind")).toEqual([
    ["consultation", 1],
    ["information", 1],
    ["conference", 1],
  ]);
  expect(optionsOf(listing, "mode")).toEqual([
    ["onsite", 1],
    ["online", 7],
  ]);
  expect(optionsOf(listing, "state")).toEqual([
    ["upcoming", 5],
    ["moved", 1],
    ["cancelled", 1],
    ["past", 2],
  ]);
  expect(named(show(events, "state=cancelled"))).toEqual(["zrusena"]);
  expect(named(show(events, "region=JHM"))).toEqual(["konference"]);
});

test("a date range matches every event with a date in it", () => {
  expect(named(show(events, "from=2026-12-23&to=2026-12-23"))).toEqual(["opakuje se"]);
  expect(named(show(events, "from=2027-03-28&to=2027-03-28"))).toEqual(["bude pozdeji"]);
  expect(named(show(events, "to=2025-12-31"))).toEqual(["byla davno"]);
});

test("an event whose dates are all cancelled is cancelled", () => {
  const off = anEvent("zrusene terminy", {
    zacatek: "2026-12-02T09:00:00",
    terminy: [{ zacatek: "2026-12-02T09:00:00", zruseno: true }],
  });
  expect(optionsOf(show([off]), "state")).toEqual([["cancelled", 1]]);
});

test("an event without a valid date is not in the calendar", () => {
  expect(named(show([anEvent("bez data", {}), anEvent("spatne datum", { zacatek: "zítra" })]))).toEqual([]);
});

test("an embargoed event appears when its embargo ends, in whichever language the embargo is set", () => {
  const embargoDo = "2026-11-21T12:00:00";
  const czech = anEvent("tajna", { zacatek: "2026-12-02T09:00:00", embargoDo });
  const secret = [czech, anEvent("tajna i jinde", { zacatek: "2026-12-02T09:00:00" }, { czech })];
  expect(named(show(secret))).toEqual([]);
  expect(named(show(secret, "", Date.parse("2026-11-21T11:00:00Z")))).toHaveLength(2);
});

test("an invalid month is reported, and the current one is shown", () => {
  for (const month of ["2026-13", "2015-01", "2050-01", "listopad"]) {
    const { state, problems } = show(events, `view=month&month=${month}`);
    expect(state).toMatchObject({ view: "month", month: null });
    expect(problems).toMatchObject([{ field: "month", code: "month.invalid" }]);
  }
  expect(show(events, "view=month&month=2027-02").state.month).toBe("2027-02");
});

test("each date of the month appears exactly once on each of its days, in order of time", () => {
  const rows = show(events).matching;
  const months = Array.from({ length: 24 }, (_, index) => monthsAfter("2025-09", index));
  const seen = months.flatMap((month) => {
    const weeks = calendarWeeks(rows, month);
    const shown = weeks.flatMap(({ days, occasions }) => {
      const starts = occasions.map(({ date }) => date.start);
      expect(starts).toEqual(starts.toSorted());
      expect(new Set(occasions.map(({ row, date }) => `${row.id} ${date.start}`)).size).toBe(occasions.length);
      return occasions.flatMap(({ row, date, day, weekday, length }) => {
        expect(days[weekday]).toBe(day);
        return days.slice(weekday, weekday + length).map((each) => `${each} ${row.id} ${date.start}`);
      });
    });
    const expected = rows.flatMap(({ id, event }) =>
      (event?.dates ?? []).flatMap((date) => daysOf(date, month).map((day) => `${day} ${id} ${date.start}`)),
    );
    expect(shown.toSorted()).toEqual(expected.toSorted());
    return shown;
  });
  // Ten weeks of one event, three days of another, and one day each of the others.
  expect(seen).toHaveLength(10 + 3 + 6);
});

test("an event of several days is one bar a week, open where it goes on and said once a month", () => {
  const rows = show([anEvent("svatky", { zacatek: "2026-12-24T20:00:00", konec: "2027-01-02T02:00:00" })]).matching;
  const bars = ["2026-12", "2027-01"].map((month) =>
    calendarWeeks(rows, month).flatMap(({ occasions }) =>
      occasions.map(({ day, weekday, length, isContinued, goesOn, isRepeated }) => ({
        bar: [day, weekday, length],
        flags: [isContinued, goesOn, isRepeated],
      })),
    ),
  );
  expect(bars).toEqual([
    [
      { bar: ["2026-12-24", 3, 4], flags: [false, true, false] },
      { bar: ["2026-12-28", 0, 4], flags: [true, true, true] },
    ],
    [{ bar: ["2027-01-01", 4, 2], flags: [true, false, false] }],
  ]);
});
