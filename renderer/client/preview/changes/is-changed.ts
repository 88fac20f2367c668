import type { PreviewData, ShownFinding } from "#renderer/preview/data.ts";

/** Returns a test for findings about places that the draft changes; null when it changes none. */
export function changedPlaces({ comparisons }: PreviewData): ((finding: ShownFinding) => boolean) | null {
  const own = comparisons.find((each) => each.with === "published");
  if (!own || own.list.length === 0) return null;
  const places = own.list.map(({ pointer }) => pointer);
  return ({ record, pointer }) =>
    record === "content" && places.some((place) => isWithin(pointer, place) || isWithin(place, pointer));
}

function isWithin(pointer: string, place: string): boolean {
  return pointer === place || (place !== "" && pointer.startsWith(`${place}/`));
}
