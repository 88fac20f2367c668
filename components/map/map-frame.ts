import type { PigeonProps } from "pigeon-maps";
import type { Box } from "./clusters.ts";
import { clusterSize } from "./map-constants.ts";
import type { MapView } from "./map-view.ts";
import { toWorld, type WorldPoint, worldSize } from "./mercator.ts";

/** The map's window on the world at one moment: pixels of its sides and of the world's, and where the world begins in it. */
export interface MapFrame {
  width: number;
  height: number;
  zoom: number;
  size: number;
  left: number;
  top: number;
}

/** Reads what pigeon-maps tells its children; a drag under way is in it. */
export function toFrame({ mapState, latLngToPixel }: PigeonProps): MapFrame | null {
  if (!mapState || !latLngToPixel) return null;
  const { width, height, zoom, center } = mapState;
  const size = worldSize(zoom);
  const [latitude, longitude] = center;
  const { x, y } = toWorld({ latitude, longitude });
  const [left, top] = latLngToPixel(center);
  return { width, height, zoom, size, left: left - x * size, top: top - y * size };
}

/** What to keep drawn: the tiles in view and half a tile around them, so that it seldom changes while the map moves. */
export function drawnBox({ width, height, size, left, top }: MapFrame, level: number): Box {
  const tiles = 2 ** level;
  const side = size / tiles;
  const from = (start: number) => Math.floor(-start / side - 0.5) / tiles;
  const to = (start: number, length: number) => Math.ceil((length - start) / side + 0.5) / tiles;
  return { start: { x: from(left), y: from(top) }, end: { x: to(left, width), y: to(top, height) } };
}

/** Where a mark may stand to be wholly in view. */
export function boxInView(view: MapView, { width, height }: Pick<MapFrame, "width" | "height">): Box {
  const { x, y } = toWorld(view);
  const size = worldSize(view.zoom);
  const dx = Math.max((width - clusterSize) / 2, 0) / size;
  const dy = Math.max((height - clusterSize) / 2, 0) / size;
  return { start: { x: x - dx, y: y - dy }, end: { x: x + dx, y: y + dy } };
}

export function isWithin({ start, end }: Box, { x, y }: WorldPoint): boolean {
  return start.x <= x && x <= end.x && start.y <= y && y <= end.y;
}
