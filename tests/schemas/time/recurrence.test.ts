import { expect, test } from "vitest";
import { toInstant, weekday } from "#schemas/time/dates.ts";
import { isBounded, recurrenceFields, recurringDates } from "#schemas/time/recurrence.ts";

const first = { zacatek: "2026-10-21T09:00:00", konec: "2026-10-21T10:30:00" };

function startsBy(opakovani: string, parts: { zacatek?: string; vyjimky?: string[] } = {}): string[] {
  expect(recurrenceFields.opakovani.parse(opakovani)).toBe(opakovani);
  return recurringDates({ ...first, opakovani, ...parts }).map(({ zacatek }) => zacatek);
}

test("an event at nine stays at nine before and after the clocks go back", () => {
  const dates = recurringDates({ ...first, opakovani: "FREQ=WEEKLY;COUNT=3" });
  expect(dates).toEqual([
    first,
    { zacatek: "2026-10-28T09:00:00", konec: "2026-10-28T10:30:00" },
    { zacatek: "2026-11-04T09:00:00", konec: "2026-11-04T10:30:00" },
  ]);
  const instants = dates.map(({ zacatek }) => toInstant(zacatek));
  expect(instants).toEqual(["2026-10-21T07:00:00.000Z", "2026-10-28T08:00:00.000Z", "2026-11-04T08:00:00.000Z"]);
});

test("an event keeps its local time before and after the clocks go forward", () => {
  const dates = startsBy("FREQ=DAILY;COUNT=3", { zacatek: "2027-03-27T18:00:00" });
  expect(dates.map((start) => toInstant(start))).toEqual([
    "2027-03-27T17:00:00.000Z",
    "2027-03-28T16:00:00.000Z",
    "2027-03-29T16:00:00.000Z",
  ]);
});

test("a date in the hour that is skipped or repeated by a clock change is still one date", () => {
  for (const zacatek of ["2027-03-27T02:30:00", "2026-10-24T02:30:00"]) {
    const instants = startsBy("FREQ=DAILY;COUNT=3", { zacatek }).map((start) => toInstant(start));
    expect(new Set(instants).size).toBe(3);
    expect(instants.toSorted()).toEqual(instants);
  }
});

test("a rule that ends on a day includes that day, and one that ends at a time ends in UTC", () => {
  expect(startsBy("FREQ=DAILY;UNTIL=20261023")).toHaveLength(3);
  expect(startsBy("FREQ=DAILY;UNTIL=20261023T070000Z")).toHaveLength(3);
  expect(startsBy("FREQ=DAILY;UNTIL=20261023T065900Z")).toHaveLength(2);
});

test("weekdays, days of the month, months and exceptions are applied", () => {
  const weekly = startsBy("FREQ=WEEKLY;BYDAY=MO,WE;INTERVAL=2;COUNT=6");
  expect(weekly.map((start) => weekday(start.slice(0, 10)))).toEqual([2, 0, 2, 0, 2, 0]);
  expect(startsBy("FREQ=MONTHLY;BYDAY=-1FR;COUNT=2")).toEqual(["2026-10-30T09:00:00", "2026-11-27T09:00:00"]);
  expect(startsBy("FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3").map((start) => start.slice(5, 10))).toEqual([
    "10-31",
    "12-31",
    "01-31",
  ]);
  expect(startsBy("FREQ=YEARLY;BYMONTH=9;BYDAY=1MO;COUNT=1")).toEqual(["2027-09-06T09:00:00"]);
  const without = startsBy("FREQ=WEEKLY;COUNT=3", { vyjimky: ["2026-10-28", "2026-12-24"] });
  expect(without).toEqual(["2026-10-21T09:00:00", "2026-11-04T09:00:00"]);
});

test("the parts of a rule may be in any order", () => {
  expect(startsBy("FREQ=WEEKLY;WKST=MO;UNTIL=20261104;INTERVAL=2;BYDAY=WE")).toHaveLength(2);
});

test.each([
  ["každou středu", "invalid"],
  ["RRULE:FREQ=DAILY;COUNT=2", "invalid"],
  ["FREQ=WEEKLY", "without an end"],
  ["FREQ=WEEKLY;COUNT=2;UNTIL=20261104", "with two ends"],
  ["FREQ=WEEKLY;COUNT=101", "with too many dates"],
  ["FREQ=WEEKLY;COUNT=0", "without dates"],
  ["FREQ=WEEKLY;COUNT=2;COUNT=3", "with a part twice"],
  ["FREQ=SECONDLY;COUNT=2", "too fine"],
  ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=2", "that never occurs"],
  ["FREQ=WEEKLY;BYDAY=XX;COUNT=2", "with an invalid weekday"],
  ["FREQ=DAILY;UNTIL=20261345", "until an invalid day"],
  ["FREQ=WEEKLY;COUNT=2\nFREQ=DAILY;COUNT=2", "and another line"],
])("the recurrence rule %s is rejected: %s", (rule) => {
  expect(recurrenceFields.opakovani.safeParse(rule).success).toBe(false);
});

test("a rule gives at least one date and at most a hundred", () => {
  const isTaken = (opakovani: string) => isBounded.broken({ ...first, opakovani }).length === 0;
  expect(isTaken("FREQ=DAILY;UNTIL=20270128")).toBe(true);
  expect(startsBy("FREQ=DAILY;UNTIL=20270128")).toHaveLength(100);
  expect(isTaken("FREQ=DAILY;UNTIL=20270129")).toBe(false);
  expect(isTaken("FREQ=DAILY;UNTIL=20261020")).toBe(false);
  expect(isTaken("FREQ=WEEKLY;COUNT=100")).toBe(true);
});

test("a rule is evaluated for at most ten years", () => {
  expect(startsBy("FREQ=YEARLY;COUNT=100").at(-1)).toBe("2036-10-21T09:00:00");
});

/** Each accepted rule is evaluated without an error and in reasonable time. */
test("every accepted rule gives dates in order", () => {
  const ends = ["COUNT=1", "COUNT=100", "UNTIL=20270101", "UNTIL=20991231"];
  const parts = [
    ["DAILY"],
    ["WEEKLY", "WEEKLY;BYDAY=SU,MO"],
    ["MONTHLY", "MONTHLY;BYDAY=4TU,-1FR", "MONTHLY;BYMONTHDAY=-1,29,31"],
    ["YEARLY", "YEARLY;BYMONTH=2,10;BYDAY=4SU"],
  ].flat();
  const rules = parts.flatMap((part) =>
    ["", ";INTERVAL=12", ";INTERVAL=99"].flatMap((interval) => ends.map((end) => `FREQ=${part}${interval};${end}`)),
  );
  expect(rules.length).toBe(96);
  for (const zacatek of ["2026-02-28T09:00:00", "2028-02-29T00:00:00"])
    for (const rule of rules) {
      const starts = startsBy(rule, { zacatek });
      expect(starts.length, rule).toBeLessThanOrEqual(101);
      expect(starts, rule).toEqual([...new Set(starts)].toSorted());
      expect(
        starts.every((start) => start >= zacatek && start < "2038-03-01"),
        rule,
      ).toBe(true);
    }
});
