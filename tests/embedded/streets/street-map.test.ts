// @vitest-environment happy-dom
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PbfWriter } from "pbf";
import { afterAll, expect, test, vi } from "vitest";
import { createStreetMap } from "#embedded/streets/street-map.ts";
import { drawTile } from "#embedded/tiles/draw-tile.ts";
import { names } from "#embedded/tiles/names.ts";
import { palettes } from "#embedded/tiles/palette.ts";
import { toWorld } from "#schemas/values/mercator.ts";
import { writePmtiles } from "./pmtiles-writer.ts";
import { writeTown } from "./town.ts";

const disk = vi.hoisted(() => ({ isStuck: false, stuckReads: 0 }));

vi.mock("#embedded/streets/streets-file.ts", async (importActual) => {
  const actual = await importActual<typeof import("#embedded/streets/streets-file.ts")>();
  async function openStreetsFile(path: string) {
    const file = await actual.openStreetsFile(path);
    const readTile: typeof file.readTile = (...at) => {
      if (!disk.isStuck) return file.readTile(...at);
      disk.stuckReads += 1;
      return new Promise(() => {});
    };
    return { ...file, readTile };
  }
  return { ...actual, openStreetsFile };
});

const folder = mkdtempSync(join(tmpdir(), "street-map-"));
afterAll(() => rmSync(folder, { recursive: true }));

const square = { latitude: 49.594, longitude: 17.251 };
const themes = ["light", "dark"] as const;
let files = 0;

function start(bytes: Uint8Array = writeTown(square), timeoutMs = 20_000) {
  files += 1;
  const path = join(folder, `${files}.pmtiles`);
  writeFileSync(path, bytes);
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  let now = 0;
  const map = createStreetMap({ path, clock: { now: () => now }, log, timeoutMs });
  const draw = async (z: number, theme: "light" | "dark" = "light") => map.drawTile({ ...tileAt(z), theme });
  const wait = (ms: number) => {
    now += ms;
  };
  return { path, log, map, draw, wait };
}

function tileAt(z: number) {
  const { x, y } = toWorld(square);
  return { z, x: Math.floor(x * 2 ** z), y: Math.floor(y * 2 ** z), theme: "light" as const };
}

function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, "image/svg+xml");
}

const strokes = (svg: string) => [...parse(svg).querySelectorAll("path")].map((each) => each.getAttribute("stroke"));
const texts = (svg: string) => [...parse(svg).querySelectorAll("text")].map((each) => each.textContent);

/** A tile of one layer with the given fields of one feature, written as the caller wants. */
function tileOf(layer: (pbf: PbfWriter) => void): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeMessage(3, (_, inner) => layer(inner), null);
  return pbf.finish();
}

function fileWith(bytes: Uint8Array): Uint8Array {
  return writePmtiles({ tiles: [{ ...tileAt(14), bytes }] });
}

function road(geometry: readonly number[], name = "Lípová") {
  return (pbf: PbfWriter) => {
    pbf.writeStringField(1, "roads");
    for (const key of ["kind", "name"]) pbf.writeStringField(3, key);
    for (const value of ["minor_road", name])
      pbf.writeMessage(4, (text, inner) => inner.writeStringField(1, text), value);
    const write = (_: null, inner: PbfWriter) => {
      inner.writePackedVarint(2, [0, 0, 1, 1]);
      inner.writeVarintField(3, 2);
      inner.writePackedVarint(4, [...geometry]);
    };
    pbf.writeMessage(2, write, null);
  };
}

/** From the western to the eastern edge of the tile, in the middle. */
const across = [9, 0, 4096, 10, 8192, 0];

test("every tile is a small well-formed image in the colours of its mode that loads nothing", async () => {
  const { draw, log } = start();
  for (const theme of themes)
    for (let z = 0; z <= 18; z += 1) {
      const { text, isLasting } = await draw(z, theme);
      expect(isLasting).toBe(true);
      expect(parse(text).documentElement.getAttribute("viewBox")).toBe("0 0 257 257");
      expect(text).not.toMatch(/href|url\(|<(?!\/|svg|path|text|g )|NaN|undefined|Infinity/);
      expect(text.includes(palettes[theme].mainRoad[0]), `${theme} ${z}`).toBe(z >= 9);
      expect(text.length).toBeLessThan(25_000);
    }
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

test("up to level 8, and where the file has nothing, the ground is the portal's own", async () => {
  const { draw, map } = start();
  expect((await draw(8)).text).toBe(drawTile(tileAt(8)));
  const elsewhere = { ...tileAt(14), x: tileAt(14).x + 100 };
  expect(await map.drawTile(elsewhere)).toEqual({ text: drawTile(elsewhere), isLasting: true });
});

test("streets begin at level 12, paths at 14; roads are wider at every level, also beyond those of the file", async () => {
  const { draw } = start();
  const svgs = await Promise.all([11, 12, 14, 15, 16, 17, 18].map(async (z) => (await draw(z)).text));
  const { street, path, mainRoad } = palettes.light;
  expect(svgs.map((svg) => strokes(svg).includes(street[0]))).toEqual([false, true, true, true, true, true, true]);
  expect(strokes(svgs[1] ?? "")).not.toContain(path);
  expect(strokes(svgs[2] ?? "")).toContain(path);
  const widths = svgs.map((svg) => {
    const roads = [...parse(svg).querySelectorAll(`path[stroke="${mainRoad[0]}"]`)];
    return Number(roads[0]?.getAttribute("stroke-width"));
  });
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
  expect(new Set(widths).size).toBe(widths.length);
});

test("houses, the park and the river have their colours, and the state border is that of the file", async () => {
  const { draw } = start();
  const { building, green, water, settlement, stateBorder } = palettes.light;
  const [town, street] = [(await draw(14)).text, (await draw(16)).text];
  expect(town).not.toContain(building);
  expect(town).toContain(`fill="${green}"`);
  expect(town).toContain(`stroke="${water}"`);
  for (const color of [building, settlement]) expect(street).toContain(`fill="${color}"`);
  expect(street).not.toContain(stateBorder);
});

test("names of streets are upright, wholly in the tile, apart from each other, and escaped", async () => {
  const { map } = start();
  const { z, x, y } = tileAt(16);
  const around = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy) => ({ theme: "light" as const, z, x: x + dx, y: y + dy })),
  );
  const svgs = await Promise.all(around.map(async (tile) => (await map.drawTile(tile)).text));
  const found = svgs.flatMap(texts);
  for (const name of ["Hlavní třída", "Nádražní", "Lípová", "Krátká & Dlouhá"]) expect(found).toContain(name);
  for (const svg of svgs)
    for (const text of parse(svg).querySelectorAll("text")) {
      const [left = 0, top = 0, angle = 0] =
        (text.getAttribute("transform") ?? "").match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(angle).toBeGreaterThan(-90);
      expect(angle).toBeLessThanOrEqual(90);
      for (const at of [left, top]) expect(Math.abs(at - 128)).toBeLessThan(118);
    }
});

test("a hostile name of a street is a text", async () => {
  const { map } = start(fileWith(tileOf(road([9, 0, 3072, 10, 8192, 0], `<script>"&\u0000`))));
  const { z, x, y } = tileAt(14);
  const { text } = await map.drawTile({ theme: "light", z: z + 2, x: 4 * x + 1, y: 4 * y + 1 });
  expect(texts(text)).toEqual([`<script>"& `]);
  expect(text).not.toContain("<script");
});

test.each<[fault: string, bytes: Uint8Array, reason: RegExp]>([
  ["random bytes", Buffer.from("ffffffffffffffffffffffffff", "hex"), /varint/],
  [
    "too many points",
    tileOf(road([9, 0, 0, (500_001 << 3) | 2, ...new Uint8Array(1_000_002)])),
    /more than 500000 points/,
  ],
  [
    "too many features",
    tileOf((pbf) => {
      pbf.writeStringField(1, "roads");
      for (let n = 0; n <= 100_000; n += 1) pbf.writeBytesField(2, new Uint8Array(2));
    }),
    /more than 100000 features/,
  ],
  [
    "no extent",
    tileOf((pbf) => {
      pbf.writeStringField(1, "roads");
      pbf.writeVarintField(5, 0);
    }),
    /the extent 0/,
  ],
])("a tile with %s is drawn without streets, and the log says why, once a minute", async (_, bytes, reason) => {
  const { path, draw, log, wait } = start(fileWith(bytes));
  expect(await draw(14)).toEqual({ text: drawTile(tileAt(14)), isLasting: true });
  await draw(15);
  const { z, x, y } = tileAt(14);
  const fields = { file: path, part: `${z}/${x}/${y}`, reason: expect.stringMatching(reason) };
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(fields, "MAP_PMTILES is damaged; drawing a part without streets");
  wait(60_000);
  await draw(16);
  expect(log.warn).toHaveBeenCalledTimes(2);
  expect(log.error).not.toHaveBeenCalled();
});

test("lengths beyond the tile, and commands repeated more often than there are bytes, cost nothing", async () => {
  const closed = [...across, (0x1fffffff << 3) | 7, 15];
  const { draw, log } = start(fileWith(tileOf(road(closed.map((value) => value >>> 0)))));
  expect(strokes((await draw(14)).text)).toContain(palettes.light.street[0]);
  const overlong = new Uint8Array([0x1a, 0xff, 0xff, 0xff, 0x7f, ...tileOf(road(across)).subarray(2)]);
  const other = start(fileWith(overlong));
  expect(strokes((await other.draw(14)).text)).toContain(palettes.light.street[0]);
  expect(log.warn).not.toHaveBeenCalled();
});

test("a file that is gone costs the streets until it is there again; each change is logged once", async () => {
  const { path, draw, log, map, wait } = start();
  const whole = await draw(15);
  const version = await map.readVersion();
  renameSync(path, `${path}.away`);
  expect(await draw(15)).toEqual({ text: drawTile(tileAt(15)), isLasting: false });
  expect(JSON.parse((await map.writeNames("cs")).text)).toEqual(names);
  wait(10_000);
  await draw(15);
  const fields = { file: path, reason: expect.stringMatching(/ENOENT/) };
  expect(log.error).toHaveBeenCalledWith(fields, "MAP_PMTILES cannot be read; the map has no streets");
  renameSync(`${path}.away`, path);
  wait(9_000);
  expect((await draw(15)).isLasting).toBe(false);
  wait(1_000);
  expect(await draw(15)).toEqual(whole);
  expect(await map.readVersion()).toBe(version);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ file: path }, "MAP_PMTILES is read anew");
});

test("a replaced file is drawn anew, with another version; one that is wrong costs the streets", async () => {
  const { path, draw, log, map, wait } = start();
  await draw(14);
  const version = await map.readVersion();
  writeFileSync(path, fileWith(tileOf(road(across))));
  // The look at the file comes later than the read that finds it replaced.
  expect((await draw(14)).isLasting).toBe(false);
  wait(10_000);
  expect(strokes((await draw(14)).text)).not.toContain(palettes.light.mainRoad[0]);
  expect(await map.readVersion()).not.toBe(version);
  writeFileSync(path, "not a map");
  wait(10_000);
  expect((await draw(14)).isLasting).toBe(false);
  const fields = { file: path, reason: expect.stringContaining("it does not start like one; expected a PMTiles file") };
  expect(log.error).toHaveBeenLastCalledWith(fields, "MAP_PMTILES cannot be read; the map has no streets");
});

test("a disk that does not answer costs the streets, not the map, and holds two reads at most", async () => {
  const { path, map, log, draw } = start(writeTown(square), 2000);
  // Opens the file, which may take a while on a busy machine.
  await map.readVersion();
  disk.isStuck = true;
  const tiles = await Promise.all([12, 13, 14, 15, 16].map((z) => draw(z)));
  disk.isStuck = false;
  expect(tiles.map(({ isLasting }) => isLasting)).toEqual(tiles.map(() => false));
  expect(tiles[0]?.text).toBe(drawTile(tileAt(12)));
  expect(disk.stuckReads).toBe(2);
  expect(await map.readVersion()).toBe("");
  const fields = { file: path, reason: "not read within 2000 ms" };
  expect(log.error).toHaveBeenCalledExactlyOnceWith(fields, "MAP_PMTILES cannot be read; the map has no streets");
});

test("more tiles than can wait are drawn without streets, but drawn again the next time", async () => {
  const { draw, log } = start();
  const many = await Promise.all(Array.from({ length: 600 }, () => draw(14)));
  expect(many.some(({ isLasting }) => !isLasting)).toBe(true);
  expect((await draw(14)).isLasting).toBe(true);
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

test("names are in the page's language: towns by the file, regions by the portal, others in Czech", async () => {
  const { map } = start(writeTown(square, { name: "Olomouc", "name:ru": "Оломоуц", "name:uk": "Оломоуць" }));
  const textsIn = async (language: "cs" | "en" | "ru" | "ua") => {
    const list: { text: string; kind: string }[] = JSON.parse((await map.writeNames(language)).text);
    expect(list).toHaveLength(names.length);
    return ["country", "region", "capital"].map((kind) =>
      list.filter((name) => name.kind === kind).map(({ text }) => text),
    );
  };
  expect(JSON.parse((await map.writeNames("cs")).text)).toEqual(names);
  const [[country] = [], regions = [], capitals = []] = await textsIn("ru");
  expect(country).toBe("Чехия");
  expect(regions).toContain("Оломоуцкий край");
  expect(capitals).toContain("Оломоуц");
  expect(capitals).toContain("Brno");
  expect((await textsIn("ua"))[2]).toContain("Оломоуць");
  expect((await textsIn("en"))[2]).toContain("Olomouc");
});
