// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawTile } from "#embedded/tiles/draw-tile.ts";
import { type Region, regionAt } from "#embedded/tiles/geometry.ts";
import { labelsOf, overlap } from "#embedded/tiles/labels.ts";
import { names } from "#embedded/tiles/names.ts";
import { palettes } from "#embedded/tiles/palette.ts";
import { toWorld, type WorldPoint } from "#schemas/values/mercator.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import { leastCpuSeconds } from "../patience.ts";

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

/** The texts of a tile and where each is held. */
function textsOf(svg: string): string[] {
  return [...parse(svg).querySelectorAll("text")].map((text) => text.textContent ?? "");
}

test("every region's outline is under its own code, and abroad is none", () => {
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

test("every name lies in the country, those of the regions within their own", () => {
  expect(names.filter(({ kind }) => kind === "region")).toHaveLength(14);
  expect(names.filter(({ kind }) => kind === "capital")).toHaveLength(13);
  expect(names.length).toBeGreaterThan(80);
  for (const { longitude, latitude, text } of names) expect(regionAt(longitude, latitude), text).not.toBeNull();
  const vysocina = names.find(({ text }) => text === "Kraj Vysočina");
  expect(vysocina && regionAt(vysocina.longitude, vysocina.latitude)).toBe("VYS");
});

test("no names of a zoom stand on each other, and the more important go first", () => {
  for (let zoom = 0; zoom <= deepest; zoom += 1) {
    const boxes = labelsOf(zoom).map(({ box }) => box);
    const clashes = boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => overlap(box, other)));
    expect(clashes).toEqual([]);
  }
  expect(labelsOf(7).filter(({ kind }) => kind === "capital")).toHaveLength(13);
  expect(
    labelsOf(7).some(({ kind }) => kind === "region"),
    "under the clusters of the whole country",
  ).toBe(false);
  expect(labelsOf(8).filter(({ kind }) => kind === "region").length).toBeGreaterThan(8);
  expect(labelsOf(9).filter(({ kind }) => kind === "town").length).toBeGreaterThan(50);
  expect(labelsOf(deepest)).toHaveLength(names.filter(({ to }) => to === deepest).length);
});

test("each tile that a name reaches shows it, at the same place of the world", () => {
  const reached = new Set<string>();
  for (let x = 134; x <= 143; x += 1)
    for (let y = 84; y <= 91; y += 1)
      for (const text of parse(drawTile({ theme: "light", z: 8, x, y })).querySelectorAll("text")) {
        const place = [Number(text.getAttribute("x")) + x * 256, Number(text.getAttribute("y")) + y * 256];
        reached.add(`${text.textContent} ${place.map((value) => value.toFixed(1))}`);
      }
  const wanted = labelsOf(8).map(({ text, at }) => `${text} ${toText(at)}`);
  expect(wanted.length).toBeGreaterThan(20);
  expect([...reached].toSorted()).toEqual(wanted.toSorted());
});

function toText({ x, y }: WorldPoint): string {
  return [x, y].map((value) => (Math.round(value * 10) / 10).toFixed(1)).join();
}

test("every tile is a small drawing, one pixel larger than its place, that is well-formed and loads nothing", () => {
  for (const theme of themes)
    for (let z = 0; z <= deepest; z += 1) {
      const svg = drawTile({ ...tileAt(brno, z), theme });
      const root = parse(svg).documentElement;
      expect(root.tagName).toBe("svg");
      expect(root.getAttribute("viewBox")).toBe("0 0 257 257");
      expect(svg).not.toMatch(/href|url\(|<(?!\/|svg|path|g|circle|text)|NaN|undefined|Infinity/);
      expect(svg).toContain(palettes[theme].land);
      expect(svg.length).toBeLessThan(25_000);
    }
});

test("the land of deep tiles is that of the deepest one that is cut, enlarged", () => {
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

test("abroad there is the plain ground, and deep in the country still a name now and then", () => {
  const vienna = { longitude: 16.37, latitude: 48.21 };
  expect(parse(drawTile(tileAt(vienna, 12))).querySelectorAll("path")).toHaveLength(1);
  const { z, x, y } = tileAt({ longitude: 15.2, latitude: 49.9 }, 15);
  const around = Array.from({ length: 24 }, (_, step) => ({ x: x + (step % 6), y: y + Math.floor(step / 6) }));
  const texts = around.flatMap((place) => textsOf(drawTile({ theme: "light", z, ...place })));
  expect(texts).toEqual(Array(4).fill("Středočeský kraj"));
});

test("names stand out from land and from abroad as text must", () => {
  for (const theme of themes) {
    const { land, abroad, names: inks } = palettes[theme];
    for (const ink of Object.values(inks)) {
      expect(contrast(ink, land), `${theme} ${ink} on land`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, abroad), `${theme} ${ink} abroad`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("a tile takes no longer than five milliseconds of the processor, once the country is read", async () => {
  const places = Array.from({ length: 60 }, (_, index) => ({ x: 548 + (index % 10), y: 344 + Math.floor(index / 10) }));
  drawTile({ theme: "dark", z: 10, x: 548, y: 344 });
  const drawAll = () => {
    for (const place of places) drawTile({ theme: "light", z: 10, ...place });
  };
  expect(await leastCpuSeconds(drawAll)).toBeLessThan(0.005 * places.length);
});

/** The contrast of two colours written as #rgb or #rrggbb (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/g, "$&$&") : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
