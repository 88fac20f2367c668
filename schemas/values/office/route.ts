import type { Place } from "#schemas/values/mercator.ts";

/** Address of a map that plans the way to a place; it is told the place alone. */
export function routeTo({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${latitude},${longitude}`)}`;
}
