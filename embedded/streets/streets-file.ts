import { type FileHandle, open, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Compression, type Header, PMTiles, ResolvedValueCache, type Source, TileType } from "pmtiles";
import { z } from "zod";
import { czechia } from "#schemas/site/country.ts";
import { reasonOf } from "#server/config/settings.ts";

/** A PMTiles file whose tiles have streets. It is never read as a whole. */
export interface StreetsFile {
  /** Changes when the file is replaced. */
  version: string;
  minZoom: number;
  maxZoom: number;
  /** Returns a tile, decompressed; null when the file has none there. */
  readTile: (z: number, x: number, y: number) => Promise<Uint8Array | null>;
}

/** Limits in bytes: of one read, of a decompressed directory, and of a decompressed tile or the metadata. */
const limits = { read: 2_000_000, directory: 1_000_000, tile: 8_000_000 };

/** Decompressed directories that are cached. */
const maxDirectories = 16;

/** Bytes of the header, which starts with the format's name and version. */
const headerBytes = 127;
const magic = "PMTiles\u0003";

/** The zoom level at which the schema begins to have streets. */
const streetsFrom = 12;

/** Layers of the schema; those of others, such as OpenMapTiles, have other names. */
const schemaLayers = ["earth", "landuse", "places", "roads", "water"];

const metadata = z.object({ vector_layers: z.array(z.object({ id: z.string() })).max(100) });

const expected = "expected a PMTiles file (version 3) of vector tiles in the schema of Protomaps basemap";

/** Opens a file. Throws an error that says what is wrong with it and what was expected. */
export async function openStreetsFile(path: string): Promise<StreetsFile> {
  try {
    const version = await readVersion(path);
    const source = createSource(path, version);
    await checkStart(source);
    const directories = new ResolvedValueCache(maxDirectories, false, inflateUpTo(limits.directory));
    const file = new PMTiles(source, directories, inflateUpTo(limits.tile));
    const { minZoom, maxZoom } = checkHeader(await file.getHeader(), Number(version.split("-")[0]));
    checkLayers(await file.getMetadata());
    const readTile = async (z: number, x: number, y: number) => {
      const tile = await file.getZxy(z, x, y);
      return tile ? new Uint8Array(tile.data) : null;
    };
    return { version, minZoom, maxZoom, readTile };
  } catch (error) {
    throw new Error(`${path}: ${reasonOf(error)}; ${expected}`);
  }
}

/** Returns the size, time and number of a file, which differ after it was replaced. */
export async function readVersion(path: string): Promise<string> {
  return withFile(path, versionOf);
}

async function versionOf(file: FileHandle): Promise<string> {
  const { size, mtimeMs, ino } = await file.stat();
  return [size, mtimeMs, ino].join("-");
}

/** Reads ranges of a file, as long as it is the same one. */
function createSource(path: string, version: string): Source {
  const getBytes = (offset: number, length: number) =>
    withFile(path, async (file) => {
      if (!(length <= limits.read)) throw new Error(`a part has ${length} bytes, more than ${limits.read}`);
      if ((await versionOf(file)) !== version) throw new StreetsFileChanged("the file was replaced");
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
      return { data: buffer.slice(0, bytesRead).buffer };
    });
  return { getBytes, getKey: () => path };
}

/** The file is not the one that was opened. */
export class StreetsFileChanged extends Error {
  override name = "StreetsFileChanged";
}

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  // Opening something else, such as a pipe, could wait for ever.
  if (!(await stat(path)).isFile()) throw new Error("it is no file");
  const file = await open(path);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

async function checkStart(source: Source): Promise<void> {
  const { data } = await source.getBytes(0, headerBytes);
  const start = new TextDecoder("latin1").decode(data.slice(0, magic.length));
  if (start !== magic || data.byteLength < headerBytes) throw new Error("it does not start like one");
}

function checkHeader(header: Header, size: number): Header {
  const { tileType, tileCompression, internalCompression, maxZoom } = header;
  const { tileDataOffset, tileDataLength = 0, minLon, maxLon, minLat, maxLat } = header;
  if (tileType !== TileType.Mvt) throw new Error(`its tiles are of type ${TileType[tileType] ?? tileType}, not Mvt`);
  if ([tileCompression, internalCompression].some((each) => each !== Compression.Gzip && each !== Compression.None))
    throw new Error("its compression is not gzip");
  const end = tileDataOffset + tileDataLength;
  if (!(end <= size)) throw new Error(`it is cut off: ${size} of ${end} bytes`);
  if (maxZoom < streetsFrom) throw new Error(`its zoom levels end at ${maxZoom}, streets begin at ${streetsFrom}`);
  const { west, east, south, north } = czechia;
  if (!(minLon < east && maxLon > west && minLat < north && maxLat > south))
    throw new Error(`its area (${[minLon, minLat, maxLon, maxLat].join(", ")}) has no part of the country`);
  return header;
}

function checkLayers(given: unknown): void {
  const ids = metadata.safeParse(given).data?.vector_layers.map(({ id }) => id) ?? [];
  const missing = schemaLayers.filter((layer) => !ids.includes(layer));
  if (missing.length > 0)
    throw new Error(`it has the layers ${ids.join(", ").slice(0, 200) || "none"}, but not ${missing.join(", ")}`);
}

const gunzipUpTo = promisify(gunzip);

/** Returns a function that decompresses gzip, at most to a number of bytes. */
function inflateUpTo(maxOutputLength: number) {
  return async (data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> => {
    if (compression !== Compression.Gzip) return data;
    try {
      return new Uint8Array(await gunzipUpTo(data, { maxOutputLength })).buffer;
    } catch (error) {
      const reason = error instanceof Error ? error.message : "";
      throw new Error(`a part is no gzip of at most ${maxOutputLength} bytes (${reason})`);
    }
  };
}
