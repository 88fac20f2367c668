import { expect, test } from "vitest";
import { easeInOutCubic } from "#renderer/client/back-to-top.ts";

test("scrolling to the top eases in and out with a cubic curve", () => {
  expect(easeInOutCubic(0)).toBe(0);
  expect(easeInOutCubic(0.25)).toBeCloseTo(4 * 0.25 ** 3);
  expect(easeInOutCubic(0.5)).toBeCloseTo(0.5);
  expect(easeInOutCubic(0.75)).toBeCloseTo(1 - 4 * 0.25 ** 3);
  expect(easeInOutCubic(1)).toBe(1);
});

test("scrolling to the top never reverses", () => {
  const way = Array.from({ length: 101 }, (_, share) => easeInOutCubic(share / 100));
  expect(way).toEqual(way.toSorted((a, b) => a - b));
});
