import { useMemo, useState } from "react";
import type { Box, Clusters } from "#components/map/marks/clusters.ts";
import { boxInView, isWithin, type MapFrame } from "#components/map/view/map-frame.ts";
import type { MapView } from "#components/map/view/map-view.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import { tileSize, toWorld, worldSize } from "#schemas/values/mercator.ts";
import { clearNames } from "./clear-names.ts";
import { createNameFonts } from "./name-fonts.ts";
import { type Area, placeNames } from "./place-names.ts";

interface Options {
  names: readonly MapName[];
  clusters: Clusters;
  level: number;
  /** The part of the world that is drawn, somewhat larger than the frame. */
  box: Box;
  settled: MapView | null;
  frame: MapFrame;
  /** The areas of the buttons on the map, in pixels of the frame. */
  buttons: readonly Area[];
}

/**
 * Returns the names to draw: during a move those around the frame too, then only those that the frame does not cut and
 * no button covers.
 */
export function useNamesInView({ names, clusters, level, box, settled, frame, buttons }: Options) {
  const [fonts] = useState(createNameFonts);
  const placed = useMemo(() => {
    // Names further away cannot touch those in the box.
    const near = extended(box, tileSize / worldSize(level));
    const nearNames = names.filter((name) => isWithin(near, toWorld(name)));
    return placeNames(nearNames, clusters, level, fonts.sizeOf);
  }, [names, clusters, level, box, fonts]);
  const isStill = settled !== null && isCentredOn(settled, frame);
  const { width, height } = frame;
  const inView = useMemo(() => {
    const size = worldSize(level);
    const view = isStill ? boxInView(settled, { width, height }, 0) : box;
    const corner = { x: view.start.x * size, y: view.start.y * size };
    const clear = isStill ? clearNames(placed, corner, buttons) : placed;
    return clear.filter(({ middle: { x, y }, size: text }) => {
      const [across, down] = isStill ? [text.width / 2, text.height / 2] : [0, 0];
      return [-1, 1].every((side) => isWithin(view, { x: (x + side * across) / size, y: (y + side * down) / size }));
    });
  }, [placed, isStill, settled, box, level, width, height, buttons]);
  return { inView, fonts, isStill };
}

function extended({ start, end }: Box, by: number): Box {
  return { start: { x: start.x - by, y: start.y - by }, end: { x: end.x + by, y: end.y + by } };
}

function isCentredOn(view: MapView, { zoom, size, left, top, width, height }: MapFrame): boolean {
  const { x, y } = toWorld(view);
  return zoom === view.zoom && Math.hypot(left + x * size - width / 2, top + y * size - height / 2) < 1;
}
