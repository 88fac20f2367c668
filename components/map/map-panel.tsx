import { Map as PigeonMap } from "pigeon-maps";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useStyles } from "#components/use-styles.ts";
import { distanceBetween } from "#schemas/lists/distance.ts";
import { czechia } from "#schemas/site/country.ts";
import { type MapName, type MapTiles, ownTiles } from "#schemas/site/map-tiles.ts";
import type { Place } from "#schemas/values/mercator.ts";
import styles from "./map.css?inline";
import { minZoom, maxZoom as nearestZoom, zoomStep } from "./map-constants.ts";
import { directions, MapControls } from "./map-controls.tsx";
import type { MapLabels } from "./map-labels.ts";
import { countOf, createClusters } from "./marks/clusters.ts";
import { MapLayer, nothingOpened, type Opened } from "./marks/map-layer.tsx";
import type { MapPoint } from "./marks/points.ts";
import { useMapNames } from "./names/use-map-names.ts";
import { NearestList } from "./nearest-list.tsx";
import { formatPlural } from "./plural-text.ts";
import { useMotion, useTheme } from "./theme.ts";
import { boxInView } from "./view/map-frame.ts";
import { go, pan, placeAt, zoomBy } from "./view/map-moves.ts";
import { MapTile, toTileAddress } from "./view/map-tile.tsx";
import { boundsOf, fromHash, type MapView, viewOf } from "./view/map-view.ts";
import { type Near, nearestTo } from "./view/nearest.ts";
import { watchPresses } from "./view/presses.ts";
import { useAddressView } from "./view/use-address-view.ts";
import { createWheel } from "./view/wheel.ts";

export interface MapSettings {
  centre: Place | null;
  zoom: number | null;
  maxZoom: number;
}

type Props = {
  points: readonly MapPoint[];
  /** Number of organisations of the list without a place on the map. */
  missing: number;
  /** True when the list is filtered: the map then begins with the results. */
  isNarrowed: boolean;
  settings: MapSettings;
  tiles: MapTiles;
  lang: string;
  labels: MapLabels;
};

/** Highest zoom level of a first view: the streets of a town. */
const nearestStart = 14;

/** The first zoom level at which the portal's own tiles, which have no streets, no longer orient. */
const streetsFrom = 12;

/** The map itself with its buttons. It runs in a browser only. */
export function MapPanel({ points, missing, isNarrowed, settings, tiles, lang, labels }: Props) {
  useStyles(styles);
  const canvas = useRef<HTMLElement>(null);
  const map = useRef<PigeonMap>(null);
  const [start, setStart] = useState<MapView | null>(null);
  const [settled, setSettled] = useState<MapView | null>(null);
  const [opened, setOpened] = useState<Opened>(nothingOpened);
  const [notice, setNotice] = useState("");
  const [near, setNear] = useState<readonly Near[]>([]);
  // The address must not tell where the visitor is, so a view that was made from that is not written into it.
  const isPrivate = useRef(false);
  // Other points mount a new panel.
  const [clusters] = useState(() => createClusters(points, settings.maxZoom));
  const maxZoom = Math.min(settings.maxZoom, nearestZoom);
  const rest = opened.spread?.rest ?? 0;
  const isOwnMap = tiles.template === ownTiles.template;
  const names = useMapNames(isOwnMap);
  const withoutStreets = isOwnMap && settled !== null && settled.zoom >= streetsFrom ? settled : null;
  const theme = useTheme();
  const isMoving = useMotion();

  // Views from bounds depend on the size of the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the map begins is decided once
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const size = canvas.current.getBoundingClientRect();
    const country = viewOf(czechia, size, maxZoom);
    const around = viewOf(boundsOf(points) ?? czechia, size, maxZoom);
    // No cut country where all of it is as large.
    const whole = around.zoom > country.zoom ? around : country;
    const { centre, zoom } = settings;
    // Bounds that fit a desktop may not fit a telephone.
    const set = centre && zoom && { ...centre, zoom: Math.min(zoom, whole.zoom) };
    const begun = set && !isNarrowed ? set : { ...whole, zoom: Math.min(whole.zoom, nearestStart) };
    setStart(fromHash(location.hash, maxZoom) ?? begun);
  }, []);

  useGestures(canvas, map);
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

  /** Shows the organisations around the visitor: their bounds, not the visitor's place, decide which tiles are asked for. */
  function showNear(place: Place): void {
    const found = nearestTo(place, points);
    const bounds = boundsOf(found.map(({ point }) => point));
    setNear(found);
    setNotice("");
    if (!bounds || !map.current) return;
    isPrivate.current = true;
    go(map.current, viewOf(bounds, map.current.state, Math.min(maxZoom, nearestStart)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!map.current || isInPopup(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = directions.find(({ name }) => event.key.toLowerCase() === `arrow${name}`);
    const levels = zoomKeys.get(event.key);
    if (way) pan(map.current, way.dx, way.dy);
    else if (levels) zoomBy(map.current, levels);
    else return;
    event.preventDefault();
  }

  return (
    <div className="map" lang={lang}>
      <div className="map-frame">
        <MapControls map={map} labels={labels} onNotice={setNotice} onPlace={showNear} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map that has the focus */}
        <section ref={canvas} className="map-canvas" aria-label={labels.region} tabIndex={0} onKeyDown={onKeyDown}>
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
              // Tiles of the levels in between would be visible for a moment only and cost every third frame.
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
          {withoutStreets && (
            <p className="map-note">
              {labels.noStreets} {nearestTown(withoutStreets, names, labels)}
            </p>
          )}
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

/** Where the visitor is when no name may be in view. */
function nearestTown(view: Place, names: readonly MapName[], labels: MapLabels): string {
  const farness = (name: MapName) => distanceBetween(view, name);
  const towns = names.filter(({ kind }) => kind === "town" || kind === "capital");
  const [nearest] = towns.toSorted((a, b) => farness(a) - farness(b));
  return nearest ? labels.nearestTown.replace("{place}", () => nearest.text) : "";
}

const zoomKeys = new Map([
  ["+", zoomStep],
  ["=", zoomStep],
  ["-", -zoomStep],
  ["−", -zoomStep],
]);

/** The popup handles the wheel itself: its text scrolls. */
function isInPopup(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}

/** Handles wheel, taps and long presses, which pigeon-maps treats differently or not at all. */
function useGestures(canvas: RefObject<HTMLElement | null>, map: RefObject<PigeonMap | null>): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const zoomAt = (levels: number, spot: Pick<MouseEvent, "clientX" | "clientY">) => {
      if (map.current) zoomBy(map.current, levels, placeAt(map.current, spot));
    };
    const controller = new AbortController();
    const { signal } = controller;
    const wheel = createWheel(zoomAt);
    element.addEventListener(
      "wheel",
      (event) => {
        event.stopPropagation();
        if (isInPopup(event.target)) return;
        event.preventDefault();
        wheel.turn(event, event);
      },
      { capture: true, passive: false, signal },
    );
    watchPresses(element, (press) => zoomAt(1, press), signal);
    return () => {
      wheel.stop();
      controller.abort();
    };
  }, [canvas, map]);
}
