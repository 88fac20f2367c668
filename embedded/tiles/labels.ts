import { toWorld, type WorldPoint, worldSize } from "#schemas/values/mercator.ts";
import { type Name, names } from "./names.ts";

/** An area on the world's map, in pixels of its zoom. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  text: string;
  kind: Name["kind"];
  /** Anchor point of the text, on its base line. */
  at: WorldPoint;
  anchor: "start" | "middle" | "end";
  /** Centre of a town's dot. */
  dot: WorldPoint | null;
  /** Bounds of text and dot. */
  box: Box;
}

/** Pixels of type by kind of name. */
export const sizes: Record<Name["kind"], number> = { country: 16, region: 12, capital: 14, town: 12 };

/** Pixels from the centre of a dot to its name, which a marker or cluster on the town does not cover, and around a name. */
const gap = 22;
const margin = 3;

const labelsByZoom = new Map<number, readonly Label[]>();

/** The labels of the whole country at a zoom, without overlaps: all tiles of a zoom share them. */
export function labelsOf(zoom: number): readonly Label[] {
  const cached = labelsByZoom.get(zoom);
  if (cached) return cached;
  const placed: Label[] = [];
  for (const name of names) {
    if (zoom < name.from || zoom > name.to) continue;
    const free = candidates(name, zoom).find(({ box }) => !placed.some((other) => overlap(box, other.box)));
    if (free) placed.push(free);
  }
  labelsByZoom.set(zoom, placed);
  return placed;
}

/** A name in the middle of an area, without a dot. */
export function areaLabel(text: string, kind: Name["kind"], middle: WorldPoint): Label {
  const half = widthOf(text, sizes[kind]) / 2;
  return {
    text,
    kind,
    at: onBaseLine(middle, sizes[kind]),
    anchor: "middle",
    dot: null,
    box: boxAround(middle.x - half, middle.x + half, middle.y, sizes[kind]),
  };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A region's name moves up or down to where there is room; a town's stands right of its dot, else left, above or below. */
function candidates({ text, kind, longitude, latitude }: Name, zoom: number): Label[] {
  const [place, world] = [toWorld({ latitude, longitude }), worldSize(zoom)];
  const dot = { x: place.x * world, y: place.y * world };
  const size = sizes[kind];
  if (kind === "country" || kind === "region")
    return [0, -1, 1, -2, 2].map((lines) => areaLabel(text, kind, { x: dot.x, y: dot.y + lines * size }));
  const width = widthOf(text, size);
  const beside = (anchor: "start" | "end", from: number, to: number): Label => {
    const at = onBaseLine({ x: anchor === "start" ? from : to, y: dot.y }, size);
    return { text, kind, at, anchor, dot, box: boxAround(Math.min(from, dot.x), Math.max(to, dot.x), dot.y, size) };
  };
  const above = (side: 1 | -1): Label => {
    const label = areaLabel(text, kind, { x: dot.x, y: dot.y + side * (gap + size / 2) });
    const box = { ...label.box, top: Math.min(label.box.top, dot.y), bottom: Math.max(label.box.bottom, dot.y) };
    return { ...label, dot, box };
  };
  return [
    beside("start", dot.x + gap, dot.x + gap + width),
    beside("end", dot.x - gap - width, dot.x - gap),
    above(-1),
    above(1),
  ];
}

function onBaseLine({ x, y }: WorldPoint, size: number): WorldPoint {
  return { x, y: y + size * 0.35 };
}

function boxAround(left: number, right: number, middle: number, size: number): Box {
  const half = size * 0.6;
  return { left: left - margin, right: right + margin, top: middle - half - margin, bottom: middle + half + margin };
}

/** Letters of names that are narrower or wider than the others, and the share of the type's size that they take. */
const widths = [
  { letters: /[iíjlItfr .-]/u, share: 0.32 },
  { letters: /[mwMWOÓQ]/u, share: 0.82 },
  { letters: /\p{Lu}/u, share: 0.64 },
];

/** Width in pixels that a name is drawn in, whatever font the browser has for it: tiles then agree on where it ends. */
export function widthOf(text: string, size: number): number {
  const shares = [...text].map((letter) => widths.find(({ letters }) => letters.test(letter))?.share ?? 0.54);
  return size * shares.reduce((sum, share) => sum + share, 0);
}
