import type { MapLabels } from "#components/map/map-labels.ts";
import { formatKilometres } from "#components/map/plural-text.ts";
import { distanceBetween } from "#schemas/lists/distance.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";

type Props = {
  /** The middle of the view. */
  place: Coordinates;
  names: readonly MapName[];
  /** True when fewer than two names are in view. */
  isNameless: boolean;
  /** True when no deeper zoom level follows. */
  isDeepest: boolean;
  labels: MapLabels;
  lang: string;
};

/**
 * Notice on the portal's own tiles: the nearest two places of a view without names and, at the deepest level of a map
 * without streets, that none will follow.
 */
export function PlacesNote({ place, names, isNameless, isDeepest, labels, lang }: Props) {
  const near = isNameless ? nearestNames(place, names) : [];
  const note = isDeepest && labels.noStreets;
  if (near.length === 0 && !note) return null;
  const list = near.map(({ text, kilometres }) => `${text} (${formatKilometres(kilometres, lang)})`);
  return (
    <p className="map-note">
      {note} {near.length > 0 && labels.nearestPlaces.replace("{places}", () => new Intl.ListFormat(lang).format(list))}
    </p>
  );
}

function nearestNames(place: Coordinates, names: readonly MapName[]) {
  return names
    .filter(({ kind }) => kind !== "country" && kind !== "region")
    .map((name) => ({ text: name.text, kilometres: distanceBetween(place, name) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, 2);
}
