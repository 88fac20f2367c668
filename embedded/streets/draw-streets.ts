import { drawGround } from "#embedded/tiles/draw-tile.ts";
import { palettes } from "#embedded/tiles/palette.ts";
import { drawnSize, line, path, plain, short, toSvg } from "#embedded/tiles/svg.ts";
import { tileSize } from "#schemas/values/mercator.ts";
import type { Tile } from "#server/http/map-tiles.ts";
import { drawStreetNames } from "./street-names.ts";
import { parseVectorTile, type TileFeature, type TileLayer } from "./vector-tile.ts";

/** The zoom level from which the file's roads, waters and settlements are drawn. */
export const drawnFrom = 9;

/** Up to this zoom level the country and its borders are those of the portal's own ground, which is coarser. */
const ownBordersTo = 12;
const buildingsFrom = 16;
const streetNamesFrom = 15;

/** Pixels around the tile in which shapes are drawn: the widest road reaches into the tile from there. */
const margin = 16;

const settled = ["residential", "commercial", "industrial", "railway", "hospital", "school", "university"];
const green = ["forest", "wood", "park", "garden", "grass", "cemetery", "village_green", "allotments", "golf_course"];

/** A tile of the file, and the zoom level, column and row that it has. */
export interface SourceTile {
  bytes: Uint8Array;
  z: number;
  x: number;
  y: number;
}

/** A feature's shapes in pixels of the drawn tile: flat lists of x and y. */
export interface DrawnFeature {
  feature: TileFeature;
  shapes: readonly (readonly number[])[];
}

/** Draws a tile with the streets of a file's tile, which is the same one or one that contains it. */
export function drawStreets(tile: Tile, source: SourceTile): string {
  const { theme, z } = tile;
  const colors = palettes[theme];
  const layers = parseVectorTile(source.bytes, ["landuse", "water", "buildings", "roads", "boundaries"]);
  const read = (layer: string, isDrawn: (feature: TileFeature) => boolean) =>
    readFeatures(layers.get(layer), isDrawn, tile, source);
  const fill = (features: readonly DrawnFeature[], color: string) => path(dataOf(features), `fill="${color}"`);
  const roads = drawRoads(tile, (kind, from) => (z < from ? [] : read("roads", isOf(kind))));
  const hasOwnBorders = z <= ownBordersTo;
  const ground = hasOwnBorders ? drawGround(tile) : { country: plain(colors.land), borders: "" };
  const borders = hasOwnBorders ? [] : read("boundaries", isOf("country"));
  const isWaterway = (feature: TileFeature) => !feature.isArea && (z > 12 || isOf("river", "canal")(feature));
  return toSvg([
    ground.country,
    fill(read("landuse", isOf(...settled)), colors.settlement),
    fill(read("landuse", isOf(...green)), colors.green),
    fill(read("water", isArea), colors.water),
    stroke(dataOf(read("water", isWaterway)), colors.water, z < 14 ? 1.5 : 3),
    z < buildingsFrom ? "" : fill(read("buildings", isArea), colors.building),
    roads.drawn,
    ground.borders,
    stroke(dataOf(borders), colors.stateBorder, 1.5),
    z < streetNamesFrom ? "" : drawStreetNames(roads.features, colors),
  ]);
}

/** Roads from the widest: kind of the schema, first zoom level, and width in pixels at level 14 with its growth. */
const roadKinds = [
  { kind: "highway", look: "motorway", from: drawnFrom, width: 4.5, growth: 1.35 },
  { kind: "major_road", look: "mainRoad", from: drawnFrom, width: 3.5, growth: 1.4 },
  { kind: "minor_road", look: "street", from: 12, width: 2.2, growth: 1.5 },
] as const;

/** Draws all edges below all fills, so that crossings are open, and wide roads above narrow ones. */
function drawRoads({ theme, z }: Tile, read: (kind: string, from: number) => DrawnFeature[]) {
  const colors = palettes[theme];
  const kinds = roadKinds.toReversed().map(({ kind, look, from, width, growth }) => {
    const features = read(kind, from);
    const pixels = short(Math.max(0.8, width * growth ** (z - 14)));
    const [color, edge] = colors[look];
    const data = dataOf(features);
    return { features, edge: stroke(data, edge, pixels + 1.5), fill: stroke(data, color, pixels) };
  });
  const rails = stroke(dataOf(read("rail", 11)), colors.rail, z < 15 ? 1 : 2);
  const paths = stroke(dataOf(read("path", 14)), colors.path, z < 16 ? 1 : 2, `stroke-dasharray="4 3"`);
  const edges = z < 12 ? "" : kinds.map(({ edge }) => edge).join("");
  const fills = kinds.map(({ fill }) => fill).join("");
  return { drawn: paths + edges + fills + rails, features: kinds.flatMap(({ features }) => features).toReversed() };
}

function isArea(feature: TileFeature): boolean {
  return feature.isArea;
}

function isOf(...kinds: readonly string[]): (feature: TileFeature) => boolean {
  return ({ properties }) => kinds.some((kind) => properties.get("kind") === kind) && !properties.get("is_tunnel");
}

function stroke(data: string, color: string, width: number, more = `stroke-linecap="round"`): string {
  return path(data, `${line} stroke="${color}" stroke-width="${short(width)}" ${more}`);
}

/** Returns the features whose shapes touch the tile. */
function readFeatures(
  layer: TileLayer | undefined,
  isDrawn: (feature: TileFeature) => boolean,
  { z, x, y }: Tile,
  source: SourceTile,
): DrawnFeature[] {
  if (!layer) return [];
  const times = 2 ** (z - source.z);
  const scale = (times * tileSize) / layer.extent;
  const corner = [(x - source.x * times) * tileSize, (y - source.y * times) * tileSize];
  return layer.features.filter(isDrawn).map((feature) => {
    const shapes = feature.readShapes().map((shape) => shape.map((at, index) => at * scale - (corner[index % 2] ?? 0)));
    return { feature, shapes: shapes.filter(touchesTile) };
  });
}

function touchesTile(shape: readonly number[]): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < shape.length; index += 2) {
    const [x = 0, y = 0] = [shape[index], shape[index + 1]];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right > -margin && left < drawnSize + margin && bottom > -margin && top < drawnSize + margin;
}

/** Path data, relative and in tenths of a pixel; points in the same tenth as the one before are left out. */
function dataOf(features: readonly DrawnFeature[]): string {
  return features
    .flatMap(({ feature, shapes }) => shapes.map((shape) => outlineOf(shape, feature.isArea ? "z" : "")))
    .join("");
}

function outlineOf(shape: readonly number[], end: string): string {
  let [x, y] = shape.slice(0, 2).map((at) => Math.round(at * 10));
  if (x === undefined || y === undefined) return "";
  const start = `M${x / 10} ${y / 10}l`;
  const steps: string[] = [];
  for (let index = 2; index < shape.length; index += 2) {
    const [toX, toY] = [Math.round((shape[index] ?? 0) * 10), Math.round((shape[index + 1] ?? 0) * 10)];
    if (toX !== x || toY !== y) steps.push(`${(toX - x) / 10} ${(toY - y) / 10}`);
    [x, y] = [toX, toY];
  }
  return steps.length === 0 ? "" : start + steps.join(" ") + end;
}
