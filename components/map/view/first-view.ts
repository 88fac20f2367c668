import { minZoom } from "#components/map/map-constants.ts";
import { czechia } from "#schemas/site/country.ts";
import { deepestZoom } from "#schemas/site/map-tiles.ts";
import { type Coordinates, toWorld } from "#schemas/values/mercator.ts";
import { boxInView, isWithin } from "./map-frame.ts";
import { boundsOf, type MapView, viewOf } from "./map-view.ts";

export interface MapSettings {
  centre: Coordinates | null;
  zoom: number | null;
  maxZoom: number;
}

/** The map starts with all its places. */
export const wholeCountry: MapSettings = { centre: null, zoom: null, maxZoom: deepestZoom };

/** Highest zoom level of an initial view: the streets of a town. */
export const nearestStart = 14;

interface Contents {
  points: readonly Coordinates[];
  settings: MapSettings;
  /** True when the list is filtered, so that the map starts with the results. */
  isNarrowed: boolean;
}

/** Share of the results that the densest group has, and the zoom levels it must gain over a view of all results. */
const groupShare = 2 / 3;
const groupGain = 2;

/**
 * Returns the initial view of a map of a size in pixels: from the settings, or one that fits all points. Results of a
 * filter that are far from most others are left out when the others are then seen much closer.
 */
export function firstView(
  { points, settings: { centre, zoom, maxZoom }, isNarrowed }: Contents,
  size: { width: number; height: number },
): MapView {
  const country = viewOf(czechia, size, maxZoom);
  const around = viewOf(boundsOf(points) ?? czechia, size, maxZoom);
  // Do not cut off the country if all of it fits at the same zoom level.
  const whole = around.zoom > country.zoom ? around : country;
  // Bounds that fit on a desktop may not fit on a phone.
  const chosen = centre && zoom && !isNarrowed && { ...centre, zoom: Math.min(zoom, whole.zoom) };
  if (chosen && points.some((point) => isWithin(boxInView(chosen, size), toWorld(point)))) return chosen;
  const group = isNarrowed ? viewOf(boundsOf(densestGroup(points)) ?? czechia, size, maxZoom) : whole;
  const fitting = group.zoom >= whole.zoom + groupGain ? group : whole;
  // One level is left for the visitor to zoom in.
  return { ...fitting, zoom: Math.min(fitting.zoom, nearestStart, Math.max(maxZoom - 1, minZoom)) };
}

/** Maximum number of points whose groups are compared. */
const maxGroups = 100;

/** Returns a point and those nearest to it: of all such groups with the same share of points, the smallest one. */
function densestGroup(points: readonly Coordinates[]): readonly Coordinates[] {
  const count = Math.ceil(points.length * groupShare);
  const placed = points.map((point) => ({ point, at: toWorld(point) }));
  const step = Math.ceil(placed.length / maxGroups);
  const centres = placed.filter((_point, index) => index % step === 0);
  const groups = centres.map(({ at }) => {
    const near = placed
      .map((other) => ({ point: other.point, distance: Math.hypot(other.at.x - at.x, other.at.y - at.y) }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, count);
    return { near, radius: near.at(-1)?.distance ?? 0 };
  });
  const [smallest] = groups.toSorted((a, b) => a.radius - b.radius);
  return smallest?.near.map(({ point }) => point) ?? [];
}
