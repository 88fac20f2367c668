import type { Listing } from "#portal/contract/lists/listing-view.ts";
import type { TypedView } from "#portal/contract/parse/parse-structure.ts";
import type { Language } from "#portal/contract/site/language-codes.ts";
import type { ListingOf } from "#portal/contract/structures/registry.ts";
import { officeToPoints, organisationsToPoints, workplacesToPoints } from "#portal/exports/points.ts";

/** Returns the data of the map on a page as GeoJSON; nothing for pages without a map. */
export function pointsOf(page: TypedView, language: Language, listing: Listing<unknown> | null): { points?: string } {
  const identity = { path: "/", locale: language };
  if (page.key === "regional-branch" || page.key === "workplace-contacts") {
    const points = officeToPoints(page.view, identity);
    return points === null ? {} : { points };
  }
  if (listing === null) return {};
  // TypeScript cannot see that the listing holds the view's own rows.
  if (page.key === "map")
    return { points: organisationsToPoints(page.view, identity, listing as ListingOf<typeof page.key>) };
  if (page.key === "workplaces-summary")
    return { points: workplacesToPoints(page.view, identity, listing as ListingOf<typeof page.key>) };
  return {};
}
