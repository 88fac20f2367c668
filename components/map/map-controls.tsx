import type { Map as PigeonMap } from "pigeon-maps";
import type { RefObject } from "react";
import { Button } from "#components/layout/button.tsx";
import { ButtonRow } from "#components/layout/button-row.tsx";
import { czechia } from "#schemas/site/country.ts";
import { keyboardPan, zoomStep } from "./map-constants.ts";
import type { MapLabels } from "./map-labels.ts";
import { locate, toNearAddress } from "./view/locate.ts";
import { go, pan, zoomBy } from "./view/map-moves.ts";
import { viewOf } from "./view/map-view.ts";

type Props = {
  map: RefObject<PigeonMap | null>;
  labels: MapLabels;
  onNotice: (text: string) => void;
};

/** The ways the map is moved by a button or an arrow key. */
export const directions = [
  { name: "left", glyph: "←", dx: -keyboardPan, dy: 0 },
  { name: "up", glyph: "↑", dx: 0, dy: -keyboardPan },
  { name: "down", glyph: "↓", dx: 0, dy: keyboardPan },
  { name: "right", glyph: "→", dx: keyboardPan, dy: 0 },
] as const;

/** Everything that can be done to the map without dragging it. */
export function MapControls({ map, labels, onNotice }: Props) {
  async function findNear(): Promise<void> {
    onNotice(labels.locating);
    const place = await locate(navigator.geolocation);
    // The visitor may have left the page by then.
    if (!map.current) return;
    if (typeof place === "string") onNotice(labels.noPlace[place]);
    else location.assign(toNearAddress(location.href, place));
  }

  const on = (act: (shown: PigeonMap) => void) => () => {
    if (map.current) act(map.current);
  };
  const actions = [
    { label: labels.zoomIn, act: on((shown) => zoomBy(shown, zoomStep)) },
    { label: labels.zoomOut, act: on((shown) => zoomBy(shown, -zoomStep)) },
    { label: labels.wholeCountry, act: on((shown) => go(shown, viewOf(czechia, shown.state))) },
    { label: labels.nearMe, act: () => void findNear() },
  ];
  return (
    <ButtonRow>
      {actions.map(({ label, act }) => (
        <Button key={label} type="button" look="outlined" size="s" onClick={act}>
          {label}
        </Button>
      ))}
      {directions.map(({ name, glyph, dx, dy }) => (
        <Button key={name} type="button" look="outlined" size="s" onClick={on((shown) => pan(shown, dx, dy))}>
          <span aria-hidden="true">{glyph}</span>
          <span className="visually-hidden">{labels.pan[name]}</span>
        </Button>
      ))}
    </ButtonRow>
  );
}
