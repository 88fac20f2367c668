import { expect, test } from "vitest";
import { daysOf, isInCalendar, monthAt, monthsAfter, weeksOf } from "#schemas/lists/month.ts";
import { toInstant, weekday } from "#schemas/time/dates.ts";

const months = Array.from({ length: 120 }, (_, index) => monthsAfter("2024-01", index));
const instant = (local: string) => toInstant(local);

test("each day of a month appears once in its weeks, under its weekday", () => {
  expect(months.at(-1)).toBe("2033-12");
  for (const month of months) {
    const weeks = weeksOf(month);
    const days = weeks.flat().filter((day) => day !== null);
    const [year = 0, number = 0] = month.split("-").map(Number);
    const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
    expect(days.map((day) => Number(day.slice(8)))).toEqual(Array.from({ length: last }, (_, day) => day + 1));
    expect(days.every((day) => day.startsWith(month))).toBe(true);
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      expect(week.some((day) => day !== null)).toBe(true);
      for (const [place, day] of week.entries()) if (day) expect(weekday(day)).toBe(place);
    }
  }
});

test("an event appears on each of its days, in every month it touches", () => {
  const date = { start: instant("2026-12-29T18:00:00"), end: instant("2027-01-02T10:00:00") };
  expect(daysOf(date, "2026-12")).toEqual(["2026-12-29", "2026-12-30", "2026-12-31"]);
  expect(daysOf(date, "2027-01")).toEqual(["2027-01-01", "2027-01-02"]);
  expect(daysOf(date, "2026-11")).toEqual([]);
  expect(
    daysOf({ start: instant("2026-01-01T00:00:00"), end: instant("2028-01-01T00:00:00") }, "2027-02"),
  ).toHaveLength(28);
});

test("days are those of Prague, and an event that ends at midnight ends on the day before", () => {
  expect(daysOf({ start: "2026-10-31T23:30:00.000Z", end: null }, "2026-11")).toEqual(["2026-11-01"]);
  expect(daysOf({ start: instant("2026-11-30T18:00:00"), end: instant("2026-12-01T00:00:00") }, "2026-12")).toEqual([]);
  expect(daysOf({ start: instant("2026-12-01T00:00:00"), end: instant("2026-12-01T00:00:00") }, "2026-12")).toEqual([
    "2026-12-01",
  ]);
});

test("an event in the night of a clock change appears on both days", () => {
  const back = { start: instant("2026-10-24T22:00:00"), end: instant("2026-10-25T02:30:00") };
  expect(daysOf(back, "2026-10")).toEqual(["2026-10-24", "2026-10-25"]);
  const forward = { start: instant("2027-03-27T22:00:00"), end: instant("2027-03-28T03:30:00") };
  expect(daysOf(forward, "2027-03")).toEqual(["2027-03-27", "2027-03-28"]);
});

test("the calendar covers ten years back and ten ahead, by the month in Prague", () => {
  const now = Date.parse("2026-10-31T23:30:00Z");
  expect(monthAt(now)).toBe("2026-11");
  expect(["2016-10", "2016-11", "2036-11", "2036-12"].map((month) => isInCalendar(month, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
