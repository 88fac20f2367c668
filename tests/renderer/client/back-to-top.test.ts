import { expect, test } from "vitest";
import { easeInOutCubic } from "#renderer/client/back-to-top.ts";

test("the way to the top begins and ends slowly, by the third power", () => {
  expect(easeInOutCubic(0)).toBe(0);
  expect(easeInOutCubic(0.25)).toBeCloseTo(4 * 0.25 ** 3);
  expect(easeInOutCubic(0.5)).toBeCloseTo(0.5);
  expect(easeInOutCubic(0.75)).toBeCloseTo(1 - 4 * 0.25 ** 3);
  expect(easeInOutCubic(1)).toBe(1);
});

test("the way to the top never turns back", () => {
  const way = Array.from({ length: 101 }, (_, share) => easeInOutCubic(share / 100));
  expect(way).toEqual(way.toSorted((a, b) => a - b));
});
