import { expect, test } from "vitest";
import { formatDate } from "#components/text/dates.tsx";

test.each([
  ["cs", "4. 3. 2026"],
  ["en", "4 March 2026"],
  ["ru", "4 марта 2026 г."],
  ["ua", "4 березня 2026 р."],
] as const)("%s writes a date its own way", (language, text) => {
  expect(formatDate("2026-03-04T08:04:00Z", language).replaceAll("\u00a0", " ")).toBe(text);
});

test("a day begins at midnight in Prague", () => {
  expect(formatDate("2026-07-01T22:30:00Z", "en")).toBe("2 July 2026");
  expect(formatDate("2026-01-01T22:30:00Z", "en")).toBe("1 January 2026");
});
