import { useRef } from "react";
import { boxOf, isWithin, type MapFrame } from "#components/map/view/map-frame.ts";
import { tileSize, type WorldPoint } from "#schemas/values/mercator.ts";
import type { Box, Clusters, MapItem } from "./clusters.ts";

/**
 * The marks to render, and the corner that they are positioned from. The objects keep their identity while the same
 * marks are in view.
 */
export function useDrawnItems(clusters: Clusters, frame: MapFrame, level: number) {
  const previous = useRef<{ level: number; box: Box; corner: WorldPoint; items: MapItem[] }>(null);
  const { current } = previous;
  const { start, end } = boxOf(frame);
  const isSame = current?.level === level;
  if (isSame && isWithin(current.box, start) && isWithin(current.box, end)) return current;
  const box = boxOf(frame, tileSize / 2);
  // Marks that stay in view keep their position.
  const corner = isSame ? current.corner : box.start;
  previous.current = { level, box, corner, items: clusters.within(box, level) };
  return previous.current;
}
