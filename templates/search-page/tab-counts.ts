import type { Listing } from "#schemas/lists/listing-view.ts";
import { type PresetName, presetOf } from "#schemas/lists/search/presets.ts";

/**
 * Returns how many of the results of a site-wide search belong to another search, by its content types. Null when the
 * site-wide search cannot tell, as for rows inside content items.
 */
export function tabCount(preset: PresetName, { facets, notes }: Listing<unknown>): number | null {
  const types = facets.find(({ name }) => name === "type")?.options;
  const { searched } = presetOf(preset);
  if (notes === null || types === undefined || searched === undefined) return null;
  return types.reduce((sum, { value, count }) => sum + (searched?.includes(value) === false ? 0 : count), 0);
}
