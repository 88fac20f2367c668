import GeoJSONVT from "geojson-vt";
import { tileSize } from "#schemas/values/mercator.ts";
import type { Tile } from "#server/http/map-tiles.ts";
import { land, regionBorders, stateBorder } from "./geometry.ts";
import { palettes } from "./palette.ts";

/**
 * The highest zoom level at which tiles are cut from the geometry, which has no more detail. Tiles beyond it enlarge a
 * part of a tile of this level.
 */
const deepestCut = 10;

/** Coordinate units across a tile of that level. At the map's highest zoom level, one unit is four pixels. */
const extent = 16_384;

const cut = { maxZoom: deepestCut, indexMaxZoom: 5, extent, buffer: extent / 64, tolerance: extent / 640 };

/**
 * Side length in pixels. The map overlaps tiles by one pixel, which must show what the neighbour shows there; a tile of
 * the plain size would be stretched.
 */
const drawnSize = tileSize + 1;

const shapes = { land, regionBorders, stateBorder };

const index = new GeoJSONVT(
  {
    type: "FeatureCollection",
    features: Object.entries(shapes).map(([id, geometry]) => ({ type: "Feature", id, geometry, properties: null })),
  },
  cut,
);

/**
 * Draws a map tile: the country and its regions, and a plain background abroad. Names are added in the browser, placed
 * around the map's markers.
 */
export function drawTile({ theme, z, x, y }: Tile): string {
  const { abroad, land, regionBorder, stateBorder } = palettes[theme];
  const paths = pathsOf(z, x, y);
  const line = `fill="none" stroke-linejoin="round"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnSize}" height="${drawnSize}" viewBox="0 0 ${drawnSize} ${drawnSize}">`,
    `<path fill="${abroad}" d="M0 0h${drawnSize}v${drawnSize}H0z"/>`,
    path(paths.get("land"), `fill="${land}"`),
    path(paths.get("regionBorders"), `${line} stroke="${regionBorder}" stroke-dasharray="4 3"`),
    path(paths.get("stateBorder"), `${line} stroke="${stateBorder}" stroke-width="1.5"`),
    "</svg>",
  ]
    .filter((part) => part)
    .join("");
}

/** Path data of a tile by shape. */
function pathsOf(z: number, x: number, y: number): Map<string | number | undefined, string> {
  const deeper = Math.max(0, z - deepestCut);
  const scale = (2 ** deeper * tileSize) / extent;
  const [left, top] = [(x % 2 ** deeper) * tileSize, (y % 2 ** deeper) * tileSize];
  const tile = index.getTile(z - deeper, x >> deeper, y >> deeper);
  return new Map(
    tile?.features.map(({ id, type, geometry }) => {
      const rings = type === 1 ? [] : geometry;
      const lines = rings.map((ring) => ring.map(([u, v]) => `${short(u * scale - left)} ${short(v * scale - top)}`));
      return [id, lines.map((points) => `M${points.join("L")}${type === 3 ? "z" : ""}`).join("")];
    }),
  );
}

function path(data: string | undefined, look: string): string {
  return data ? `<path ${look} d="${data}"/>` : "";
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
