import { expect, test } from "vitest";
import { firstView, nearestStart, wholeCountry } from "#components/map/view/first-view.ts";
import { boxInView, isWithin } from "#components/map/view/map-frame.ts";
import { type Coordinates, toWorld } from "#schemas/values/mercator.ts";

const ostrava = { latitude: 49.835, longitude: 18.293 };
const opava = { latitude: 49.938, longitude: 17.903 };
const karvina = { latitude: 49.857, longitude: 18.543 };
const brno = { latitude: 49.195, longitude: 16.608 };
const plzen = { latitude: 49.748, longitude: 13.378 };
const cheb = { latitude: 50.08, longitude: 12.371 };

const sizes = [
  { width: 358, height: 468 },
  { width: 1200, height: 512 },
];

function start(points: readonly Coordinates[], isNarrowed = true) {
  return sizes.map((size) => {
    const view = firstView({ points, settings: wholeCountry, isNarrowed }, size);
    return { zoom: view.zoom, shown: points.filter((point) => isWithin(boxInView(view, size), toWorld(point))) };
  });
}

test.each([
  ["near each other", [ostrava, opava, karvina]],
  ["of two towns", [ostrava, cheb]],
  ["over the whole country", [ostrava, brno, plzen, cheb]],
])("results of a filter %s all fit", (_where, points) => {
  for (const { shown } of start(points)) expect(shown).toEqual(points);
});

test("one result far from the others is out of view, so that the others are seen closely", () => {
  for (const [index, { zoom, shown }] of start([cheb, ostrava, opava, karvina]).entries()) {
    expect(shown).toEqual([ostrava, opava, karvina]);
    expect(zoom).toBeGreaterThanOrEqual((start([cheb, ostrava])[index]?.zoom ?? 0) + 2);
  }
});

test("results in one place and one elsewhere begin at the place", () => {
  for (const { zoom, shown } of start([brno, brno, plzen])) {
    expect(shown).toEqual([brno, brno]);
    expect(zoom).toBe(nearestStart);
  }
});

test("a map that is not filtered shows all its places", () => {
  const points = [cheb, ostrava, opava, karvina];
  for (const { shown } of start(points, false)) expect(shown).toEqual(points);
});

test("one result, and none, have a view", () => {
  for (const { zoom, shown } of start([brno])) expect([zoom, shown]).toEqual([nearestStart, [brno]]);
  for (const { zoom } of start([])) expect(zoom).toBeGreaterThan(0);
});
