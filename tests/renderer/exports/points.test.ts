import type { Feature } from "geojson";
import { expect, test } from "vitest";
import { toPageFile } from "#renderer/exports/page-file.ts";
import { fileAt } from "../recorded-portal.ts";
import { shownOf } from "./recorded-pages.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const pages = shownOf("map");

test.each(pages)("%s: every organisation in the list is a feature with its number", (_, shown) => {
  const file = toPageFile(shown, "geojson", { path: "/up/mapa", host: "localhost", now });
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

test("a branch is a point with its workplaces elsewhere, and an office without coordinates has no points", () => {
  const files = shownOf("regional-branch").map(([, shown]) => ({
    hasPosition: Boolean(shown.page.key === "regional-branch" && shown.page.view.address?.position),
    title: shown.page.view.title,
    file: toPageFile(shown, "geojson", { path: "/up/pobocka", host: "localhost", now }),
  }));
  expect(new Set(files.map(({ hasPosition }) => hasPosition))).toEqual(new Set([true, false]));
  for (const { hasPosition, title, file } of files) {
    expect(file !== null, title).toBe(hasPosition);
    if (!file) continue;
    const [first, ...others]: Feature[] = JSON.parse(file.body.toString()).features;
    expect(first).toMatchObject({
      id: 1,
      geometry: { type: "Point" },
      properties: { name: title, href: "/up/pobocka" },
    });
    const addresses = [first, ...others].map((each) => each?.properties?.["address"]);
    expect(addresses.filter((address) => address === addresses[0])).toHaveLength(1);
  }
});

async function features(path: string, query: Record<string, string>): Promise<Feature[]> {
  const file = await fileAt(`${path}.geojson`, { query });
  expect(file.usedParameters).toContain("service");
  return JSON.parse(file.body).features;
}
