import { placesNamed } from "#schemas/site/places.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";
import { distanceBetween } from "./distance.ts";
import type { List } from "./list.ts";
import { createMatch, textIndex } from "./match.ts";
import { atPostcode, postcodeIn } from "./postcode.ts";

/** Kilometres within which a row belongs to the surroundings of one that matches. */
const radius = 60;

/** A place without rows, whose surroundings are shown; `places` when several have the name. */
export interface NearPlace {
  kind: "place" | "places" | "postcode";
  name: string;
}

interface Surroundings<Row> {
  /** Rows with their distance in kilometres, 0 for a match. */
  distances: ReadonlyMap<Row, number>;
  /** Null when rows match. */
  near: NearPlace | null;
}

/**
 * Returns the rows that match a term and those in their surroundings. A term without a row is the name of a place, or
 * else a postcode, which stands for the closest one. Null for lists without places.
 */
export function surroundingsOf<Row>(
  { placeOf, textOf }: List<Row>,
  rows: readonly Row[],
  term: string,
): Surroundings<Row> | null {
  if (!placeOf || !textOf || term === "") return null;
  const isMatch = createMatch(term);
  const text = textIndex(textOf);
  const around = (matching: readonly Row[], places: readonly Coordinates[] = []) => {
    const centres = [...places, ...matching.flatMap((row) => placeOf(row)?.position ?? [])];
    const distances = nearestTo(centres, rows, (row) => placeOf(row)?.position);
    return new Map([...distances, ...matching.map((row) => [row, 0] as const)]);
  };
  const own = rows.filter((row) => isMatch(text(row)));
  if (own.length > 0) return { distances: around(own), near: null };
  const postcode = postcodeIn(term);
  const places = placesNamed(postcode === null ? term : term.replace(postcode, ""));
  if (places.length > 0) return { distances: around([], places), near: toNearPlace(places) };
  if (postcode === null) return { distances: new Map(), near: null };
  const { items, isExact } = atPostcode(rows, postcode, (row) => placeOf(row)?.postcode);
  return { distances: around(items), near: isExact ? null : { kind: "postcode", name: postcode } };
}

/** Returns a place by its name, which several settlements may share. */
export function toNearPlace([first, ...others]: ReturnType<typeof placesNamed>): NearPlace | null {
  return first ? { kind: others.length > 0 ? "places" : "place", name: first.name } : null;
}

/** Returns the items within the surroundings of the closest of some places, with the distance in kilometres, the nearest first. */
export function nearestTo<Item>(
  centres: readonly Coordinates[],
  items: readonly Item[],
  positionOf: (item: Item) => Coordinates | null | undefined,
): [Item, number][] {
  return items
    .flatMap((item): [Item, number][] => {
      const position = positionOf(item);
      return position ? [[item, Math.min(...centres.map((centre) => distanceBetween(centre, position)))]] : [];
    })
    .filter(([, distance]) => distance <= radius)
    .toSorted(([, a], [, b]) => a - b);
}
