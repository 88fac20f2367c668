import { expect, test } from "vitest";
import { nextChange, periodAt } from "#schemas/values/shared/shared-value.ts";
import { valuesOf } from "#schemas/values/shared/value-sets.ts";
import { aSet } from "./a-set.ts";

type Wire = { od: string; do?: string | null; hodnota?: number };

const valueWith = (obdobi: readonly Wire[]) =>
  valuesOf([aSet("s", [{ klic: "v", druh: "pocet", obdobi }])]).find("s.v");

function amountAt(obdobi: readonly Wire[], time: string): number | null {
  const value = valueWith(obdobi);
  return value && (periodAt(value, Date.parse(time))?.amount ?? null);
}

const years: Wire[] = [
  { od: "2026-01-01", hodnota: 1 },
  { od: "2027-01-01", hodnota: 2 },
];
const oneDay: Wire[] = [{ od: "2026-07-01", do: "2026-07-01", hodnota: 1 }];
const spring: Wire[] = [{ od: "2026-03-29", do: "2026-03-29", hodnota: 1 }];
const autumn: Wire[] = [{ od: "2026-10-25", do: "2026-10-25", hodnota: 1 }];
const leap: Wire[] = [{ od: "2028-02-29", do: "2028-02-29", hodnota: 1 }];
const lastDay: Wire[] = [{ od: "2026-12-31", do: "2026-12-31", hodnota: 1 }];
const gap: Wire[] = [
  { od: "2026-01-01", do: "2026-03-31", hodnota: 1 },
  { od: "2026-06-01", hodnota: 2 },
];
const overlap: Wire[] = [
  { od: "2026-01-01", do: "2026-12-31", hodnota: 1 },
  { od: "2026-07-01", do: "2026-07-31", hodnota: 2 },
];
const far: Wire[] = [
  { od: "1918-10-28", hodnota: 1 },
  { od: "2999-01-01", hodnota: 2 },
];

test.each<[string, Wire[], string, number | null]>([
  ["winter, before midnight", years, "2026-12-31T22:59:59.999Z", 1],
  ["winter, midnight", years, "2026-12-31T23:00:00.000Z", 2],
  ["before the first", years, "2025-12-31T22:59:59.999Z", null],
  ["the first instant", years, "2025-12-31T23:00:00.000Z", 1],
  ["one day, before", oneDay, "2026-06-30T21:59:59.999Z", null],
  ["one day, start", oneDay, "2026-06-30T22:00:00.000Z", 1],
  ["one day, end", oneDay, "2026-07-01T21:59:59.999Z", 1],
  ["one day, after", oneDay, "2026-07-01T22:00:00.000Z", null],
  ["spring, before", spring, "2026-03-28T22:59:59.999Z", null],
  ["spring, start", spring, "2026-03-28T23:00:00.000Z", 1],
  ["spring, end of 23 hours", spring, "2026-03-29T21:59:59.999Z", 1],
  ["spring, after", spring, "2026-03-29T22:00:00.000Z", null],
  ["autumn, before", autumn, "2026-10-24T21:59:59.999Z", null],
  ["autumn, start", autumn, "2026-10-24T22:00:00.000Z", 1],
  ["autumn, end of 25 hours", autumn, "2026-10-25T22:59:59.999Z", 1],
  ["autumn, after", autumn, "2026-10-25T23:00:00.000Z", null],
  ["29 February", leap, "2028-02-29T12:00:00Z", 1],
  ["1 March", leap, "2028-02-29T23:00:00.000Z", null],
  ["31 December, last millisecond", lastDay, "2026-12-31T22:59:59.999Z", 1],
  ["31 December, over", lastDay, "2026-12-31T23:00:00.000Z", null],
  ["gap", gap, "2026-04-01T12:00:00Z", null],
  ["last day before the gap", gap, "2026-03-31T21:59:59.999Z", 1],
  ["after the gap", gap, "2026-05-31T22:00:00.000Z", 2],
  ["before the overlap", overlap, "2026-06-30T12:00:00Z", 1],
  ["in the overlap", overlap, "2026-07-15T12:00:00Z", 2],
  ["1918", far, "1918-10-28T12:00:00Z", 1],
  ["2998", far, "2998-12-31T22:59:59.999Z", 1],
  ["2999", far, "2998-12-31T23:00:00.000Z", 2],
  ["9999", [{ od: "9999-12-31", do: "9999-12-31", hodnota: 3 }], "9999-12-31T12:00:00Z", 3],
  ["null as the end", [{ od: "2026-01-01", do: null, hodnota: 3 }], "2036-01-01T12:00:00Z", 3],
  ["zero", [{ od: "2026-01-01", hodnota: 0 }], "2036-01-01T12:00:00Z", 0],
  ["29 February of a common year", [{ od: "2027-02-29", hodnota: 3 }], "2027-03-02T12:00:00Z", null],
])("a value on a day: %s", (_name, obdobi, time, amount) => {
  expect(amountAt(obdobi, time)).toEqual(amount);
  expect(amountAt(obdobi.toReversed(), time)).toEqual(amount);
});

test("a period of an earlier start does not hide the one that begins in it", () => {
  const longer: Wire[] = [
    { od: "2026-01-01", hodnota: 1 },
    { od: "2026-07-01", do: "2026-07-31", hodnota: 2 },
  ];

  expect(amountAt(longer, "2026-07-31T12:00:00Z")).toBe(2);
});

test("a period whose end lies before its start shows nothing before it, and costs no other", () => {
  const wrong: Wire[] = [
    { od: "2026-06-01", do: "2026-05-01", hodnota: 1 },
    { od: "2027-01-01", hodnota: 2 },
  ];

  expect(amountAt(wrong, "2026-05-15T12:00:00Z")).toBeNull();
  expect(amountAt(wrong, "2027-06-15T12:00:00Z")).toBe(2);
});

test("two periods of the same start leave one value, in whatever order", () => {
  const equal: Wire[] = [
    { od: "2026-01-01", hodnota: 1 },
    { od: "2026-01-01", hodnota: 2 },
  ];
  const shown = amountAt(equal, "2026-06-15T12:00:00Z");

  expect([1, 2]).toContain(shown);
  expect(valueWith(equal)?.periods).toHaveLength(1);
});

test("200 periods follow each other day by day", () => {
  const days: Wire[] = Array.from({ length: 200 }, (_, at) => ({
    od: new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10),
    hodnota: at,
  }));
  const value = valueWith(
    days.toSorted((a, b) => (((a.hodnota ?? 0) * 7919) % 200) - (((b.hodnota ?? 0) * 7919) % 200)),
  );

  expect(value?.periods.map(({ amount }) => amount)).toEqual(days.map(({ hodnota }) => hodnota));
  for (const { od, hodnota } of days) expect(amountAt(days, `${od}T12:00:00Z`)).toBe(hodnota);
});

test.each<[string, Wire[], string, string | null]>([
  ["before all", years, "2020-01-01T00:00:00Z", "2025-12-31T23:00:00.000Z"],
  ["between", years, "2026-06-01T00:00:00Z", "2026-12-31T23:00:00.000Z"],
  ["a millisecond before", years, "2026-12-31T22:59:59.999Z", "2026-12-31T23:00:00.000Z"],
  ["at the start", years, "2026-12-31T23:00:00.000Z", null],
  ["in the last day", oneDay, "2026-07-01T12:00:00Z", "2026-07-01T22:00:00.000Z"],
  ["in a gap", gap, "2026-04-15T12:00:00Z", "2026-05-31T22:00:00.000Z"],
  ["in an overlap", overlap, "2026-07-15T12:00:00Z", "2026-07-31T22:00:00.000Z"],
])("the next change is known: %s", (_name, obdobi, now, expected) => {
  const value = valueWith(obdobi);
  const next = value && nextChange(value, Date.parse(now));

  expect(next === null ? null : new Date(next).toISOString()).toBe(expected);
});
