import { expect, test } from "vitest";
import { formatDateRange } from "#components/text/date-range.tsx";

const day = { start: "2027-03-10T08:00:00Z", end: "2027-03-10T15:30:00Z" };
const days = { start: "2027-03-10T08:00:00Z", end: "2027-03-11T15:30:00Z" };

function show(...range: Parameters<typeof formatDateRange>): string {
  return formatDateRange(...range).replace(/[\u00a0\u2009\u202f]/g, " ");
}

test.each([
  ["cs", "středa 10. března 2027, 9:00–16:30"],
  ["en", "Wednesday, 10 March 2027, 09:00–16:30"],
  ["ru", "среда, 10 марта 2027 г., 09:00–16:30"],
  ["ua", "середа, 10 березня 2027 р., 09:00–16:30"],
] as const)("%s says the day once", (language, text) => {
  expect(show(day, language, "daysAndTimes")).toBe(text);
});

test("an event over several days shows both, and without times only the days", () => {
  expect(show(days, "en", "daysAndTimes")).toBe("Wednesday, 10 March 2027 at 09:00 – Thursday, 11 March 2027 at 16:30");
  expect(show(days, "cs", "days")).toBe("středa 10. 3. – čtvrtek 11. 3. 2027");
});

test("without an end only the start is shown", () => {
  expect(show({ ...day, end: null }, "cs", "daysAndTimes")).toBe("středa 10. března 2027 v 9:00");
  expect(show({ ...day, end: null }, "cs", "times")).toBe("9:00");
});
