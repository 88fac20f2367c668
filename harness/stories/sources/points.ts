import { organisationsToPoints, workplacesToPoints } from "#renderer/exports/points.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { TypedView } from "#schemas/parse/parse-structure.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import type { ListingOf } from "#schemas/structures/registry.ts";

/** Returns the data of the map on a list page as GeoJSON; nothing for pages without a map. */
export function pointsOf(page: TypedView, language: Language, listing: Listing<unknown> | null): { points?: string } {
  if (listing === null) return {};
  const identity = { path: "/", locale: language };
  // TypeScript cannot see that the listing holds the view's own rows.
  if (page.key === "map")
    return { points: organisationsToPoints(page.view, identity, listing as ListingOf<typeof page.key>) };
  if (page.key === "workplaces-summary")
    return { points: workplacesToPoints(page.view, identity, listing as ListingOf<typeof page.key>) };
  return {};
}
