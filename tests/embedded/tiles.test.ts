// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { polygonContains } from "d3-polygon";
import { feature } from "topojson-client";
import { expect, test } from "vitest";
import { z } from "zod";
import { drawTile } from "#embedded/tiles/draw-tile.ts";
import { land, type Region, topology } from "#embedded/tiles/geometry.ts";
import { names } from "#embedded/tiles/names.ts";
import { palettes } from "#embedded/tiles/palette.ts";
import { towns } from "#harness/content/towns.ts";
import cs from "#locales/cs.json" with { type: "json" };
import { settlements } from "#schemas/site/places.ts";
import { toWorld } from "#schemas/values/mercator.ts";
import { regionCodes } from "#schemas/values/office/region.ts";

const themes = ["light", "dark"] as const;
const brno = { longitude: 16.6068, latitude: 49.1951 };
const deepest = 18;

function tileAt(place: typeof brno, z: number) {
  const { x, y } = toWorld(place);
  return { theme: "light", z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z) } as const;
}

function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, "image/svg+xml");
}

const rings = z.array(z.array(z.tuple([z.number(), z.number()])));

const outlines = topology.objects.regions.geometries.map((geometry) => ({
  region: geometry.id,
  rings: rings.parse(feature(topology, geometry).geometry.coordinates),
}));

/** The region at a place in degrees, by the geometry of the tiles; null abroad. */
function regionAt(longitude: number, latitude: number): Region | null {
  const isIn = (ring: [number, number][]) => polygonContains(ring, [longitude, latitude]);
  return outlines.find(({ rings }) => rings.filter(isIn).length % 2 === 1)?.region ?? null;
}

test("every region's outline has its own code, and places abroad have none", () => {
  const capitals: Record<Region, [number, number]> = {
    PHA: [14.4213, 50.0875],
    STC: [14.1029, 50.1473],
    JHC: [14.4743, 48.9745],
    PLK: [13.3776, 49.7475],
    KVK: [12.8712, 50.2306],
    ULK: [14.0323, 50.6607],
    LBK: [15.0543, 50.7663],
    HKK: [15.8328, 50.2092],
    PAK: [15.7812, 50.0343],
    VYS: [15.5912, 49.3961],
    JHM: [16.6068, 49.1951],
    OLK: [17.2509, 49.5938],
    ZLK: [17.6707, 49.2265],
    MSK: [18.2625, 49.8209],
  };
  const found = Object.entries(capitals).map(([, place]) => regionAt(...place));
  expect(found).toEqual(Object.keys(capitals));
  expect(Object.keys(capitals).toSorted()).toEqual(regionCodes.filter((code) => code !== "GR").toSorted());
  expect([regionAt(16.37, 48.21), regionAt(13.74, 51.05), regionAt(0, 0)]).toEqual([null, null, null]);
});

test("every name lies in the country, and regions' names within their region", () => {
  expect(names.filter(({ kind }) => kind === "region")).toHaveLength(14);
  expect(names.filter(({ kind }) => kind === "capital")).toHaveLength(13);
  expect(names.length).toBeGreaterThan(1200);
  const [outline = []] = rings.parse(land.type === "Polygon" && land.coordinates);
  const abroad = names.filter(({ longitude, latitude }) => !polygonContains(outline, [longitude, latitude]));
  expect(abroad.map(({ text }) => text)).toEqual([]);
  const placed = names.filter(({ kind }) => kind === "region");
  const found = placed.map(({ longitude, latitude }) => regionAt(longitude, latitude) ?? "GR");
  expect(found.map((code) => cs.regions[code])).toEqual(placed.map(({ text }) => text));
});

test("every town lies in its region", () => {
  const elsewhere = towns.filter(({ longitude, latitude, region }) => regionAt(longitude, latitude) !== region);
  expect(towns.length).toBeGreaterThan(60);
  expect(elsewhere).toEqual([]);
});

test("every tile is a small well-formed image without names, one pixel larger than its grid, that loads nothing", () => {
  for (const theme of themes)
    for (let z = 0; z <= deepest; z += 1) {
      const svg = drawTile({ ...tileAt(brno, z), theme });
      const root = parse(svg).documentElement;
      expect(root.tagName).toBe("svg");
      expect(root.getAttribute("viewBox")).toBe("0 0 257 257");
      expect(svg).not.toMatch(/href|url\(|<(?!\/|svg|path)|NaN|undefined|Infinity/);
      expect(svg).toContain(palettes[theme].land);
      expect(svg.length).toBeLessThan(25_000);
    }
});

test("tiles beyond the deepest cut level are enlarged from it", () => {
  const inland = { longitude: 15.3, latitude: 49.6 };
  for (let z = 9; z <= deepest; z += 1) {
    const [, ground] = parse(drawTile(tileAt(inland, z))).querySelectorAll("path");
    const corners = [...(ground?.getAttribute("d") ?? "").matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [x, y]);
    const [xs, ys] = [corners.map(([x]) => Number(x)), corners.map(([, y]) => Number(y))];
    expect(Math.min(...xs, ...ys)).toBeLessThanOrEqual(0);
    expect(Math.max(...xs), `zoom ${z}`).toBeGreaterThanOrEqual(256);
    expect(Math.max(...ys), `zoom ${z}`).toBeGreaterThanOrEqual(256);
  }
});

test("abroad there is only the background", () => {
  const paris = { longitude: 2.35, latitude: 48.86 };
  expect(parse(drawTile(tileAt(paris, 12))).querySelectorAll("path")).toHaveLength(1);
});

test("the Vltava flows through Praha, and Lipno is a lake, in the colours of both modes", () => {
  for (const theme of themes) {
    const waters = ({ longitude, latitude }: typeof brno) =>
      [...parse(drawTile({ ...tileAt({ longitude, latitude }, 10), theme })).querySelectorAll("path")].flatMap((each) =>
        ["fill", "stroke"].filter((name) => each.getAttribute(name) === palettes[theme].water),
      );
    expect(waters({ longitude: 14.42, latitude: 50.08 })).toEqual(["stroke"]);
    expect(waters({ longitude: 14.06, latitude: 48.71 })).toContain("fill");
  }
});

test("a settlement's area follows its inhabitants", () => {
  const widthAt = (place: typeof brno) => {
    const svg = drawTile({ ...tileAt(place, 9), theme: "light" });
    const [area] = [...parse(svg).querySelectorAll(`path[fill="${palettes.light.settlement}"]`)];
    return Math.max(
      ...[...(area?.getAttribute("d") ?? "").matchAll(/a([\d.]+) /g)].map(([, radius]) => Number(radius)),
    );
  };
  const [praha] = settlements.capitals;
  if (!praha) throw new Error("no capital");
  expect(widthAt(praha) / widthAt(brno)).toBeGreaterThan(1.5);
  expect(Object.values(settlements).flat()).toHaveLength(1284);
});

test("the ground and the settlements are at most 60 kB", () => {
  const sizes = ["embedded/tiles/ground.topo.json", "schemas/site/places.json"].map(
    (path) => gzipSync(readFileSync(path)).length,
  );
  expect(sizes[0]).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
