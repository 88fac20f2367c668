import { expect, test } from "vitest";
import { countFitting, navigationMeasures } from "#renderer/client/shell/overflow.ts";

const room = { reserve: 120, gap: 16 };

test("the main navigation reserves the width given in the specification", () => {
  expect(navigationMeasures).toEqual({ reserve: 120, gap: 16 });
});

test("items fit while their widths and gaps stay within the container minus the reserve", () => {
  // 3 × (84 + 16) = 300 = 420 − 120
  expect(countFitting([84, 84, 84], 420, room)).toBe(3);
  expect(countFitting([84, 84, 84], 419.9, room)).toBe(2);
});

test("from the first item that does not fit, all further items overflow, even those that would fit", () => {
  expect(countFitting([100, 500, 10], 400, room)).toBe(1);
});

test("a container smaller than the reserve fits nothing", () => {
  expect(countFitting([10], 100, room)).toBe(0);
});

test("an empty list always fits", () => {
  expect(countFitting([], 0, room)).toBe(0);
});
