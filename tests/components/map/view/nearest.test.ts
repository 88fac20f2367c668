import { expect, test } from "vitest";
import { nearestTo } from "#components/map/view/nearest.ts";
import { aPoint, manyPoints } from "../a-point.ts";

const olomouc = { latitude: 49.594, longitude: 17.251 };

test("the nearest organisations come first, with their distance in kilometres", () => {
  const points = [
    aPoint({ number: 1, latitude: 50.0875, longitude: 14.4213 }),
    aPoint({ number: 2, ...olomouc }),
    aPoint({ number: 3, latitude: 49.4719, longitude: 17.1118 }),
  ];
  const near = nearestTo(olomouc, points);
  expect(near.map(({ point }) => point.number)).toEqual([2, 3, 1]);
  expect(near.map(({ kilometres }) => Math.round(kilometres))).toEqual([0, 17, 210]);
});

test("at most five organisations are listed as nearest", () => {
  expect(nearestTo(olomouc, manyPoints(1000))).toHaveLength(5);
  expect(nearestTo(olomouc, [])).toEqual([]);
});
