import { czechia } from "#schemas/site/country.ts";
import type { Place } from "#schemas/values/mercator.ts";
import { boundsOf, type MapView, viewOf } from "./map-view.ts";

export interface MapSettings {
  centre: Place | null;
  zoom: number | null;
  maxZoom: number;
}

/** Highest zoom level of an initial view: the streets of a town. */
export const nearestStart = 14;

interface Contents {
  points: readonly Place[];
  settings: MapSettings;
  /** True when the list is filtered, so that the map starts with the results. */
  isNarrowed: boolean;
}

/** Returns the initial view of a map of a size in pixels: from the settings, or one that fits all points. */
export function firstView(
  { points, settings: { centre, zoom, maxZoom }, isNarrowed }: Contents,
  size: { width: number; height: number },
): MapView {
  const country = viewOf(czechia, size, maxZoom);
  const around = viewOf(boundsOf(points) ?? czechia, size, maxZoom);
  // Do not cut off the country if all of it fits at the same zoom level.
  const whole = around.zoom > country.zoom ? around : country;
  // Bounds that fit on a desktop may not fit on a phone.
  if (centre && zoom && !isNarrowed) return { ...centre, zoom: Math.min(zoom, whole.zoom) };
  return { ...whole, zoom: Math.min(whole.zoom, nearestStart) };
}
