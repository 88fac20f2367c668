import { czechia } from "#schemas/site/country.ts";
import type { Place } from "#schemas/values/mercator.ts";
import { boundsOf, type MapView, viewOf } from "./map-view.ts";

export interface MapSettings {
  centre: Place | null;
  zoom: number | null;
  maxZoom: number;
}

/** Highest zoom level of a first view: the streets of a town. */
export const nearestStart = 14;

interface Contents {
  points: readonly Place[];
  settings: MapSettings;
  /** True when the list is filtered: the map then begins with the results. */
  isNarrowed: boolean;
}

/** Returns where a map of a size in pixels begins: the view that the settings name, or one of all points. */
export function firstView(
  { points, settings: { centre, zoom, maxZoom }, isNarrowed }: Contents,
  size: { width: number; height: number },
): MapView {
  const country = viewOf(czechia, size, maxZoom);
  const around = viewOf(boundsOf(points) ?? czechia, size, maxZoom);
  // The country is not cut off where all of it fits at the same zoom level.
  const whole = around.zoom > country.zoom ? around : country;
  // Bounds that fit a desktop may not fit a telephone.
  if (centre && zoom && !isNarrowed) return { ...centre, zoom: Math.min(zoom, whole.zoom) };
  return { ...whole, zoom: Math.min(whole.zoom, nearestStart) };
}
