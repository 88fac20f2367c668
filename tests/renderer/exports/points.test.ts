import type { Feature } from "geojson";
import { expect, test } from "vitest";
import { toPageFile } from "#renderer/exports/page-file.ts";
import { fileAt } from "../recorded-portal.ts";
import { shownOf } from "./recorded-pages.ts";

const pages = shownOf("map");

test.each(pages)("%s: every organisation in the list is a feature with its number", (_, shown) => {
  const file = toPageFile(shown, "geojson", { path: "/up/mapa", host: "localhost" });
  const { type, features } = JSON.parse(file?.body ?? "");
  expect(type).toBe("FeatureCollection");
  expect(features.map(({ id }: Feature) => id)).toEqual(shown.listing?.matching.map((_row, index) => index + 1));
  for (const { geometry, properties } of features) {
    expect(properties.name).not.toBe("");
    expect(properties.href).toMatch(/^\/up\/mapa(\?page=\d+)?#organisation-\d+$/);
    if (geometry) expect(geometry.coordinates).toEqual([expect.closeTo(15.5, -1), expect.closeTo(49.8, -1)]);
  }
});

test("map pages are among the recorded pages", () => {
  expect(pages.length).toBeGreaterThan(4);
});

test("the points match the address's filters, and their links keep the filters", async () => {
  const path = "/up/pece/mapa-pomoci";
  const all = await features(path, {});
  const some = await features(path, { service: "respiteCare" });
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
  expect(some.map(({ id }) => id)).toEqual(some.map((_, index) => index + 1));
  expect(some[0]?.properties?.["href"]).toBe(`${path}?service=respiteCare#organisation-1`);
});

async function features(path: string, query: Record<string, string>): Promise<Feature[]> {
  const file = await fileAt(`${path}.geojson`, { query });
  expect(file.usedParameters).toContain("service");
  return JSON.parse(file.body).features;
}
