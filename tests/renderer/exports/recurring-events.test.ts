import ICAL from "ical.js";
import { expect, test } from "vitest";
import { recordToCalendar } from "#renderer/exports/calendar.ts";
import type { PageIdentity } from "#renderer/exports/page-identity.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import type { CalendarRecord } from "#schemas/structures/calendar-record.ts";
import { daysAfter, wallClock } from "#schemas/time/dates.ts";
import { aContent, plainContext } from "../../schemas/a-content.ts";
import { readLines, valuesOf } from "./content-lines.ts";
import { occurrencesIn, onClock } from "./ical-events.ts";

const identity: PageIdentity & { changedAt: string } = {
  uid: "1001@mpsv.example",
  url: "https://mpsv.example/akce",
  absolute: () => null,
  path: "/akce",
  language: "cs",
  locale: "cs",
  siteName: "Portál",
  changedAt: "2026-11-12T09:20:00.000Z",
  today: "2026-11-20",
};

function viewOf(data: Record<string, unknown>): CalendarRecord {
  const needed = { forma: "online", perex: "O čem akce je.", poradatel: "Úřad práce" };
  const content = aContent({ structureKey: "up-kalendarni-zaznam", data: { ...needed, ...data } });
  const { page, issues } = parsePage(content, plainContext);
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  if (page?.key !== "calendar-record") throw new Error("the record is not valid");
  return page.view;
}

function fileOf(data: Record<string, unknown>, changedAt = identity.changedAt): string {
  return recordToCalendar(viewOf(data), { ...identity, changedAt });
}

/** The dates of a page in the format of the library's occurrences. */
function datesOf({ dates, allDay }: CalendarRecord) {
  const day = (instant: string) => wallClock(Date.parse(instant)).date;
  return dates.map(({ start, end, cancelled }) => ({
    uid: identity.uid,
    start: allDay ? day(start) : onClock(start),
    end: allDay ? daysAfter(day(end ?? start), 1) : end && onClock(end),
    isCancelled: cancelled,
  }));
}

const tuesday = { zacatek: "2026-10-06T16:00:00", konec: "2026-10-06T17:30:00" };
const night = { zacatek: "2026-10-23T22:00:00", konec: "2026-10-24T06:00:00" };
const weekly = "FREQ=WEEKLY;BYDAY=TU;COUNT=26";

/** Events of every kind, across both daylight saving changes. */
const events: Record<string, Record<string, unknown>> = {
  "a single date": tuesday,
  "a date without an end": { zacatek: "2026-10-06T16:00:00" },
  "a rule with a number of dates": { ...tuesday, opakovani: weekly },
  "a rule with a last day": { ...tuesday, opakovani: "FREQ=WEEKLY;UNTIL=20270330" },
  "a rule with a last instant": { ...tuesday, opakovani: "FREQ=WEEKLY;UNTIL=20270330T140000Z" },
  "a rule without an end of its dates": { zacatek: "2026-10-06T16:00:00", opakovani: weekly },
  "months by weekday": { ...tuesday, opakovani: "FREQ=MONTHLY;BYDAY=1TU,-1FR;COUNT=12" },
  "months by day": {
    ...tuesday,
    zacatek: "2026-08-31T10:00",
    opakovani: "FREQ=MONTHLY;BYMONTHDAY=31;COUNT=6",
    konec: null,
  },
  "years, cut after ten": { ...tuesday, opakovani: "FREQ=YEARLY;COUNT=20" },
  "days of exception": { ...tuesday, opakovani: weekly, vyjimky: ["2026-10-13", "2027-01-01", "2027-03-30"] },
  "a cancelled date": { ...tuesday, opakovani: weekly, terminy: [{ zacatek: "2026-10-20T16:00:00", zruseno: true }] },
  "a longer date": {
    ...tuesday,
    opakovani: weekly,
    terminy: [{ zacatek: "2026-10-20T16:00", konec: "2026-10-20T20:00" }],
  },
  "an additional date": {
    ...tuesday,
    opakovani: weekly,
    terminy: [{ zacatek: "2026-10-22T09:00", konec: "2026-10-22T10:30" }],
  },
  "a moved date": {
    ...{ ...tuesday, opakovani: weekly },
    terminy: [{ zacatek: "2026-10-29T09:00", konec: "2026-10-29T10:30", puvodniZacatek: "2026-10-27T16:00" }],
  },
  "a moved first date": {
    ...tuesday,
    opakovani: weekly,
    terminy: [{ zacatek: "2026-10-07T16:00", puvodniZacatek: "2026-10-06T16:00" }],
  },
  "single dates": {
    ...tuesday,
    terminy: [{ zacatek: "2026-11-10T09:00" }, { zacatek: "2026-09-10T09:00", zruseno: true }],
  },
  "a first date beside the rule": { ...tuesday, opakovani: "FREQ=WEEKLY;BYDAY=WE;COUNT=5" },
  "nights over the changes of the clocks": { ...night, opakovani: "FREQ=DAILY;COUNT=4" },
  "an hour that the spring skips": {
    zacatek: "2027-03-26T02:30",
    konec: "2027-03-26T04:00",
    opakovani: "FREQ=DAILY;COUNT=4",
  },
  "an hour that the autumn has twice": {
    zacatek: "2026-10-23T02:30",
    konec: "2026-10-23T04:00",
    opakovani: "FREQ=DAILY;COUNT=4",
  },
  "whole days": { ...tuesday, celodenni: true, opakovani: "FREQ=DAILY;INTERVAL=2;COUNT=20", vyjimky: ["2026-10-08"] },
  "several whole days": {
    ...{
      zacatek: "2026-10-24T00:00",
      konec: "2026-10-25T00:00",
      celodenni: true,
      opakovani: "FREQ=WEEKLY;UNTIL=20261130",
    },
    terminy: [{ zacatek: "2026-11-09T00:00", konec: "2026-11-10T00:00", puvodniZacatek: "2026-11-07T00:00" }],
  },
};

test.each(Object.entries(events))("%s: a calendar program shows the dates of the page", (_, data) => {
  const view = viewOf(data);
  const file = recordToCalendar(view, identity);
  expect(readLines(file).length).toBeGreaterThan(30);
  expect(occurrencesIn(file)).toEqual(datesOf(view));
});

test("a recurring event is a single event with a rule, in Prague's time zone", () => {
  const file = fileOf({ ...tuesday, opakovani: weekly, vyjimky: ["2026-10-13"] });
  expect(valuesOf(file, "UID")).toEqual([identity.uid]);
  expect(valuesOf(file, "DTSTART;TZID=Europe/Prague")).toEqual(["20261006T160000"]);
  expect(valuesOf(file, "EXDATE;TZID=Europe/Prague")).toEqual(["20261013T160000"]);
  expect(valuesOf(file, "RRULE")).toContain("FREQ=WEEKLY;BYDAY=TU;UNTIL=20270330T140000Z");
  expect(valuesOf(file, "LAST-MODIFIED")).toEqual(["20261112T092000Z"]);
});

test("a moved event or date updates the event in a subscribed calendar", () => {
  const before = fileOf({ ...tuesday, opakovani: weekly });
  const later = "2026-11-13T09:20:00.000Z";
  const after = fileOf(events["a moved date"] ?? {}, later);
  const whole = fileOf({ ...tuesday, zacatek: "2026-10-06T15:00:00", opakovani: weekly }, later);
  for (const file of [after, whole]) {
    expect(new Set(valuesOf(file, "UID"))).toEqual(new Set(valuesOf(before, "UID")));
    expect(Number(valuesOf(file, "SEQUENCE")[0])).toBeGreaterThan(Number(valuesOf(before, "SEQUENCE")[0]));
  }
  expect(valuesOf(after, "RECURRENCE-ID;TZID=Europe/Prague")).toEqual(["20261027T160000"]);
  expect(occurrencesIn(after)).toHaveLength(26);
});

test("the embedded time zone matches Prague's, now and in ten years", () => {
  const [zone] = new ICAL.Component(ICAL.parse(fileOf(tuesday))).getAllSubcomponents("vtimezone");
  const prague = new ICAL.Timezone(zone);
  const hours = Array.from({ length: 11 * 53 }, (_, week) => Date.UTC(2026, 0, 4 + 7 * week, 12));
  for (const hour of hours) {
    const { date, time } = wallClock(hour);
    const local = ICAL.Time.fromString(`${date}T${time}:00`, undefined);
    expect(prague.utcOffset(local) * 1000, date).toBe(Date.parse(`${date}T${time}Z`) - hour);
  }
});
