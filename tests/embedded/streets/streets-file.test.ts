import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { openStreetsFile } from "#embedded/streets/streets-file.ts";
import { toWorld } from "#schemas/values/mercator.ts";
import { writePmtiles } from "./pmtiles-writer.ts";
import { townTiles, writeTown } from "./town.ts";

const folder = mkdtempSync(join(tmpdir(), "streets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const square = { latitude: 49.594, longitude: 17.251 };
const tiles = townTiles(square);

function tileOf(z: number): [z: number, x: number, y: number] {
  const { x, y } = toWorld(square);
  return [z, Math.floor(x * 2 ** z), Math.floor(y * 2 ** z)];
}

function save(bytes: Uint8Array, name = "map.pmtiles"): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const reasonFor = (path: string) =>
  openStreetsFile(path).then(
    () => "",
    (error: Error) => error.message,
  );

test("a tile is read as it was written, and null where the file has none", async () => {
  const file = await openStreetsFile(save(writeTown(square)));
  expect([file.minZoom, file.maxZoom]).toEqual([9, 15]);
  const [z, x, y] = tileOf(15);
  const written = tiles.find((tile) => tile.z === z && tile.x === x && tile.y === y);
  expect(Buffer.from((await file.readTile(z, x, y)) ?? []).equals(written?.bytes ?? Buffer.of(0))).toBe(true);
  expect(await file.readTile(15, 0, 0)).toBeNull();
  expect(await file.readTile(8, 140, 87)).toBeNull();
});

test("a file of more than 2 GB is read in parts", async () => {
  const whole = writeTown(square);
  const dataAt = Number(whole.readBigUInt64LE(56));
  const far = 2_500_000_000;
  const start = Buffer.from(whole.subarray(0, dataAt));
  start.writeBigUInt64LE(BigInt(far), 56);
  const path = join(folder, "large.pmtiles");
  const file = openSync(path, "w+");
  writeSync(file, start, 0, start.length, 0);
  writeSync(file, whole, dataAt, whole.length - dataAt, far);
  closeSync(file);
  const streets = await openStreetsFile(path);
  expect(await streets.readTile(...tileOf(12))).toHaveLength(
    tiles.find(({ z, x }) => z === 12 && x === tileOf(12)[1])?.bytes.length ?? -1,
  );
});

test.each<[fault: string, bytes: () => Uint8Array, reason: RegExp]>([
  ["an empty file", () => Buffer.alloc(0), /it does not start like one/],
  ["a web page", () => Buffer.from(`<!doctype html>${" ".repeat(500)}`), /it does not start like one/],
  ["version 2", () => writePmtiles({ tiles, header: { 7: 2 } }), /it does not start like one/],
  ["a cut header", () => writeTown(square).subarray(0, 100), /it does not start like one/],
  ["an interrupted copy", () => writeTown(square).subarray(0, 6000), /it is cut off: 6000 of \d+ bytes/],
  ["images", () => writePmtiles({ tiles, header: { 99: 2 } }), /its tiles are of type Png, not Mvt/],
  ["another compression", () => writePmtiles({ tiles, header: { 98: 4 } }), /its compression is not gzip/],
  ["no streets", () => writePmtiles({ tiles: tiles.filter(({ z }) => z < 12) }), /its zoom levels end at 11, streets/],
  [
    "another country",
    () => writePmtiles({ tiles, bounds: [-9, 37, -6, 42] }),
    /its area \(-9, 37, -6, 42\) has no part/,
  ],
  [
    "another schema",
    () => writePmtiles({ tiles, layers: ["transportation", "water", "place"] }),
    /it has the layers transportation, water, place, but not earth, landuse, places, roads/,
  ],
  ["no metadata", () => writePmtiles({ tiles, layers: [] }), /it has the layers none, but not/],
  ["a damaged directory", () => writeTown(square).fill(0xff, 127, 160), /a part is no gzip of at most 1000000 bytes/],
])("%s is refused with the file, the fault and what was expected", async (_, bytes, reason) => {
  const path = save(bytes());
  const message = await reasonFor(path);
  expect(message).toMatch(reason);
  expect(message.startsWith(`${path}: `)).toBe(true);
  expect(message).toMatch(
    /; expected a PMTiles file \(version 3\) of vector tiles in the schema of Protomaps basemap$/,
  );
});

test("a missing file and a folder are refused", async () => {
  expect(await reasonFor(join(folder, "none.pmtiles"))).toMatch(
    /none\.pmtiles: the file cannot be read \(ENOENT\); expected/,
  );
  expect(await reasonFor(folder)).toMatch(/it is no file; expected/);
});

test("a tile that grows beyond the limit, or is no gzip, is an error", async () => {
  const [z, x, y] = tileOf(15);
  const bomb = await openStreetsFile(save(writePmtiles({ tiles: [{ z, x, y, bytes: Buffer.alloc(9_000_000) }] })));
  await expect(bomb.readTile(z, x, y)).rejects.toThrow(/no gzip of at most 8000000 bytes/);
  const bytes = writePmtiles({ tiles: [{ z, x, y, bytes: Buffer.alloc(100) }] });
  bytes.fill(1, Number(bytes.readBigUInt64LE(56)));
  const broken = await openStreetsFile(save(bytes));
  await expect(broken.readTile(z, x, y)).rejects.toThrow(/no gzip of at most 8000000 bytes \(incorrect header/);
});

test("a directory that grows beyond the limit, or is larger than one read, is an error", async () => {
  const withDirectory = (directory: Buffer, length = directory.length) => {
    const whole = writeTown(square);
    const [at, end] = [Number(whole.readBigUInt64LE(8)), Number(whole.readBigUInt64LE(24))];
    const grown = Buffer.concat([whole.subarray(0, at), directory, whole.subarray(end)]);
    grown.writeBigUInt64LE(BigInt(length), 16);
    for (const place of [24, 40, 56])
      grown.writeBigUInt64LE(whole.readBigUInt64LE(place) + BigInt(directory.length - (end - at)), place);
    return save(grown);
  };
  expect(await reasonFor(withDirectory(gzipSync(Buffer.alloc(2_000_000, 0x7f))))).toMatch(
    /no gzip of at most 1000000 bytes \(.*larger than/,
  );
  // A count of entries without the entries.
  expect(await reasonFor(withDirectory(gzipSync(Buffer.from([0xff, 0xff, 0xff, 0x7f]))))).toMatch(/varint/);
});

test("metadata that claim to be huge are not read", async () => {
  const whole = writeTown(square);
  whole.writeBigUInt64LE(50_000_000n, 32);
  expect(await reasonFor(save(whole))).toMatch(/a part has 50000000 bytes, more than 2000000/);
});

test("the same file is the same version, another content another one", async () => {
  const path = save(writeTown(square), "version.pmtiles");
  const { version } = await openStreetsFile(path);
  expect((await openStreetsFile(path)).version).toBe(version);
  const file = openSync(path, "r+");
  ftruncateSync(file, 20_000);
  closeSync(file);
  expect((await openStreetsFile(path)).version).not.toBe(version);
});
