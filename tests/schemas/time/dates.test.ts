import { expect, test } from "vitest";
import { endOfDay, localDateTime, startOfDay, toInstant, wallClock, weekday } from "#schemas/time/dates.ts";

test.each([
  ["2026-01-15T12:00:00", "2026-01-15T11:00:00.000Z"],
  ["2026-07-15T12:00:00.5", "2026-07-15T10:00:00.500Z"],
  ["2026-03-29T01:59:59", "2026-03-29T00:59:59.000Z"],
  ["2026-03-29T03:00:00", "2026-03-29T01:00:00.000Z"],
  ["2026-10-25T03:00:00", "2026-10-25T02:00:00.000Z"],
])("the CMS time %s in Prague is %s in UTC", (local, instant) => {
  expect(toInstant(local)).toBe(instant);
});

test("a time skipped in spring is read as one hour later", () => {
  expect(toInstant("2026-03-29T02:30:00")).toBe("2026-03-29T01:30:00.000Z");
});

test("a time that occurs twice in autumn is read as the second one, so that no deadline ends early", () => {
  expect(toInstant("2026-10-25T02:30:00", "Europe/Prague")).toBe("2026-10-25T01:30:00.000Z");
});

test("a UTC time is not shifted", () => {
  expect(toInstant("2026-03-04T08:05:19.813", "UTC")).toBe("2026-03-04T08:05:19.813Z");
});

test.each(["2025-03-04T09:04:00", "2025-03-04T08:05:19.813", "2025-03-04T10:45:17.72", "2025-03-04T10:45"])(
  "%s is a valid CMS date",
  (text) => {
    expect(localDateTime.safeParse(text).success).toBe(true);
  },
);

test.each(["2025-03-04", "2025-13-04T09:00:00", "2025-03-04T09:00:00Z", "4. 3. 2025", ""])(
  "%s is not a valid CMS date",
  (text) => {
    expect(localDateTime.safeParse(text).success).toBe(false);
  },
);

test.each([
  ["2026-11-20", "2026-11-19T23:00:00.000Z", "2026-11-20T22:59:59.999Z"],
  ["2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T22:59:59.999Z"],
  ["2026-12-31", "2026-12-30T23:00:00.000Z", "2026-12-31T22:59:59.999Z"],
])("%s in Prague lasts from midnight to midnight, an hour longer when the clocks go back", (date, start, end) => {
  expect([startOfDay(date), endOfDay(date)]).toEqual([start, end]);
});

test.each([
  ["2026-10-25T00:30:00Z", "02:30"],
  ["2026-10-25T01:30:00Z", "02:30"],
  ["2026-10-25T02:30:00Z", "03:30"],
  ["2027-03-28T00:59:00Z", "01:59"],
  ["2027-03-28T01:00:00Z", "03:00"],
])("at %s a clock in Prague shows %s", (instant, time) => {
  expect(wallClock(Date.parse(instant)).time).toBe(time);
});

test("a week begins with Monday", () => {
  expect(["2026-11-16", "2026-11-20", "2026-11-22"].map(weekday)).toEqual([0, 4, 6]);
});
