import { pageSizes } from "#schemas/lists/list-state.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";

/**
 * Hidden fields for the parts of a list's state that its form does not show. The page number is left out, so that the
 * list starts over at page 1.
 */
export function HiddenFilters({ listing: { state, views } }: { listing: Listing<unknown> }) {
  const hidden = {
    ...(state.view !== views[0] && { view: state.view }),
    ...(state.month !== null && { month: state.month }),
    ...(state.size !== pageSizes[0] && { size: state.size }),
  };
  return Object.entries(hidden).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
