import type { FastifyInstance } from "fastify";
import { defaultLanguage, isLanguage, type Language } from "#schemas/site/language-codes.ts";
import { deepestZoom } from "#schemas/site/map-tiles.ts";
import { tilesPath } from "#schemas/site/own-paths.ts";
import { createCache, type Validity } from "#server/cache/cache.ts";
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

interface Drawing {
  text: string;
  /** False when it had to be drawn without the streets, whose file cannot be read: it is drawn again for each request. */
  isLasting: boolean;
}

export interface OwnMap {
  /** Returns the version of what the map is drawn from; drawings of another one are not served. */
  readVersion: () => Promise<string>;
  /** Draws a tile as SVG of 257 × 257 pixels. */
  drawTile: (tile: Tile) => Promise<Drawing>;
  /** Returns the place names of the map as JSON. */
  writeNames: (language: Language) => Promise<Drawing>;
}

const maxBytes = 8_000_000;
const forever: Validity = { freshMs: Infinity, refreshMs: 0, usableMs: 0 };

/** How long browsers and caches keep what is lasting, and what is not, in seconds. */
const maxAge = { lasting: 86_400, passing: 60 };

/** Serves tiles of the built-in map, such as `/tiles/light/7/69/43.svg`, and its place names. */
export function serveMapTiles(app: FastifyInstance, { readVersion, drawTile, writeNames }: OwnMap, clock: Clock): void {
  const cache = createCache<{ body: EncodedBody; isLasting: boolean }>({
    retentionMs: Number.POSITIVE_INFINITY,
    validityOf: ({ isLasting }) => (isLasting ? forever : null),
    maxEntries: 10_000,
    maxBytes,
    sizeOf: ({ body }) => body.length + 512,
    clock,
  });
  app.get(`${tilesPath}/*`, { logLevel: "debug" }, async (request, reply) => {
    const path = pathOf(request.raw.url);
    const tile = parseTilePath(path);
    const language = parseNamesPath(path);
    const write = tile ? () => drawTile(tile) : language && (() => writeNames(language));
    if (!write) return sendStatus(reply, 404);
    const cached = await cache.get(`${await readVersion()} ${path}`, async () => {
      const { text, isLasting } = await write();
      return { body: encodedBody(text), isLasting };
    });
    if (!cached) return sendStatus(reply, 404);
    const { body, isLasting } = cached.value;
    reply
      .type(tile ? "image/svg+xml" : "application/json")
      .header("cache-control", `public, max-age=${isLasting ? maxAge.lasting : maxAge.passing}`)
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("vary", "accept-encoding")
      .header("etag", body.etag);
    if (matchesTag(request.headers["if-none-match"], body.etag)) return reply.code(304).send();
    return sendBody(request, reply, body);
  });
}

/** Language of place names such as `/tiles/names-en.json`; without one, the default language. */
function parseNamesPath(path: string): Language | null {
  const [match, code = defaultLanguage] = /^\/tiles\/names(?:-([a-z]{2}))?\.json$/.exec(path) ?? [];
  return match !== undefined && isLanguage(code) ? code : null;
}

function parseTilePath(path: string): Tile | null {
  const [, theme, ...numbers] =
    /^\/tiles\/(light|dark)\/(0|[1-9]\d?)\/(0|[1-9]\d{0,5})\/(0|[1-9]\d{0,5})\.svg$/.exec(path) ?? [];
  const [z = Number.NaN, x = Number.NaN, y = Number.NaN] = numbers.map(Number);
  const isTile = z <= deepestZoom && x < 2 ** z && y < 2 ** z;
  return isTile && (theme === "light" || theme === "dark") ? { theme, z, x, y } : null;
}
