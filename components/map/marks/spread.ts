import { clusterSize, markerSize, maxSpread, spiralFrom } from "#components/map/map-constants.ts";
import type { WorldPoint } from "#schemas/values/mercator.ts";
import type { MapPoint } from "./points.ts";

/** Pixels from the spot, eastward and southward. */
interface Offset {
  dx: number;
  dy: number;
}

/** A cluster of points on one spot, spread around it. */
export interface Spread {
  cluster: WorldPoint & { key: string };
  members: readonly { point: MapPoint; offset: Offset }[];
  /** Number of further points that there is no room for. */
  rest: number;
}

export function toSpread(cluster: Spread["cluster"], points: readonly MapPoint[]): Spread {
  const shown = points.slice(0, maxSpread);
  const members = spread(shown.length).flatMap((offset, index) => {
    const point = shown[index];
    return point ? [{ point, offset }] : [];
  });
  return { cluster, members, rest: points.length - shown.length };
}

/** Ratio of our marker distance to Leaflet's, which is made for 25 px pins. */
const factor = (markerSize + 8) / 25;
const circle = { footSeparation: 25 * factor, shortestLeg: clusterSize / 2 + markerSize / 2 + 8 };
const spiral = { footSeparation: 28 * factor, firstLeg: 11 * factor, growth: 5 * factor * 2 * Math.PI };

/** Returns places for markers on one spot: a circle, from nine markers on a spiral (spec §9). */
export function spread(count: number): Offset[] {
  return count < spiralFrom ? inCircle(count) : inSpiral(count);
}

function inCircle(count: number): Offset[] {
  const leg = Math.max((circle.footSeparation * (2 + count)) / (2 * Math.PI), circle.shortestLeg);
  return Array.from({ length: count }, (_, index) => at(leg, (index / count) * 2 * Math.PI));
}

/** Like Leaflet.markercluster: skips the first position, which is under the cluster; the last one is the innermost. */
function inSpiral(count: number): Offset[] {
  const places: Offset[] = [];
  let angle = 0;
  let leg = spiral.firstLeg;
  for (let index = count; index >= 0; index -= 1) {
    if (index < count) places.unshift(at(leg, angle));
    angle += spiral.footSeparation / leg + index * 0.0005;
    leg += spiral.growth / angle;
  }
  return places;
}

function at(leg: number, angle: number): Offset {
  return { dx: Math.round(leg * Math.cos(angle)), dy: Math.round(leg * Math.sin(angle)) };
}
