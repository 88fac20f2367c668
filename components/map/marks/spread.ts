import { clusterSize, markerSize, spiralFrom } from "#components/map/map-constants.ts";

/** Pixels from the spot, eastward and southward. */
export interface Offset {
  dx: number;
  dy: number;
}

/** Leaflet's distances are for pins of 25 pixels; ours are this much wider, with room between them. */
const factor = (markerSize + 8) / 25;
const circle = { footSeparation: 25 * factor, shortestLeg: clusterSize / 2 + markerSize / 2 + 8 };
const spiral = { footSeparation: 28 * factor, firstLeg: 11 * factor, growth: 5 * factor * 2 * Math.PI };

/** Where markers on one spot are put so that each can be told apart: in a circle, from nine on in a spiral (spec §9). */
export function spread(count: number): Offset[] {
  return count < spiralFrom ? inCircle(count) : inSpiral(count);
}

function inCircle(count: number): Offset[] {
  const leg = Math.max((circle.footSeparation * (2 + count)) / (2 * Math.PI), circle.shortestLeg);
  return Array.from({ length: count }, (_, index) => at(leg, (index / count) * 2 * Math.PI));
}

/** As Leaflet.markercluster does it: the first place is skipped as it is under the cluster, the last is the innermost. */
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
