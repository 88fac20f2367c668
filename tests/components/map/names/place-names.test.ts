import { expect, test } from "vitest";
import { createClusters } from "#components/map/marks/clusters.ts";
import { type PlacedName, placeNames } from "#components/map/names/place-names.ts";
import { names } from "#embedded/tiles/names.ts";
import { towns } from "#harness/content/towns.ts";
import { czechia } from "#schemas/site/country.ts";
import { worldSize } from "#schemas/values/mercator.ts";
import { aPoint, manyPoints } from "../a-point.ts";

const world = { start: { x: 0, y: 0 }, end: { x: 1, y: 1 } };
const levels = Array.from({ length: 8 }, (_, index) => index + 5);

/** Approximates the sizes that a browser would measure. */
const sizeOf = ({ text }: { text: string }) => ({ width: text.length * 7, height: 15 });

const inTowns = createClusters(
  towns.map(({ name, latitude, longitude }, index) =>
    aPoint({ number: index, municipality: name, latitude, longitude }),
  ),
  18,
);
const everywhere = createClusters(manyPoints(500), 18);
const empty = createClusters([], 18);

function areaOf({ text, middle: { x, y } }: PlacedName) {
  const { width, height } = sizeOf({ text });
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

test.each([
  ["in the towns", inTowns],
  ["everywhere", everywhere],
  ["nowhere", empty],
])("with marks %s no name stands under a mark or on another name", (_where, clusters) => {
  let placed = 0;
  for (const level of levels) {
    const size = worldSize(level);
    const areas = placeNames(names, clusters, level, sizeOf).map(areaOf);
    const marks = clusters.within(world, level).map(({ x, y }) => ({
      left: x * size - 20,
      right: x * size + 20,
      top: y * size - 20,
      bottom: y * size + 20,
    }));
    placed += areas.length;
    const clashes = areas.flatMap((one, index) =>
      [...marks, ...areas.slice(index + 1)].filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      ),
    );
    expect(clashes, `level ${level}`).toEqual([]);
  }
  expect(placed).toBeGreaterThan(200);
});

test("the regional capitals are named on the map of the whole country, with marks in all towns or none", () => {
  const capitals = names.filter(({ kind }) => kind === "capital").map(({ text }) => text);
  expect(capitals).toHaveLength(13);
  for (const clusters of [inTowns, empty]) {
    const placed = placeNames(names, clusters, 7, sizeOf);
    expect(placed.filter(({ kind }) => kind === "capital").map(({ text }) => text)).toEqual(capitals);
  }
});

test("names are placed in list order, and each level has its own names", () => {
  const [brno] = names.filter(({ text }) => text === "Brno");
  if (!brno) throw new Error("no Brno");
  const two = [brno, { ...brno, text: "Druhé" }, { ...brno, text: "Třetí", from: 9 }];
  const textsAt = (level: number) => placeNames(two, empty, level, sizeOf).map(({ text }) => text);
  expect(textsAt(5)).toEqual([]);
  expect(textsAt(6)[0]).toBe("Brno");
  expect(textsAt(6)).not.toContain("Třetí");
});

test("on the map of the whole country no name crosses the edge, half a cluster beyond the country", () => {
  const [west, east] = [czechia.west, czechia.east].map((degrees) => (degrees / 360 + 0.5) * worldSize(6));
  const areas = placeNames(names, empty, 6, sizeOf).map(areaOf);
  expect(areas.length).toBeGreaterThan(8);
  for (const { left, right } of areas) {
    expect(left).toBeGreaterThanOrEqual(Number(west) - 20);
    expect(right).toBeLessThanOrEqual(Number(east) + 20);
  }
});

test("a dot under a mark is not drawn, and the name of a free town is right next to it", () => {
  const at7 = (clusters: typeof empty) => placeNames(names, clusters, 7, sizeOf).find(({ text }) => text === "Brno");
  const [free, covered] = [at7(empty), at7(inTowns)];
  expect(covered?.dot).toBeNull();
  expect(free?.dot?.y).toBe(free?.middle.y);
  expect(Number(free?.middle.x) - Number(free?.dot?.x)).toBe(6 + (4 * 7) / 2);
});
