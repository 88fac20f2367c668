import { clusterSize } from "#components/map/map-constants.ts";
import type { Clusters } from "#components/map/marks/clusters.ts";
import { czechia } from "#schemas/site/country.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import { toWorld, type WorldPoint, worldSize } from "#schemas/values/mercator.ts";

/** A name with the centre of its text and of its town's dot, in world pixels at a zoom level. */
export interface PlacedName extends Pick<MapName, "text" | "kind"> {
  middle: WorldPoint;
  size: TextSize;
  /** Null for a region, and for a town under a mark. */
  dot: WorldPoint | null;
}

/** Size of a drawn name in pixels. */
export interface TextSize {
  width: number;
  height: number;
}

/** In pixels. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels between a town and its name, or between a mark on the town and the name. */
const gap = 6;
const gapBesideMark = clusterSize / 2 + 4;

/** Pixels to keep clear around marks and names. */
const margin = 2;

const beside = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
] as const;

const across = [-1, 1].flatMap((side) => [
  [0.5, side] as const,
  [-0.5, side] as const,
  [1, side] as const,
  [-1, side] as const,
  [1, side / 2] as const,
  [-1, side / 2] as const,
]);

/** Offsets, in lines, to try for a region's name. */
const shifts = [0, -1, 1, -2, 2];

/**
 * Places the names of a zoom level in order of importance where they overlap neither a mark nor another name; names
 * without room are left out. Marks outside the view count too, so that names stay in place while the map moves.
 */
export function placeNames(
  names: readonly MapName[],
  clusters: Clusters,
  level: number,
  sizeOf: (name: MapName) => TextSize,
): PlacedName[] {
  const world = worldSize(level);
  const country = countryArea(world);
  const taken: Area[] = [];
  return names.flatMap((name) => {
    if (level < name.from || level > name.to) return [];
    const size = sizeOf(name);
    const place = toWorld(name);
    const town = { x: place.x * world, y: place.y * world };
    const reach = { width: 3 * size.width + 4 * clusterSize, height: 6 * size.height + 4 * clusterSize };
    const { left, top, right, bottom } = areaAround(town, reach);
    const near = { start: { x: left / world, y: top / world }, end: { x: right / world, y: bottom / world } };
    const marks = clusters
      .within(near, level)
      .map(({ x, y }) => areaAround({ x: x * world, y: y * world }, { width: clusterSize, height: clusterSize }));
    const isFree = (area: Area, others: readonly Area[]) => !others.some((other) => overlap(area, other));
    const dot = isArea(name) ? null : areaAround(town, { width: 2 * gap, height: 2 * gap });
    const free = middlesOf(name, town, size)
      .map((middle) => ({ middle, text: areaAround(middle, size) }))
      .map((each) => ({ ...each, whole: dot ? union(each.text, dot) : each.text }))
      .filter(({ text, whole }) => isFree(text, marks) && isFree(whole, taken));
    const chosen = free.find(({ text }) => isWithin(text, country)) ?? free[0];
    if (!chosen) return [];
    taken.push(chosen.whole);
    const isDotFree = dot !== null && isFree(dot, marks);
    return [{ text: name.text, kind: name.kind, middle: chosen.middle, size, dot: isDotFree ? town : null }];
  });
}

/** The area that the map of the whole country shows; names crossing its edge would be cut off. */
function countryArea(world: number): Area {
  const start = toWorld({ latitude: czechia.north, longitude: czechia.west });
  const end = toWorld({ latitude: czechia.south, longitude: czechia.east });
  const around = clusterSize / 2;
  return {
    left: start.x * world - around,
    top: start.y * world - around,
    right: end.x * world + around,
    bottom: end.y * world + around,
  };
}

function isArea({ kind }: MapName): boolean {
  return kind === "country" || kind === "region";
}

/** Candidate centres for a name, best first: right of the town, then left, above, below, and on top of it. */
function middlesOf(name: MapName, { x, y }: WorldPoint, { width, height }: TextSize): WorldPoint[] {
  if (isArea(name)) return shifts.map((lines) => ({ x, y: y + lines * height }));
  const from = (distance: number) => (side: readonly [number, number]) => ({
    x: x + side[0] * (distance + width / 2),
    y: y + side[1] * (distance + height / 2),
  });
  return [...beside.map(from(gap)), ...[...beside, ...across].map(from(gapBesideMark))];
}

/** Returns the area of a text, with some pixels to keep clear around it. */
export function areaAround({ x, y }: WorldPoint, { width, height }: TextSize): Area {
  const [half, line] = [width / 2 + margin, height / 2 + margin];
  return { left: x - half, top: y - line, right: x + half, bottom: y + line };
}

function union(one: Area, other: Area): Area {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function isWithin(one: Area, other: Area): boolean {
  return other.left <= one.left && one.right <= other.right && other.top <= one.top && one.bottom <= other.bottom;
}

export function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
