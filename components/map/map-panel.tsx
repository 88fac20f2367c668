import { Map as PigeonMap } from "pigeon-maps";
import { useLayoutEffect, useRef, useState } from "react";
import { useStyles } from "#components/use-styles.ts";
import { type MapTiles, ownTiles } from "#schemas/site/map-tiles.ts";
import type { Place } from "#schemas/values/mercator.ts";
import styles from "./map.css?inline";
import { minZoom, maxZoom as nearestZoom } from "./map-constants.ts";
import { MapControls } from "./map-controls.tsx";
import type { MapLabels } from "./map-labels.ts";
import { countOf, createClusters } from "./marks/clusters.ts";
import { MapLayer, nothingOpened, type Opened } from "./marks/map-layer.tsx";
import type { MapPoint } from "./marks/points.ts";
import { useMapNames } from "./names/use-map-names.ts";
import { NearestList } from "./nearest-list.tsx";
import { formatPlural } from "./plural-text.ts";
import { StreetsNote } from "./streets-note.tsx";
import { useMotion, useTheme } from "./theme.ts";
import { firstView, type MapSettings, nearestStart } from "./view/first-view.ts";
import { boxInView } from "./view/map-frame.ts";
import { go } from "./view/map-moves.ts";
import { MapTile, toTileAddress } from "./view/map-tile.tsx";
import { boundsOf, fromHash, type MapView, viewOf } from "./view/map-view.ts";
import { type Near, nearestTo } from "./view/nearest.ts";
import { useAddressView } from "./view/use-address-view.ts";
import { useMapInput } from "./view/use-map-input.ts";

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
  const canvas = useRef<HTMLElement>(null);
  const map = useRef<PigeonMap>(null);
  const [start, setStart] = useState<MapView | null>(null);
  const [settled, setSettled] = useState<MapView | null>(null);
  const [opened, setOpened] = useState<Opened>(nothingOpened);
  const [notice, setNotice] = useState("");
  const [near, setNear] = useState<readonly Near[]>([]);
  // The address must not reveal the visitor's position, so a view that was derived from it is not written to the
  // address.
  const isPrivate = useRef(false);
  // With other points, a new panel is mounted.
  const [clusters] = useState(() => createClusters(points, settings.maxZoom));
  const maxZoom = Math.min(settings.maxZoom, nearestZoom);
  const rest = opened.spread?.rest ?? 0;
  const isOwnMap = tiles.template === ownTiles.template;
  const names = useMapNames(isOwnMap);
  const theme = useTheme();
  const isMoving = useMotion();

  // Views from bounds depend on the size of the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the map begins is decided once
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const size = canvas.current.getBoundingClientRect();
    const begun = firstView({ points, settings: { ...settings, maxZoom }, isNarrowed }, size);
    setStart(fromHash(location.hash, maxZoom) ?? begun);
  }, []);

  useMapInput(canvas, map);
  const saveView = useAddressView((hash) => {
    const view = fromHash(hash, maxZoom);
    if (view && map.current) go(map.current, view);
  });

  function settle(view: MapView, isFirst: boolean): void {
    setSettled(view);
    if (isFirst || !map.current) return;
    if (isPrivate.current) isPrivate.current = false;
    else saveView(view);
    const count = countOf(clusters.within(boxInView(view, map.current.state), view.zoom));
    setNotice(formatPlural(labels.inView, { count, lang }));
  }

  /**
   * Shows the organisations around the visitor. Their bounds, not the visitor's position, decide which tiles are
   * requested.
   */
  function showNear(place: Place): void {
    const found = nearestTo(place, points);
    const bounds = boundsOf(found.map(({ point }) => point));
    setNear(found);
    setNotice("");
    if (!bounds || !map.current) return;
    isPrivate.current = true;
    go(map.current, viewOf(bounds, map.current.state, Math.min(maxZoom, nearestStart)));
  }

  return (
    <div className="map" lang={lang}>
      <div className="map-frame">
        <MapControls map={map} labels={labels} onNotice={setNotice} onPlace={showNear} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map that has the focus */}
        <section ref={canvas} className="map-canvas" aria-label={labels.region} tabIndex={0}>
          {start && (
            <PigeonMap
              ref={map}
              defaultCenter={[start.latitude, start.longitude]}
              defaultZoom={start.zoom}
              minZoom={minZoom}
              maxZoom={maxZoom}
              animate={isMoving}
              attribution={false}
              boxClassname="map-ground"
              // Tiles of the levels in between would be visible only for a moment, and would cost every third frame.
              provider={(x, y, z) =>
                map.current?._isAnimating && map.current.state.zoom % 1
                  ? ""
                  : toTileAddress(tiles.template, { x, y, z, theme })
              }
              tileComponent={MapTile}
              onClick={() => setOpened(nothingOpened)}
              onBoundsChanged={({ center: [latitude, longitude], zoom, initial }) =>
                settle({ latitude, longitude, zoom: Math.round(zoom) }, initial)
              }
            >
              <MapLayer
                map={map}
                clusters={clusters}
                names={names}
                maxZoom={maxZoom}
                settled={settled}
                opened={opened}
                onOpen={setOpened}
                labels={labels}
                lang={lang}
              />
            </PigeonMap>
          )}
          {isOwnMap && settled && <StreetsNote view={settled} names={names} labels={labels} />}
          <p className="map-attribution">{tiles.attribution}</p>
        </section>
      </div>
      <NearestList near={near} lang={lang} title={labels.nearest} />
      <p role="status">
        {notice} {rest > 0 && formatPlural(labels.unspread, { count: rest, lang })}
      </p>
      <p className="map-instructions">{labels.instructions}</p>
      {missing > 0 && <p>{formatPlural(labels.missing, { count: missing, lang })}</p>}
    </div>
  );
}
