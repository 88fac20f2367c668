import type { FastifyInstance } from "fastify";
import { mapNamesPath } from "#schemas/site/map-tiles.ts";
import { createCache } from "#server/cache/cache.ts";
import type { Clock } from "#server/clock.ts";
import { type EncodedBody, encodedBody } from "#server/pages/compression.ts";
import { matchesTag, sendBody } from "#server/pages/send-page.ts";
import { pathOf } from "./request-target.ts";
import { sendStatus } from "./status-text.ts";

/** A map tile: one of the 4^z squares of the world in web mercator, x from the west and y from the north. */
export interface Tile {
  theme: "light" | "dark";
  z: number;
  x: number;
  y: number;
}

export interface OwnMap {
  /** Draws a tile as SVG of 257 × 257 pixels. */
  drawTile: (tile: Tile) => Promise<string>;
  /** Returns the place names of the map as JSON. */
  writeNames: () => Promise<string>;
}

/** The deepest zoom level of the map (spec §9, map). */
const maxZoom = 18;

const maxBytes = 8_000_000;

/** Serves tiles of the built-in map, such as `/tiles/light/7/69/43.svg`, and its place names. */
export function serveMapTiles(app: FastifyInstance, { drawTile, writeNames }: OwnMap, clock: Clock): void {
  const cache = createCache<EncodedBody>({
    retentionMs: Number.POSITIVE_INFINITY,
    maxEntries: 10_000,
    maxBytes,
    sizeOf: ({ length }) => length + 512,
    clock,
  });
  app.get("/tiles/*", { logLevel: "debug" }, async (request, reply) => {
    const path = pathOf(request.raw.url);
    const tile = parseTilePath(path);
    const isNames = path === mapNamesPath;
    const write = tile ? () => drawTile(tile) : isNames && writeNames;
    const cached = write && (await cache.get(path, async () => encodedBody(await write())));
    if (!cached) return sendStatus(reply, 404);
    const body = cached.value;
    reply
      .type(isNames ? "application/json" : "image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("vary", "accept-encoding")
      .header("etag", body.etag);
    if (matchesTag(request.headers["if-none-match"], body.etag)) return reply.code(304).send();
    return sendBody(request, reply, body);
  });
}

function parseTilePath(path: string): Tile | null {
  const [, theme, ...numbers] =
    /^\/tiles\/(light|dark)\/(0|[1-9]\d?)\/(0|[1-9]\d{0,5})\/(0|[1-9]\d{0,5})\.svg$/.exec(path) ?? [];
  const [z = Number.NaN, x = Number.NaN, y = Number.NaN] = numbers.map(Number);
  const isTile = z <= maxZoom && x < 2 ** z && y < 2 ** z;
  return isTile && (theme === "light" || theme === "dark") ? { theme, z, x, y } : null;
}
