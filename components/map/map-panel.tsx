import type { Map as PigeonMap } from "pigeon-maps";
import { useRef, useState } from "react";
import { useStyles } from "#components/use-styles.ts";
import type { MapTiles } from "#schemas/site/map-tiles.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";
import styles from "./map.css?inline";
import { MapCanvas } from "./map-canvas.tsx";
import { MapControls } from "./map-controls.tsx";
import type { MapLabels } from "./map-labels.ts";
import { MapPlace } from "./map-place.tsx";
import { countOf, createClusters } from "./marks/clusters.ts";
import type { MapPoint } from "./marks/points.ts";
import { nothingOpened, type Opened } from "./marks/use-opening.ts";
import { NearestList } from "./nearest-list.tsx";
import { formatPlural } from "./plural-text.ts";
import { firstView, type MapSettings, nearestStart } from "./view/first-view.ts";
import { boxInView } from "./view/map-frame.ts";
import { go } from "./view/map-moves.ts";
import { boundsOf, fromHash, type MapView, viewOf } from "./view/map-view.ts";
import { type Near, nearestTo } from "./view/nearest.ts";
import { useAddressView } from "./view/use-address-view.ts";

type Props = {
  points: readonly MapPoint[];
  /** Number of organisations in the list without coordinates. */
  missing: number;
  /** True when the list is filtered, so that the map starts with the results. */
  isNarrowed: boolean;
  settings: MapSettings;
  tiles: MapTiles;
  lang: string;
  labels: MapLabels;
};

/** The map with its buttons. Runs only in a browser. */
export function MapPanel({ points, missing, isNarrowed, settings, tiles, lang, labels }: Props) {
  useStyles(styles);
  const map = useRef<PigeonMap>(null);
  const [opened, setOpened] = useState<Opened>(nothingOpened);
  const [notice, setNotice] = useState("");
  const [near, setNear] = useState<readonly Near[]>([]);
  // The address must not reveal the visitor's position, so a view that was derived from it is not written to the
  // address.
  const isPrivate = useRef(false);
  // With other points, a new panel is mounted.
  const maxZoom = Math.min(settings.maxZoom, tiles.maxZoom);
  const [clusters] = useState(() => createClusters(points, maxZoom));
  const rest = opened.spread?.rest ?? 0;

  const saveView = useAddressView({
    onChange(hash) {
      const view = fromHash(hash, maxZoom);
      if (view && map.current) go(map.current, view);
    },
    isMoving: () => map.current?._isAnimating ?? false,
  });

  function onMoved(view: MapView): void {
    if (!map.current) return;
    if (isPrivate.current) isPrivate.current = false;
    else saveView(view);
    const count = countOf(clusters.within(boxInView(view, map.current.state), view.zoom));
    setNotice(formatPlural(labels.inView, { count, lang }));
  }

  /**
   * Shows the organisations around the visitor. Their bounds, not the visitor's position, decide which tiles are
   * requested.
   */
  function showNear(place: Coordinates): void {
    const found = nearestTo(place, points);
    const bounds = boundsOf(found.map(({ point }) => point));
    setNear(found);
    setNotice("");
    if (!bounds || !map.current) return;
    isPrivate.current = true;
    go(map.current, viewOf(bounds, map.current.state, Math.min(maxZoom, nearestStart)));
  }

  return (
    <MapPlace
      tiles={tiles}
      labels={labels}
      notes={
        <>
          <NearestList near={near} lang={lang} title={labels.nearest} />
          <p role="status">
            {notice} {rest > 0 && formatPlural(labels.unspread, { count: rest, lang })}
          </p>
          {missing > 0 && <p>{formatPlural(labels.missing, { count: missing, lang })}</p>}
        </>
      }
    >
      <div className="map-frame" lang={lang}>
        <MapControls map={map} labels={labels} onNotice={setNotice} onPlace={showNear} />
        <MapCanvas
          map={map}
          places={points}
          clusters={clusters}
          initialView={(size) => firstView({ points, settings: { ...settings, maxZoom }, isNarrowed }, size)}
          maxZoom={maxZoom}
          tiles={tiles}
          opened={opened}
          onOpen={setOpened}
          onMoved={onMoved}
          labels={labels}
          lang={lang}
        />
      </div>
    </MapPlace>
  );
}
