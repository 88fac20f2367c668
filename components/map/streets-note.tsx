import { distanceBetween } from "#schemas/lists/distance.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import type { MapLabels } from "./map-labels.ts";
import type { MapView } from "./view/map-view.ts";

/** The first zoom level at which the portal's own tiles, which have no streets, no longer orient. */
const streetsFrom = 12;

type Props = { view: MapView; names: readonly MapName[]; labels: MapLabels };

/** Says in a close view of the portal's own tiles that they have no streets, and which town is the nearest. */
export function StreetsNote({ view, names, labels }: Props) {
  if (view.zoom < streetsFrom) return null;
  const distanceOf = (name: MapName) => distanceBetween(view, name);
  const towns = names.filter(({ kind }) => kind === "town" || kind === "capital");
  const [nearest] = towns.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  return (
    <p className="map-note">
      {labels.noStreets} {nearest && labels.nearestTown.replace("{place}", () => nearest.text)}
    </p>
  );
}
