import type { MapPoint } from "#components/map/marks/points.ts";
import { distanceBetween } from "#schemas/lists/distance.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";

/** An organisation with its distance from the visitor. */
export interface Near {
  point: MapPoint;
  kilometres: number;
}

/** Maximum number of organisations listed as nearest. */
const maxNearest = 5;

/** Returns the organisations nearest to a place. It runs in the browser, so that the visitor's position stays there. */
export function nearestTo(place: Coordinates, points: readonly MapPoint[]): Near[] {
  return points
    .map((point) => ({ point, kilometres: distanceBetween(place, point) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, maxNearest);
}
