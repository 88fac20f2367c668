import { expect, test } from "vitest";
import { formatConsent, parseConsent } from "#schemas/visitor/consent.ts";

const day = new Date("2026-11-22T23:30:00+01:00");

test("a stored decision is parsed with its version and date", () => {
  for (const version of [1, 2, 41, 999_999_999]) {
    for (const statistical of [true, false]) {
      for (const marketing of [true, false]) {
        const value = formatConsent({ statistical, marketing }, version, day);
        expect(parseConsent(value, version)).toEqual({ statistical, marketing });
        expect(parseConsent(value, version + 1)).toBeNull();
        expect(encodeURIComponent(value)).toBe(value);
      }
    }
  }
  expect(formatConsent({ statistical: true, marketing: false }, 3, day)).toBe("3.2026-11-22.10");
});

test.each([
  undefined,
  "",
  "3",
  "true",
  "3.2026-11-22",
  "3.2026-11-22.",
  "3.2026-11-22.1",
  "3.2026-11-22.12",
  "3.2026-11-22.111",
  "3.2026-11-22.11 ",
  " 3.2026-11-22.11",
  "3.2026-11-22.11\n",
  "3.2026-11-22.１１",
  "-3.2026-11-22.11",
  "3e0.2026-11-22.11",
  "0x3.2026-11-22.11",
  "3.0.2026-11-22.11",
  "NaN.2026-11-22.11",
  ".2026-11-22.11",
  "03.2026-11-22.11",
  "30.2026-11-22.11",
  "3000000000.2026-11-22.11",
  "3.2026-11-22T00:00.11",
  '{"statistical":true,"marketing":true}',
  "1".repeat(10_000),
])("a value that is not a decision on the current version is ignored (%j)", (value) => {
  expect(parseConsent(value, 3)).toBeNull();
});
