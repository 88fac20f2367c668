import { clusterSize, minZoom } from "#components/map/map-constants.ts";
import { czechia } from "#schemas/site/country.ts";
import { deepestZoom } from "#schemas/site/map-tiles.ts";
import { type Coordinates, toPlace, toWorld, worldSize } from "#schemas/values/mercator.ts";

/** A view of the map: centre and zoom level. */
export interface MapView extends Coordinates {
  zoom: number;
}

/** In degrees. */
export type Bounds = typeof czechia;

interface Size {
  width: number;
  height: number;
}

/** Padding around bounds in pixels: half a cluster. */
const margin = clusterSize / 2;

/** Returns the smallest bounds around places; null without places. */
export function boundsOf(places: readonly Coordinates[]): Bounds | null {
  if (places.length === 0) return null;
  const bounds = { south: 90, north: -90, west: 180, east: -180 };
  for (const { latitude, longitude } of places) {
    bounds.south = Math.min(bounds.south, latitude);
    bounds.north = Math.max(bounds.north, latitude);
    bounds.west = Math.min(bounds.west, longitude);
    bounds.east = Math.max(bounds.east, longitude);
  }
  return bounds;
}

/** Returns the closest view of a size in pixels that contains the bounds. */
export function viewOf(
  { south, north, west, east }: Bounds,
  { width, height }: Size,
  nearest: number = deepestZoom,
): MapView {
  const start = toWorld({ latitude: north, longitude: west });
  const end = toWorld({ latitude: south, longitude: east });
  const scale = Math.min(
    Math.max(width - 2 * margin, 1) / (end.x - start.x),
    Math.max(height - 2 * margin, 1) / (end.y - start.y),
  );
  const zoom = Math.floor(Math.log2(scale / worldSize(0)));
  return {
    ...toPlace({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }),
    zoom: Math.max(Math.min(zoom, nearest), minZoom),
  };
}

/** Formats a view as OpenStreetMap does, `#map=7/49.80/15.50`; degrees are precise to a pixel. */
export function toHash({ zoom, latitude, longitude }: MapView): string {
  const digits = Math.max(Math.ceil(Math.log10(worldSize(zoom) / 360)), 0);
  return `#map=${zoom}/${latitude.toFixed(digits)}/${longitude.toFixed(digits)}`;
}

/** Parses the view in a fragment; null when there is none within the country. */
export function fromHash(hash: string, nearest: number = deepestZoom): MapView | null {
  const parts = /^#map=(\d{1,2})\/(-?\d{1,3}(?:\.\d{1,9})?)\/(-?\d{1,3}(?:\.\d{1,9})?)$/.exec(hash);
  if (!parts) return null;
  const [zoom = 0, latitude = 0, longitude = 0] = parts.slice(1).map(Number);
  if (!isInside({ latitude, longitude })) return null;
  return { zoom: Math.max(Math.min(zoom, nearest), minZoom), latitude, longitude };
}

/** True when a place is in the country or close to its borders. */
export function isInside(
  { latitude, longitude }: Coordinates,
  { south, north, west, east }: Bounds = czechia,
): boolean {
  return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
}
