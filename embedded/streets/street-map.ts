import { drawTile } from "#embedded/tiles/draw-tile.ts";
import { names } from "#embedded/tiles/names.ts";
import type { Clock } from "#server/clock.ts";
import { reasonOf } from "#server/config/settings.ts";
import { DeadlineError, withTimeout } from "#server/deadline.ts";
import type { Log } from "#server/http/log.ts";
import type { OwnMap, Tile } from "#server/http/map-tiles.ts";
import { createRenderQueue, OverloadError } from "#server/http/render-queue.ts";
import { drawnFrom, drawStreets } from "./draw-streets.ts";
import { translateNames } from "./place-names.ts";
import { openStreetsFile, readVersion, type StreetsFile, StreetsFileChanged } from "./streets-file.ts";

interface Options {
  path: string;
  clock: Clock;
  log: Log;
  /** Milliseconds in which a tile has to be read. */
  timeoutMs?: number;
}

/** Milliseconds between two looks at the file, and between two warnings about tiles. */
const checkedEveryMs = 10_000;
const warnedEveryMs = 60_000;

/** A disk that does not answer must not take all of Node's four threads for files. */
const reads = { active: 2, waiting: 500 };

/**
 * The map with streets of a file. While the file cannot be read, and where a tile is damaged, the portal's own ground is
 * drawn; the log says why.
 */
export function createStreetMap({ path, clock, log, timeoutMs = 2000 }: Options): OwnMap {
  const file = followFile({ path, clock, log, timeoutMs });
  const inTurn = createRenderQueue(reads);
  let warnedAt = -Infinity;

  async function read(streets: StreetsFile, { z, x, y }: Pick<Tile, "z" | "x" | "y">) {
    return inTurn(async () => {
      if (!file.isCurrent(streets)) throw new StreetsFileChanged("the file is not the current one any more");
      try {
        return await inTime(timeoutMs, () => streets.readTile(z, x, y));
      } catch (error) {
        // Before the next one has its turn.
        if (isOfFile(error)) file.fail(streets, error);
        throw error;
      }
    });
  }

  function warn(part: string, error: unknown): void {
    if (clock.now() - warnedAt < warnedEveryMs) return;
    warnedAt = clock.now();
    log.warn({ file: path, part, reason: reasonOf(error) }, "MAP_PMTILES is damaged; drawing a part without streets");
  }

  /** Draws with the file; without it where that fails. The result is not lasting if the whole file failed. */
  async function drawWith(what: string, draw: (streets: StreetsFile) => Promise<string>, drawGround: () => string) {
    const streets = await file.current();
    if (!streets) return { text: drawGround(), isLasting: false };
    try {
      return { text: await draw(streets), isLasting: true };
    } catch (error) {
      const isPassing = isOfFile(error) || error instanceof OverloadError;
      if (!isPassing) warn(what, error);
      return { text: drawGround(), isLasting: !isPassing };
    }
  }

  return {
    readVersion: async () => (await file.current())?.version ?? "",
    drawTile: async (tile) =>
      drawWith(
        `${tile.z}/${tile.x}/${tile.y}`,
        async (streets) => {
          const source = sourceOf(tile, streets);
          const bytes = tile.z < Math.max(drawnFrom, streets.minZoom) ? null : await read(streets, source);
          return bytes ? drawStreets(tile, { ...source, bytes }) : drawTile(tile);
        },
        () => drawTile(tile),
      ),
    writeNames: async (language) =>
      drawWith(
        "names",
        async (streets) => JSON.stringify(await translateNames(language, (tile) => read(streets, tile))),
        () => JSON.stringify(names),
      ),
  };
}

/** The tile of the file that is a tile or contains it. */
function sourceOf({ z, x, y }: Tile, { maxZoom }: StreetsFile) {
  const deeper = Math.max(0, z - maxZoom);
  return { z: z - deeper, x: x >> deeper, y: y >> deeper };
}

/** Opens the file, and opens it anew when it is replaced or was gone. */
function followFile({ path, clock, log, timeoutMs }: Required<Options>) {
  let streets: StreetsFile | null = null;
  let reported: string | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;

  function report(error: unknown): void {
    streets = null;
    checkedAt = clock.now();
    const reason = reasonOf(error);
    if (reason !== reported) log.error({ file: path, reason }, "MAP_PMTILES cannot be read; the map has no streets");
    reported = reason;
  }

  async function check(): Promise<void> {
    try {
      if (streets && streets.version === (await readVersion(path))) return;
      const isNew = streets !== null || reported !== null;
      streets = await openStreetsFile(path);
      if (isNew) log.info({ file: path }, "MAP_PMTILES is read anew");
      reported = null;
    } catch (error) {
      report(error);
    }
  }

  /** Returns the file; null while it cannot be read. */
  async function current(): Promise<StreetsFile | null> {
    if (clock.now() - checkedAt < checkedEveryMs) return streets;
    checking ??= check().finally(() => {
      checkedAt = clock.now();
      checking = null;
    });
    await inTime(timeoutMs, () => checking).catch(report);
    return streets;
  }

  return {
    current,
    isCurrent: (given: StreetsFile) => given === streets,
    /** Stops using a file that failed, until the next look at it. */
    fail(failed: StreetsFile, error: unknown): void {
      if (failed === streets) report(error);
    },
  };
}

async function inTime<T>(ms: number, work: () => Promise<T> | T): Promise<T> {
  return withTimeout(ms, work, () => {
    throw new DeadlineError(`not read within ${ms} ms`);
  });
}

/** True for an error of the whole file, false for one of the tile that was read. */
function isOfFile(error: unknown): boolean {
  const isOfSystem = error instanceof Error && "syscall" in error;
  return isOfSystem || error instanceof StreetsFileChanged || error instanceof DeadlineError;
}
