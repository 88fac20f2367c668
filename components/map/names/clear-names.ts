import type { WorldPoint } from "#schemas/values/mercator.ts";
import { type Area, areaAround, overlap, type PlacedName } from "./place-names.ts";

/** Returns the names that no button covers. The corner is that of the frame in world pixels; buttons are in its pixels. */
export function clearNames(
  names: readonly PlacedName[],
  corner: WorldPoint,
  buttons: readonly Area[],
): readonly PlacedName[] {
  return names.filter(({ middle, size }) => {
    const text = areaAround({ x: middle.x - corner.x, y: middle.y - corner.y }, size);
    return !buttons.some((button) => overlap(text, button));
  });
}
