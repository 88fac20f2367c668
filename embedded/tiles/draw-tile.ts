import GeoJSONVT from "geojson-vt";
import { tileSize, toPlace, type WorldPoint, worldSize } from "#schemas/values/mercator.ts";
import type { Tile } from "#server/http/map-tiles.ts";
import { land, regionAt, regionBorders, stateBorder } from "./geometry.ts";
import { areaLabel, type Label, labelsOf, overlap, sizes, widthOf } from "./labels.ts";
import { regionName } from "./names.ts";
import { palettes } from "./palette.ts";

/** The deepest zoom that is cut from the geometry, which has no more detail; deeper tiles enlarge a part of one. */
const deepestCut = 10;

/** Steps of a coordinate within a tile: four pixels at the deepest zoom, where a part of a tile fills 256 of them. */
const extent = 16_384;

const cut = { maxZoom: deepestCut, indexMaxZoom: 5, extent, buffer: extent / 64, tolerance: extent / 640 };

/**
 * Pixels of a side: the map lays tiles over their neighbours by one pixel, which has to show what the neighbour shows there. A
 * tile of the plain size would be stretched, and names across its edges cut.
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

/** Draws a map tile: the country and its regions with their names and towns, plain ground abroad. */
export function drawTile({ theme, z, x, y }: Tile): string {
  const { abroad, land, regionBorder, stateBorder, dot, names } = palettes[theme];
  const paths = pathsOf(z, x, y);
  const labels = labelsIn(z, x, y);
  const line = `fill="none" stroke-linejoin="round"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnSize}" height="${drawnSize}" viewBox="0 0 ${drawnSize} ${drawnSize}">`,
    `<path fill="${abroad}" d="M0 0h${drawnSize}v${drawnSize}H0z"/>`,
    path(paths.get("land"), `fill="${land}"`),
    path(paths.get("regionBorders"), `${line} stroke="${regionBorder}" stroke-dasharray="4 3"`),
    path(paths.get("stateBorder"), `${line} stroke="${stateBorder}" stroke-width="1.5"`),
    labels.length > 0 && `<g font-family="Roboto,Arial,sans-serif" stroke-linejoin="round">`,
    ...labels.map((label) => drawLabel(label, { ink: names[label.kind], dot, halo: land })),
    labels.length > 0 && "</g>",
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

/** Labels that overlap a tile, in pixels of the tile. */
function labelsIn(z: number, x: number, y: number): Label[] {
  const [left, top] = [x * tileSize, y * tileSize];
  const tile = { left, top, right: left + drawnSize, bottom: top + drawnSize };
  const named = labelsOf(z).filter(({ box }) => overlap(box, tile));
  const middle = { x: left + tileSize / 2, y: top + tileSize / 2 };
  const ground = groundLabel(z, x, y, middle);
  if (ground && !named.some(({ box }) => overlap(box, ground.box))) named.push(ground);
  const local = (point: WorldPoint) => ({ x: point.x - left, y: point.y - top });
  return named.map((label) => ({ ...label, at: local(label.at), dot: label.dot && local(label.dot) }));
}

/** The name of the region on every sixth tile at deep zooms, where no town may be in sight. */
function groundLabel(z: number, x: number, y: number, middle: WorldPoint): Label | null {
  if (z <= deepestCut || x % 3 !== 0 || y % 2 !== 0) return null;
  const { longitude, latitude } = toPlace({ x: middle.x / worldSize(z), y: middle.y / worldSize(z) });
  const region = regionAt(longitude, latitude);
  return region && areaLabel(regionName(region), "region", middle);
}

function drawLabel(
  { text, kind, at, anchor, dot }: Label,
  { ink, ...colours }: { ink: string; dot: string; halo: string },
) {
  const weight = kind === "capital" || kind === "country" ? ` font-weight="500"` : "";
  const fit = `textLength="${short(widthOf(text, sizes[kind]))}" lengthAdjust="spacingAndGlyphs"`;
  const look = `font-size="${sizes[kind]}" ${fit}${weight} text-anchor="${anchor}" fill="${ink}" stroke="${colours.halo}"`;
  return [
    dot &&
      `<circle cx="${short(dot.x)}" cy="${short(dot.y)}" r="${kind === "capital" ? 3 : 2.5}" fill="${colours.dot}"/>`,
    `<text x="${short(at.x)}" y="${short(at.y)}" ${look} stroke-width="3" paint-order="stroke">${text}</text>`,
  ]
    .filter((part) => part)
    .join("");
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}
