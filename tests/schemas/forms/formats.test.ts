import { expect, test } from "vitest";
import { formatInputDay } from "#components/text/date-formats.tsx";
import { toDay } from "#schemas/forms/formats.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";

test.each([
  "2026-12-31",
  "31. 12. 2026",
  "31.12.2026",
  " 31. 12. 2026 ",
  "31.\u00a012.\u00a02026",
  "31/12/2026",
  "31-12-2026",
  "31 12 2026",
])("the day written as %o is read", (written) => {
  expect(toDay(written)).toBe("2026-12-31");
});

test("days and months have one digit or two", () => {
  expect(["1. 2. 2026", "01.02.2026", "1/2/2026"].map(toDay)).toEqual(Array(3).fill("2026-02-01"));
});

test.each([
  "",
  "31. 12.",
  "12/31/2026",
  "31. 11. 2026",
  "29. 2. 2026",
  "2026-13-01",
  "31. 12. 26",
  "soon",
  "0. 1. 2026",
])("%o is no day", (written) => {
  expect(toDay(written)).toBeNull();
});

test("the day that a page shows in a field is read again, in every language", () => {
  for (const language of languageCodes)
    for (const day of ["2024-02-29", "2026-12-31", "2027-01-02"])
      expect(toDay(formatInputDay(day, language)), language).toBe(day);
});
