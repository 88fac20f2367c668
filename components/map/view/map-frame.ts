import type { PigeonProps } from "pigeon-maps";
import { clusterSize } from "#components/map/map-constants.ts";
import type { Box } from "#components/map/marks/clusters.ts";
import { toWorld, type WorldPoint, worldSize } from "#schemas/values/mercator.ts";
import type { MapView } from "./map-view.ts";

/** The visible frame of the map at one moment: its size and the world's in pixels, and the origin of the world in it. */
export interface MapFrame {
  width: number;
  height: number;
  zoom: number;
  size: number;
  left: number;
  top: number;
}

/** Reads the frame from the props that pigeon-maps passes to its children; includes a drag in progress. */
export function toFrame({ mapState, latLngToPixel }: PigeonProps): MapFrame | null {
  if (!mapState || !latLngToPixel) return null;
  const { width, height, zoom, center } = mapState;
  const size = worldSize(zoom);
  const [latitude, longitude] = center;
  const { x, y } = toWorld({ latitude, longitude });
  const [left, top] = latLngToPixel(center);
  return { width, height, zoom, size, left: left - x * size, top: top - y * size };
}

/** Returns the visible bounds, extended by a margin in pixels. */
export function boxOf({ width, height, size, left, top }: Omit<MapFrame, "zoom">, around = 0): Box {
  return {
    start: { x: (-left - around) / size, y: (-top - around) / size },
    end: { x: (width - left + around) / size, y: (height - top + around) / size },
  };
}

/** Returns the visible bounds of a view, extended by a margin in pixels; by default those of fully visible marks. */
export function boxInView(
  view: MapView,
  { width, height }: Pick<MapFrame, "width" | "height">,
  around = -clusterSize / 2,
): Box {
  const { x, y } = toWorld(view);
  const size = worldSize(view.zoom);
  return boxOf({ width, height, size, left: width / 2 - x * size, top: height / 2 - y * size }, around);
}

export function isWithin({ start, end }: Box, { x, y }: WorldPoint): boolean {
  return start.x <= x && x <= end.x && start.y <= y && y <= end.y;
}
