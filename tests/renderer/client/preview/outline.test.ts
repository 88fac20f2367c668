import { expect, test } from "vitest";
import { headingFaults } from "#renderer/client/preview/page/outline.ts";

const faults = (...levels: number[]) => headingFaults(levels.map((level) => ({ level, text: "Nadpis" })));

test("heading levels that go down one at a time and up by any number are correct", () => {
  expect(faults(1, 2, 3, 4, 2, 3)).toEqual([null, null, null, null, null, null]);
  expect(faults()).toEqual([]);
});

test.each([
  { levels: [2], at: 0, fault: "first" },
  { levels: [1, 3], at: 1, fault: "skipped" },
  { levels: [1, 2, 1], at: 2, fault: "several" },
  { levels: [1, 2, 5, 6], at: 2, fault: "skipped" },
])("levels $levels are told as $fault", ({ levels, at, fault }) => {
  expect(faults(...levels)[at]).toBe(fault);
});

test("an empty heading is reported at any level", () => {
  expect(headingFaults([{ level: 1, text: "" }])).toEqual(["empty"]);
});
