import { gzipSync } from "node:zlib";
import { PbfWriter } from "pbf";
import { zxyToTileId } from "pmtiles";

export interface WrittenTile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

/** Layers of the schema of Protomaps basemap. */
export const basemapLayers = ["boundaries", "buildings", "earth", "landuse", "places", "pois", "roads", "water"];

interface Options {
  tiles: readonly WrittenTile[];
  layers?: readonly string[];
  /** West, south, east and north in degrees. */
  bounds?: readonly [number, number, number, number];
  /** Bytes of the header to replace, by their place. */
  header?: Readonly<Record<number, number>>;
}

/** Writes a small PMTiles file (version 3) with one directory; no package on the registry writes one. */
export function writePmtiles({ tiles, layers = basemapLayers, bounds = [12, 48.5, 19, 51.1], header = {} }: Options) {
  const sorted = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: gzipSync(tile.bytes) }))
    .toSorted((one, other) => one.id - other.id);
  const lengths = sorted.map(({ bytes }) => bytes.length);
  const directory = gzipSync(
    writeDirectory(
      sorted.map(({ id }) => id),
      lengths,
    ),
  );
  const metadata = gzipSync(JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) }));
  const data = Buffer.concat(sorted.map(({ bytes }) => bytes));
  const start = Buffer.alloc(127);
  start.write("PMTiles\u0003", "latin1");
  let at = 8;
  let offset = start.length;
  // Root directory, metadata, leaf directories and tiles: where they are, and their lengths.
  for (const length of [directory.length, metadata.length, 0, data.length]) {
    start.writeBigUInt64LE(BigInt(offset), at);
    start.writeBigUInt64LE(BigInt(length), at + 8);
    offset += length;
    at += 16;
  }
  for (const place of [72, 80, 88]) start.writeBigUInt64LE(BigInt(sorted.length), place);
  const levels = tiles.map(({ z }) => z);
  // Clustered, gzip, gzip, vector tiles, zoom levels.
  start.set([1, 2, 2, 1, Math.min(...levels), Math.max(...levels)], 96);
  for (const [index, degrees] of bounds.entries()) start.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index);
  for (const [place, value] of Object.entries(header)) start[Number(place)] = value;
  return Buffer.concat([start, directory, metadata, data]);
}

function writeDirectory(ids: readonly number[], lengths: readonly number[]): Uint8Array {
  const pbf = new PbfWriter();
  const write = (numbers: readonly number[]) => {
    for (const number of numbers) pbf.writeVarint(number);
  };
  write([ids.length]);
  write(ids.map((id, index) => id - (ids[index - 1] ?? 0)));
  write(ids.map(() => 1));
  write(lengths);
  // Each tile follows the one before.
  write(ids.map((_, index) => (index === 0 ? 1 : 0)));
  return pbf.finish();
}
