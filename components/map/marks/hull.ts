import { polygonHull } from "d3-polygon";
import { type Place, toWorld, type WorldPoint } from "#schemas/values/mercator.ts";

/** The outline of the area that places cover, on the square of web mercator; of two places it is the line between them. */
export function hullOf(places: readonly Place[]): WorldPoint[] {
  const points = places.map(toWorld).map(({ x, y }): [number, number] => [x, y]);
  return (polygonHull(points) ?? points.slice(0, 2)).map(([x, y]) => ({ x, y }));
}
