import { expect, test } from "vitest";
import { toPlace, toWorld, worldSize } from "#schemas/values/mercator.ts";

test("the world is a unit square with the equator and Greenwich in its middle", () => {
  expect(toWorld({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
  expect(toWorld({ latitude: 85.0511287798, longitude: -180 }).x).toBe(0);
  expect(toWorld({ latitude: 85.0511287798, longitude: -180 }).y).toBeCloseTo(0, 10);
});

test("Prague is on the tile 7/69/43, as in other web maps", () => {
  const { x, y } = toWorld({ latitude: 50.0875, longitude: 14.4213 });
  expect([Math.floor(x * 2 ** 7), Math.floor(y * 2 ** 7)]).toEqual([69, 43]);
  expect(worldSize(0)).toBe(256);
  expect(worldSize(18)).toBe(256 * 2 ** 18);
});

test("converting a position to world coordinates and back preserves it", () => {
  for (let latitude = -80; latitude <= 80; latitude += 7.3)
    for (let longitude = -180; longitude <= 180; longitude += 17.7) {
      const back = toPlace(toWorld({ latitude, longitude }));
      expect(back.latitude).toBeCloseTo(latitude, 9);
      expect(back.longitude).toBeCloseTo(longitude, 9);
    }
});
