import { expect, test } from "vitest";
import { boundsOf, fromHash, isInside, toHash, viewOf } from "#components/map/view/map-view.ts";
import { czechia } from "#schemas/site/country.ts";
import { toWorld, worldSize } from "#schemas/values/mercator.ts";
import { manyPoints } from "../a-point.ts";

test("a view is written to the address in OpenStreetMap's format", () => {
  expect(toHash({ zoom: 7, latitude: 49.8, longitude: 15.5 })).toBe("#map=7/49.80/15.50");
});

test("an address restores the view to within a pixel at every zoom", () => {
  for (let zoom = 5; zoom <= 18; zoom += 1)
    for (const { latitude, longitude } of manyPoints(20)) {
      const back = fromHash(toHash({ zoom, latitude, longitude }));
      if (!back) throw new Error("the view was not read");
      expect(back.zoom).toBe(zoom);
      const [from, to] = [toWorld({ latitude, longitude }), toWorld(back)];
      expect(Math.abs(from.x - to.x) * worldSize(zoom)).toBeLessThanOrEqual(1);
      expect(Math.abs(from.y - to.y) * worldSize(zoom)).toBeLessThanOrEqual(1);
    }
});

test.each([
  "",
  "#",
  "#map",
  "#map=",
  "#map=7/49.8",
  "#map=7/0/0",
  "#map=7/NaN/15",
  "#map=7/49.8/15.5/3",
  "#organisation-3",
  "#map=7/1e1/15",
  "#map=-7/49/15",
])("%j names no view", (hash) => {
  expect(fromHash(hash)).toBeNull();
});

test("a view outside the map's limits is clamped", () => {
  expect(fromHash("#map=99/49.80/15.50")?.zoom).toBe(18);
  expect(fromHash("#map=99/49.80/15.50", 16)?.zoom).toBe(16);
  expect(fromHash("#map=0/49.80/15.50")?.zoom).toBe(5);
});

test.each([
  [1280, 544],
  [358, 544],
  [358, 300],
  [2000, 200],
])("in %i × %i pixels the closest view that contains everything is chosen", (width, height) => {
  const view = viewOf(czechia, { width, height });
  const isWhole = (zoom: number) => {
    const size = worldSize(zoom);
    const start = toWorld({ latitude: czechia.north, longitude: czechia.west });
    const end = toWorld({ latitude: czechia.south, longitude: czechia.east });
    return (end.x - start.x) * size <= width - 40 && (end.y - start.y) * size <= height - 40;
  };
  expect(isWhole(view.zoom) || view.zoom === 5).toBe(true);
  expect(isWhole(view.zoom + 1)).toBe(false);
  expect(isInside(view)).toBe(true);
});

test("a single place is shown at the highest zoom, and a map without a size at the lowest", () => {
  const bounds = boundsOf([{ latitude: 50, longitude: 15 }]);
  if (!bounds) throw new Error("one place has bounds");
  expect(viewOf(bounds, { width: 800, height: 500 })).toMatchObject({ zoom: 18 });
  expect(viewOf(bounds, { width: 800, height: 500 }, 14).latitude).toBeCloseTo(50, 9);
  expect(viewOf(czechia, { width: 0, height: 0 }).zoom).toBe(5);
});

test("bounds contain every place, and no places have none", () => {
  const places = manyPoints(200);
  const bounds = boundsOf(places);
  expect(bounds && places.every((place) => isInside(place, bounds))).toBe(true);
  expect(boundsOf([])).toBeNull();
});
