import { type Listing, pageSizes } from "#schemas/lists/list.ts";

/** What a list is asked for beside what its form shows goes along with it; the page does not. */
export function FiltersKept({ listing: { state, views } }: { listing: Listing<unknown> }) {
  const kept = {
    ...(state.near && { near: `${state.near.latitude},${state.near.longitude}`, km: state.near.km }),
    ...(state.view !== views[0] && { view: state.view }),
    ...(state.month !== null && { month: state.month }),
    ...(state.size !== pageSizes[0] && { size: state.size }),
  };
  return Object.entries(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
