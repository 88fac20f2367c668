import { short } from "#embedded/tiles/svg.ts";
import { tileSize } from "#schemas/values/mercator.ts";
import type { DrawnFeature } from "./draw-streets.ts";

/** Size of names in pixels, and the estimated width of a letter. */
const size = 11;
const letter = 6.4;

/** Pixels between the middle of a name and the edge of its tile, or another name. */
const room = 10;

const longestName = 60;

/** Names that are drawn in a tile, and streets that are tried. */
const limits = { names: 40, streets: 400 };

/** Change of direction in radians up to which a part of a street counts as straight. */
const straight = 0.2;

interface Point {
  x: number;
  y: number;
}

/** A name in the middle of a straight part of a street, with points along it. */
interface Placed extends Point {
  text: string;
  angle: number;
  points: readonly Point[];
}

interface Colors {
  streetName: string;
  /** Colour around letters. */
  land: string;
}

/** Draws names of streets, as their signs have them, along straight parts; each lies wholly in its tile. */
export function drawStreetNames(streets: readonly DrawnFeature[], { streetName, land }: Colors): string {
  const placed = new Map<string, Placed>();
  let tried = 0;
  for (const { feature, shapes } of streets) {
    const name = feature.properties.get("name");
    if (typeof name !== "string" || name.length > longestName || shapes.length === 0 || placed.has(name)) continue;
    tried += 1;
    if (tried > limits.streets || placed.size === limits.names) break;
    const place = placeOn(name, shapes);
    if (place && isFree(place, placed)) placed.set(name, place);
  }
  const texts = [...placed.values()].map(
    ({ text, x, y, angle }) =>
      `<text transform="translate(${short(x)} ${short(y)})rotate(${short(angle)})" dy=".35em">${escapeXml(text)}</text>`,
  );
  const look = `font-family="Roboto,Arial,sans-serif" font-size="${size}" text-anchor="middle" fill="${streetName}"`;
  const halo = `stroke="${land}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`;
  return texts.length === 0 ? "" : `<g ${look} ${halo}>${texts.join("")}</g>`;
}

/** Places a name on the longest straight part of a street; null if none is as long as the name. */
function placeOn(text: string, shapes: DrawnFeature["shapes"]): Placed | null {
  const parts = shapes
    .flatMap(straightParts)
    .map(withinTile)
    .filter((part) => part !== null);
  const [longest] = parts.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const half = (text.length * letter) / 2;
  if (!longest || lengthOf(longest) < 2 * half) return null;
  const [from, to] = longest;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const count = Math.max(1, Math.ceil(half / room));
  const points = Array.from({ length: 2 * count + 1 }, (_, index) => {
    const at = (index / count - 1) * half;
    return { x: x + at * Math.cos(angle), y: y + at * Math.sin(angle) };
  });
  const degrees = (angle * 180) / Math.PI;
  const upright = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
  return { text, x, y, angle: upright, points };
}

type Part = readonly [from: Point, to: Point];

function lengthOf([from, to]: Part): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Splits a line where its direction changes. */
function straightParts(shape: readonly number[]): Part[] {
  const parts: Part[] = [];
  for (let index = 2; index < shape.length; index += 2) {
    const [x = 0, y = 0, toX = 0, toY = 0] = shape.slice(index - 2, index + 2);
    const to = { x: toX, y: toY };
    const last = parts.at(-1);
    if (last && turn(last, [{ x, y }, to]) < straight) parts[parts.length - 1] = [last[0], to];
    else parts.push([{ x, y }, to]);
  }
  return parts;
}

/** Returns the angle between two parts in radians. */
function turn([from, to]: Part, [start, end]: Part): number {
  const [one, other] = [
    { x: to.x - from.x, y: to.y - from.y },
    { x: end.x - start.x, y: end.y - start.y },
  ];
  return Math.abs(Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y));
}

/** Cuts off what is outside the tile or close to its edge; null if nothing is left. */
function withinTile([from, to]: Part): Part | null {
  let [start, end] = [0, 1];
  for (const axis of ["x", "y"] as const) {
    const length = to[axis] - from[axis];
    const [one, other] = [room, tileSize - room].map((edge) => (edge - from[axis]) / length);
    if (length === 0 && (from[axis] < room || from[axis] > tileSize - room)) return null;
    if (length === 0 || one === undefined || other === undefined) continue;
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  const at = (share: number) => ({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
  return start < end ? [at(start), at(end)] : null;
}

function isFree({ points }: Placed, others: ReadonlyMap<string, Placed>): boolean {
  const near = [...others.values()].flatMap((other) => other.points);
  return points.every(({ x, y }) => near.every((other) => Math.hypot(x - other.x, y - other.y) > 2 * room));
}

/** Escapes a text, without characters that XML forbids. */
function escapeXml(text: string): string {
  return text.replace(/\p{Cc}|[\ufffe\uffff]/gu, " ").replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
