import { expect, test } from "vitest";
import { asOf, momentsIn, parseMoment, withValueMoments } from "#renderer/preview/moments.ts";
import { aContent, aRecord } from "../../schemas/a-content.ts";
import { day, wageValues } from "../../schemas/values/shared/a-set.ts";
import { recordedServices } from "../recorded-portal.ts";

test.each([
  ["2027-01-01", "2026-12-31T23:00:00.000Z"],
  ["2027-07-01T08:30", "2027-07-01T06:30:00.000Z"],
  ["2027-01-01T08:30:15", "2027-01-01T07:30:15.000Z"],
  ["2027-01-01T08:30:00Z", "2027-01-01T08:30:00.000Z"],
  ["2027-01-01T08:30:00-05:00", "2027-01-01T13:30:00.000Z"],
])("%s is a time", (text, instant) => {
  expect(new Date(parseMoment(text) ?? Number.NaN).toISOString()).toBe(instant);
});

test.each(["", "1", "now", "2027-02-30", "2027-13-01T10:00", "2027-01-01T25:00", "2027-01-01 10:00", "9".repeat(5000)])(
  "%s is no time",
  (text) => expect(parseMoment(text)).toBeNull(),
);

test("the clock of a preview starts at the requested time, or is the real one when that is invalid", () => {
  const services = recordedServices();
  expect(asOf("2027-01-01", services).clock.now()).toBe(Date.parse("2026-12-31T23:00:00Z"));
  expect(asOf("yesterday", services)).toBe(services);
  expect(asOf(undefined, services)).toBe(services);
});

test("a page changes when a shared value in it begins or ends", () => {
  const content = aContent({ data: { obsah: "{{hodnota:mzda.mesicni}} {{hodnota:mzda.deti|k:2026-05-01}}" } });
  const moments = withValueMoments([], content, wageValues, day("2026-11-02"));
  expect(moments).toEqual([
    { at: "2026-01-01T00:00", path: { cs: "Sdílená hodnota: Hodnota mesicni", en: "Shared value: Hodnota mesicni" } },
    { at: "2027-01-01T00:00", path: { cs: "Sdílená hodnota: Hodnota mesicni", en: "Shared value: Hodnota mesicni" } },
  ]);
});

test("a page may change when something in its content begins, and right after something ends", () => {
  const record = aRecord({
    displayAt: "2026-10-01T08:00:00",
    data: {
      od: "2026-11-01",
      uzaverky: [{ od: "2026-12-24T12:00:00", do: "2026-12-26" }],
      platnostDo: "2027-01-31T23:59:00",
    },
  });
  expect(momentsIn("news-item", record).map(({ at }) => at)).toEqual([
    "2026-10-01T08:00",
    "2026-11-01T00:00",
    "2026-12-24T12:00",
    "2026-12-27T00:00",
    "2027-02-01T00:00",
  ]);
});

test("equal dates are one moment, and a record without dates has none", () => {
  const twice = aRecord({ displayAt: null, data: { a: "2026-11-01", b: { od: "2026-11-01T00:00:00" } } });
  expect(momentsIn("service", twice)).toHaveLength(1);
  for (const record of [null, 42, [], {}, { data: "2026-99-99" }]) expect(momentsIn("service", record)).toEqual([]);
});

test("every moment on the scale is a valid parameter", () => {
  const record = aRecord({ data: { od: "2026-03-29T02:30:00", do: "2026-10-25" } });
  for (const { at } of momentsIn("service", record)) expect(parseMoment(at)).not.toBeNull();
});
