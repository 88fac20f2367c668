import { expect, test } from "vitest";
import { hullOf } from "#components/map/marks/hull.ts";
import { toWorld } from "#schemas/values/mercator.ts";
import { manyPoints } from "../a-point.ts";

test("all places are on one side of each edge of the hull", () => {
  const places = manyPoints(300);
  const outline = hullOf(places);
  expect(outline.length).toBeGreaterThan(4);
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    const sides = places.map(toWorld).map(({ x, y }) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
    const isOneSided = sides.every((side) => side >= -1e-15) || sides.every((side) => side <= 1e-15);
    expect(isOneSided).toBe(true);
  }
});

test("the hull of two places is a line, of one nothing", () => {
  const [a, b] = manyPoints(2);
  if (!a || !b) throw new Error("two points were asked for");
  expect(hullOf([a, b])).toHaveLength(2);
  expect(hullOf([a])).toHaveLength(1);
  expect(hullOf([])).toEqual([]);
});
