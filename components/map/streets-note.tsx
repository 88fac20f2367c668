import { distanceBetween } from "#schemas/lists/distance.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import type { MapLabels } from "./map-labels.ts";
import type { MapView } from "./view/map-view.ts";

/** From this zoom level on, the portal's own tiles, which have no streets, no longer help with orientation. */
const streetsFrom = 12;

type Props = { view: MapView; names: readonly MapName[]; labels: MapLabels };

/** Notice for close views of the portal's own tiles: they show no streets, and this is the nearest town. */
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
