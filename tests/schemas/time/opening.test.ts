import { expect, test } from "vitest";
import { openingState, timetable } from "#schemas/time/opening.ts";
import { upcomingChanges } from "#schemas/time/upcoming-changes.ts";
import { officeHours, toOfficeHours } from "#schemas/values/office/office-hours.ts";
import { plainContext } from "../a-content.ts";
import { faultCodes } from "../fault-codes.ts";

const morning = [{ od: "08:00", do: "12:00" }];

/** Open on Monday and Sunday night, on Friday by appointment, on Saturday by request, on Thursday around the clock. */
const week = {
  dny: [
    { den: "pondeli", rezim: "otevreno", useky: [...morning, { od: "13:00", do: "17:00" }] },
    { den: "ctvrtek", rezim: "nonstop" },
    { den: "patek", rezim: "objednani", useky: morning },
    { den: "sobota", rezim: "objednani" },
    { den: "nedele", rezim: "otevreno", useky: [{ od: "01:00", do: "04:00" }] },
  ],
  zmeny: [
    { datum: "2026-12-24", rezim: "zavreno", poznamka: "Štědrý den" },
    { datum: "2026-12-21", rezim: "otevreno", useky: [{ od: "09:00", do: "10:00" }] },
  ],
  docasne: [{ od: "2026-12-14", do: "2026-12-27", dny: [{ den: "utery", rezim: "otevreno", useky: morning }] }],
};

function start(wire: object = week) {
  const hours = toOfficeHours(officeHours.parse(wire), plainContext);
  return {
    at: (instant: string) => openingState(hours, Date.parse(instant)),
    table: (instant: string) => timetable(hours, Date.parse(instant)),
    coming: (instant: string) => upcomingChanges([hours], Date.parse(instant)).map(({ date }) => date),
  };
}

function closedUntil(weekday: number, time: string, { isToday = false, holiday = null as string | null } = {}) {
  return { state: "closed", opens: { weekday, isToday, date: null, time }, holiday };
}

test.each([
  ["before it opens", "2026-11-16T06:59:59Z", closedUntil(0, "08:00", { isToday: true })],
  ["from the minute it opens", "2026-11-16T07:00:00Z", { state: "open", until: "12:00" }],
  ["until the last second", "2026-11-16T10:59:59Z", { state: "open", until: "12:00" }],
  ["at noon", "2026-11-16T11:00:00Z", closedUntil(0, "13:00", { isToday: true })],
  ["in the afternoon", "2026-11-16T12:00:00Z", { state: "open", until: "17:00" }],
  ["on a day without hours", "2026-11-24T09:00:00Z", closedUntil(3, "00:00")],
  ["on a holiday", "2026-11-17T09:00:00Z", closedUntil(3, "00:00", { holiday: "freedomAndDemocracy" })],
  ["on a day that never ends", "2026-11-19T22:59:00Z", { state: "nonstop" }],
  ["during hours by appointment", "2026-11-20T08:00:00Z", { state: "appointment" }],
  ["after hours by appointment", "2026-11-20T12:00:00Z", closedUntil(6, "01:00")],
  ["on a day by appointment without hours", "2026-11-21T15:00:00Z", { state: "appointment" }],
])("the state is correct %s", (_when, instant, state) => {
  expect(start().at(instant)).toEqual(state);
});

test("when the clocks go back, the repeated hour is open twice", () => {
  const { at } = start();
  expect(at("2026-10-24T22:59:59Z")).toEqual(closedUntil(6, "01:00", { isToday: true }));
  for (const instant of [
    "2026-10-24T23:00:00Z",
    "2026-10-25T00:30:00Z",
    "2026-10-25T01:30:00Z",
    "2026-10-25T02:59:59Z",
  ])
    expect(at(instant)).toEqual({ state: "open", until: "04:00" });
  expect(at("2026-10-25T03:00:00Z")).toEqual(closedUntil(0, "08:00"));
});

test("when the clocks go forward, only the skipped hour is missing", () => {
  const { at } = start();
  expect(at("2027-03-27T23:59:59Z")).toMatchObject({ state: "closed" });
  for (const instant of [
    "2027-03-28T00:00:00Z",
    "2027-03-28T00:59:59Z",
    "2027-03-28T01:00:00Z",
    "2027-03-28T01:59:59Z",
  ])
    expect(at(instant)).toEqual({ state: "open", until: "04:00" });
  expect(at("2027-03-28T02:00:00Z")).toMatchObject({ state: "closed" });
});

test("summer and winter have the same local hours", () => {
  const { at } = start();
  expect(at("2026-10-19T06:00:00Z")).toEqual({ state: "open", until: "12:00" });
  expect(at("2026-10-26T06:00:00Z")).toMatchObject({ state: "closed" });
});

test("a temporary week applies from its first to its last day, and the hours of a single day take precedence", () => {
  const { at } = start();
  expect(at("2026-12-08T09:00:00Z")).toMatchObject({ state: "closed" });
  expect(at("2026-12-15T09:00:00Z")).toEqual({ state: "open", until: "12:00" });
  expect(at("2026-12-14T09:00:00Z")).toMatchObject({ state: "closed" });
  expect(at("2026-12-21T08:30:00Z")).toEqual({ state: "open", until: "10:00" });
  expect(at("2026-12-24T09:00:00Z")).toMatchObject({ state: "closed" });
  expect(at("2026-12-27T01:00:00Z")).toMatchObject({ state: "closed" });
  expect(at("2026-12-28T09:00:00Z")).toEqual({ state: "open", until: "12:00" });
});

test("the table shows the current week with today's special hours, and changes and temporary weeks are announced within a month", () => {
  const { table, coming } = start();
  const before = table("2026-11-30T09:00:00Z");
  expect(before.period).toBeNull();
  expect(before.days.map(({ isToday }) => isToday)).toEqual([true, false, false, false, false, false, false]);
  expect(coming("2026-11-30T09:00:00Z")).toEqual(["2026-12-21", "2026-12-24"]);
  expect(before.periods.map(({ from }) => from)).toEqual(["2026-12-14"]);
  expect(coming("2026-10-31T09:00:00Z")).toEqual([]);
  expect(table("2026-10-31T09:00:00Z").periods).toEqual([]);
  // Good Friday and Easter Monday; the holidays on days without hours change nothing.
  expect(coming("2027-03-20T09:00:00Z")).toEqual(["2027-03-26", "2027-03-29"]);
  const eve = table("2026-12-24T09:00:00Z");
  expect(eve.period).toMatchObject({ from: "2026-12-14", to: "2026-12-27" });
  expect(eve.days[3]).toMatchObject({
    isToday: true,
    isChange: true,
    mode: "closed",
    note: "Štědrý den",
    holiday: "christmasEve",
  });
  expect(eve.days.filter(({ isChange }) => isChange)).toHaveLength(1);
  expect(coming("2026-12-24T09:00:00Z")).toEqual(["2027-01-01"]);
  expect(eve.periods).toEqual([]);
});

test.each([
  ["hours that end before they begin", { useky: [{ od: "12:00", do: "08:00" }] }, "hours.order"],
  ["hours that overlap", { useky: [...morning, { od: "11:00", do: "13:00" }] }, "hours.overlap"],
])("%s are rejected", (_what, day, code) => {
  expect(faultCodes(officeHours, { dny: [{ den: "pondeli", rezim: "otevreno", ...day }] })).toEqual([code]);
});
