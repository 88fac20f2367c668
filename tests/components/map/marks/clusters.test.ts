import { expect, test } from "vitest";
import { clusterSizeOf } from "#components/map/marks/cluster-size.ts";
import { countOf, createClusters, type MapCluster, type MapItem } from "#components/map/marks/clusters.ts";
import { toWorld, worldSize } from "#schemas/values/mercator.ts";
import { aPoint, manyPoints } from "../a-point.ts";

const world = { start: { x: 0, y: 0 }, end: { x: 1, y: 1 } };
const isCluster = (item: MapItem): item is MapCluster => item.kind === "cluster";

test.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])(
  "without a last level (%s) it fails as specified",
  (maxZoom) => {
    expect(() => createClusters([], maxZoom)).toThrow(/^Map has no maxZoom specified$/);
  },
);

test("at every level each point is in exactly one item", () => {
  const points = manyPoints(2000);
  const clusters = createClusters(points, 18);
  for (let level = 0; level <= 18; level += 1) {
    const items = clusters.within(world, level);
    expect(countOf(items)).toBe(2000);
    const numbers = items.flatMap((item) =>
      isCluster(item) ? clusters.membersOf(item.id).map(({ number }) => number) : item.point.number,
    );
    expect(new Set(numbers).size).toBe(2000);
    expect(items.map(({ first }) => first)).toEqual(items.map(({ first }) => first).toSorted((a, b) => a - b));
  }
});

test("a cluster's members are within 80 pixels of one of them", () => {
  const clusters = createClusters(manyPoints(500), 18);
  const found = clusters.within(world, 9).filter(isCluster);
  expect(found.length).toBeGreaterThan(10);
  for (const { id } of found) {
    const places = clusters.membersOf(id).map(toWorld);
    const reach = places.map((a) => Math.max(...places.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
    // Lower levels have already been clustered, and each may extend the radius by half.
    expect(Math.min(...reach) * worldSize(9)).toBeLessThanOrEqual(2 * 80);
  }
});

test("a box contains exactly what is inside it", () => {
  const points = manyPoints(1000);
  const clusters = createClusters(points, 18);
  const box = { start: { x: 0.54, y: 0.33 }, end: { x: 0.545, y: 0.345 } };
  const items = clusters.within(box, 18);
  expect(items.length).toBeGreaterThan(5);
  for (const { x, y } of items) {
    expect(x).toBeGreaterThanOrEqual(box.start.x - 1e-9);
    expect(x).toBeLessThanOrEqual(box.end.x + 1e-9);
    expect(y).toBeGreaterThanOrEqual(box.start.y - 1e-9);
    expect(y).toBeLessThanOrEqual(box.end.y + 1e-9);
  }
});

test("nine points on one spot stay together at the last level, neighbours do not", () => {
  const nine = Array.from({ length: 9 }, (_, index) => aPoint({ number: 9 - index }));
  const clusters = createClusters([...nine, aPoint({ number: 10, longitude: 17.3 })], 18);
  const [spot, single] = clusters.within(world, 18);
  expect(spot).toMatchObject({ kind: "cluster", count: 9, place: "Olomouc" });
  expect(single).toMatchObject({ kind: "point", point: { number: 10 } });
  const [all] = clusters.within(world, 6).filter(isCluster);
  if (!all || spot?.kind !== "cluster") throw new Error("there are clusters");
  expect(clusters.isOneSpot(spot.id)).toBe(true);
  expect(clusters.isOneSpot(all.id)).toBe(false);
  expect(clusters.membersOf(spot.id).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("a cluster is named after the municipality of most of its members", () => {
  const places = ["Praha", "Olomouc", "Olomouc", "Brno", "Olomouc", "Olomouc"];
  const points = places.map((municipality, index) => aPoint({ number: index + 1, municipality }));
  expect(createClusters(points, 18).within(world, 18)).toMatchObject([{ count: 6, place: "Olomouc", first: 1 }]);
});

test("a cluster without a majority has no name", () => {
  const points = ["Praha", "Brno", "Olomouc"].map((municipality, index) => aPoint({ number: index + 1, municipality }));
  expect(createClusters(points, 18).within(world, 18)).toMatchObject([{ count: 3, place: "" }]);
});

test("no points make an empty map", () => {
  expect(createClusters([], 18).within(world, 7)).toEqual([]);
});

test.each([
  [2, "small"],
  [9, "small"],
  [10, "medium"],
  [99, "medium"],
  [100, "large"],
  [5000, "large"],
])("a cluster of %i is %s", (count, size) => {
  expect(clusterSizeOf(count)).toBe(size);
});

test("a cluster is placed on one of its members, where the map has no names", () => {
  const clusters = createClusters(manyPoints(500), 18);
  const found = clusters.within(world, 8).filter(isCluster);
  expect(found.length).toBeGreaterThan(10);
  for (const { id, x, y } of found) {
    const away = clusters.membersOf(id).map((member) => Math.hypot(toWorld(member).x - x, toWorld(member).y - y));
    expect(Math.min(...away)).toBeLessThan(1e-9);
  }
});
