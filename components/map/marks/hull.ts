import { polygonHull } from "d3-polygon";
import { type Coordinates, toWorld, type WorldPoint } from "#schemas/values/mercator.ts";

/** Returns the convex hull of places on the web mercator square; for two places, the line between them. */
export function hullOf(places: readonly Coordinates[]): WorldPoint[] {
  const points = places.map(toWorld).map(({ x, y }): [number, number] => [x, y]);
  return (polygonHull(points) ?? points.slice(0, 2)).map(([x, y]) => ({ x, y }));
}
