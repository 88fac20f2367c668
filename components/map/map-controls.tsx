import type { Map as PigeonMap } from "pigeon-maps";
import type { RefObject } from "react";
import { Button } from "#components/layout/button.tsx";
import { czechia } from "#schemas/site/country.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";
import { zoomStep } from "./map-constants.ts";
import type { MapLabels } from "./map-labels.ts";
import { locate } from "./view/locate.ts";
import { directions, go, pan, zoomBy } from "./view/map-moves.ts";
import { viewOf } from "./view/map-view.ts";

type Props = {
  map: RefObject<PigeonMap | null>;
  labels: MapLabels;
  onNotice: (text: string) => void;
  /** Called with the visitor's position, which stays in the browser. */
  onPlace: (place: Coordinates) => void;
};

/** Buttons that control the map without dragging. */
export function MapControls({ map, labels, onNotice, onPlace }: Props) {
  async function findNear(): Promise<void> {
    onNotice(labels.locating);
    const place = await locate(navigator.geolocation);
    // The visitor may have left the page in the meantime.
    if (!map.current) return;
    if (typeof place === "string") onNotice(labels.noPlace[place]);
    else onPlace(place);
  }

  const on = (act: (shown: PigeonMap) => void) => () => {
    if (map.current) act(map.current);
  };
  const zooms = [
    { label: labels.zoomIn, glyph: "+", act: on((shown) => zoomBy(shown, zoomStep)) },
    { label: labels.zoomOut, glyph: "−", act: on((shown) => zoomBy(shown, -zoomStep)) },
  ];
  const pans = directions.map(({ name, glyph, dx, dy }) => ({
    label: labels.pan[name],
    glyph,
    act: on((shown) => pan(shown, dx, dy)),
  }));
  return (
    <>
      <p className="map-views">
        <Button type="button" look="outlined" size="s" onClick={() => void findNear()}>
          {labels.nearMe}
        </Button>
        <Button type="button" look="outlined" size="s" onClick={on((shown) => go(shown, viewOf(czechia, shown.state)))}>
          {labels.wholeCountry}
        </Button>
      </p>
      <Pad className="map-zoom" buttons={zooms} />
      <Pad className="map-pan" buttons={pans} />
    </>
  );
}

type PadProps = { className: string; buttons: readonly { label: string; glyph: string; act: () => void }[] };

/** Small buttons on top of the map. */
function Pad({ className, buttons }: PadProps) {
  return (
    <p className={`map-pad ${className}`}>
      {buttons.map(({ label, glyph, act }) => (
        <button key={label} type="button" title={label} onClick={act}>
          <span aria-hidden="true">{glyph}</span>
          <span className="visually-hidden">{label}</span>
        </button>
      ))}
    </p>
  );
}
