import type { Coordinates } from "#schemas/values/mercator.ts";

/** Address of a map with directions to a place; it contains nothing but the place. */
export function routeTo({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
