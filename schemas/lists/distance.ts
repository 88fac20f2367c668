import type { Coordinates } from "#schemas/values/mercator.ts";

const earthRadius = 6371;

/** Returns the great-circle distance between two places in kilometres. */
export function distanceBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const cosines = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(latitude ** 2 + cosines * longitude ** 2)));
}
