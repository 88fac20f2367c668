import { z } from "zod";
import { wordsOf } from "#schemas/lists/match.ts";
import places from "./places.json" with { type: "json" };

const row = z.tuple([z.string(), z.number(), z.number(), z.number()]);

function read(rows: unknown) {
  return z
    .array(row)
    .parse(rows)
    .map(([name, latitude, longitude, inhabitants]) => ({ name, latitude, longitude, inhabitants }));
}

export type Settlement = ReturnType<typeof read>[number];

/**
 * Settlements of 1,000 inhabitants and more, the largest first, by GeoNames (see NOTICE.md). Written by
 * `harness/map/cut-ground.ts`.
 */
export const settlements = {
  /** The capital and the seats of regions. */
  capitals: read(places.capitals),
  /** Other towns and villages. */
  towns: read(places.towns),
  /** Parts of cities. */
  quarters: read(places.quarters),
};

const byName = Map.groupBy(Object.values(settlements).flat(), ({ name }) => nameKey(name));

function nameKey(name: string): string {
  return wordsOf(name).join(" ");
}

/** Returns the settlements with a name, or those whose name alone begins with it; several places may share a name. */
export function placesNamed(text: string): readonly Settlement[] {
  const key = nameKey(text);
  const named = byName.get(key);
  if (named || key === "") return named ?? [];
  const [only, ...others] = [...byName].filter(([name]) => name.startsWith(key));
  return only && others.length === 0 ? only[1] : [];
}
