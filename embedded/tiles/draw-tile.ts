import GeoJSONVT from "geojson-vt";
import { settlements } from "#schemas/site/places.ts";
import { tileSize, toWorld } from "#schemas/values/mercator.ts";
import type { Tile } from "#server/http/map-tiles.ts";
import { lakes, land, regionBorders, rivers } from "./geometry.ts";
import { palettes } from "./palette.ts";
import { drawnSize, line, path, plain, short, toSvg } from "./svg.ts";

/**
 * The highest zoom level at which tiles are cut from the geometry, which has no more detail. Tiles beyond it enlarge a
 * part of a tile of this level.
 */
const deepestCut = 10;

/** Coordinate units across a tile of that level. At the map's highest zoom level, one unit is four pixels. */
const extent = 16_384;

const cut = { maxZoom: deepestCut, indexMaxZoom: 5, extent, buffer: extent / 64, tolerance: extent / 640 };

/** In kilometres. */
const equator = 40_075;

/** Circles smaller than this many pixels are left out. */
const smallestCircle = 1.5;

const shapes = { land, rivers, lakes, regionBorders };

/**
 * The built-up areas of settlements as circles on the web mercator square: as large as their inhabitants need at
 * 4,000 to the square kilometre.
 */
const builtUp = Object.values(settlements)
  .flat()
  .map((place) => {
    const kilometres = Math.sqrt(place.inhabitants / 4000 / Math.PI);
    return { ...toWorld(place), radius: kilometres / (equator * Math.cos((place.latitude * Math.PI) / 180)) };
  });

const index = new GeoJSONVT(
  {
    type: "FeatureCollection",
    features: Object.entries(shapes).map(([id, geometry]) => ({ type: "Feature", id, geometry, properties: null })),
  },
  cut,
);

/**
 * Draws a map tile: the country with its regions, waters and settlements; abroad, only rivers. Names are added in the
 * browser, placed around the map's markers.
 */
export function drawTile(tile: Tile): string {
  const { country, nature, borders } = drawGround(tile);
  return toSvg([country, nature, borders]);
}

/** Draws the parts of a tile: the country on its surroundings; settlements and waters; the borders. */
export function drawGround({ theme, z, x, y }: Tile) {
  const { abroad, land, settlement, water, regionBorder, stateBorder } = palettes[theme];
  const paths = pathsOf(z, x, y);
  return {
    country: plain(abroad) + path(paths.get("land"), `fill="${land}"`),
    nature:
      path(circlesOf(z, x, y), `fill="${settlement}"`) +
      path(paths.get("lakes"), `fill="${water}"`) +
      path(paths.get("rivers"), `${line} stroke="${water}" stroke-width="${z < 8 ? 1 : 2}"`),
    borders:
      path(paths.get("regionBorders"), `${line} stroke="${regionBorder}" stroke-dasharray="4 3"`) +
      path(paths.get("land"), `${line} stroke="${stateBorder}" stroke-width="1.5"`),
  };
}

/** Path data of the built-up areas that a tile touches. */
function circlesOf(z: number, x: number, y: number): string {
  const size = 2 ** z * tileSize;
  return builtUp
    .map((place) => ({
      left: place.x * size - x * tileSize,
      top: place.y * size - y * tileSize,
      radius: place.radius * size,
    }))
    .filter(({ radius }) => radius >= smallestCircle)
    .filter(({ left, top, radius }) => [left, top].every((at) => -radius < at && at < drawnSize + radius))
    .map(({ left, top, radius }) => {
      const [across, curve] = [short(2 * radius), `a${short(radius)} ${short(radius)} 0 1 0 `];
      return `M${short(left - radius)} ${short(top)}${curve}${across} 0${curve}${-across} 0`;
    })
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
