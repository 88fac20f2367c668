import type { Map as PigeonMap } from "pigeon-maps";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { MapTiles } from "#schemas/site/map-tiles.ts";
import type { Coordinates } from "#schemas/values/mercator.ts";
import { minZoom } from "./map-constants.ts";
import type { MapLabels } from "./map-labels.ts";
import type { Clusters } from "./marks/clusters.ts";
import { MapLayer } from "./marks/map-layer.tsx";
import { nothingOpened, type Opened } from "./marks/use-opening.ts";
import { useMapNames } from "./names/use-map-names.ts";
import { useMotion, useTheme } from "./theme.ts";
import { boundedMap } from "./view/bounded-map.ts";
import { MapTile, toTileAddress } from "./view/map-tile.tsx";
import { fromHash, type MapView } from "./view/map-view.ts";
import { useMapInput } from "./view/use-map-input.ts";

type Props = {
  map: RefObject<PigeonMap | null>;
  places: readonly Coordinates[];
  clusters: Clusters;
  /** Returns the initial view of a map of a size in pixels, unless the address contains one. */
  initialView: (size: { width: number; height: number }) => MapView;
  maxZoom: number;
  tiles: MapTiles;
  opened: Opened;
  onOpen: (opened: Opened) => void;
  /** Called with the view after each completed move. */
  onMoved: (view: MapView) => void;
  labels: MapLabels;
  lang: string;
};

/** Tiles, marks and names, which are moved by pointer and keyboard. */
export function MapCanvas({ map, places, initialView, maxZoom, tiles, onMoved, ...layer }: Props) {
  const { onOpen, labels } = layer;
  const canvas = useRef<HTMLElement>(null);
  const [start, setStart] = useState<MapView | null>(null);
  const [settled, setSettled] = useState<MapView | null>(null);
  const names = useMapNames(tiles.names);
  const [BoundedMap] = useState(() => boundedMap(places, layer.clusters));
  const theme = useTheme();
  const isMoving = useMotion();

  // Views from bounds depend on the size of the map.
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the map begins is decided once
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const begun = initialView(canvas.current.getBoundingClientRect());
    setStart(fromHash(location.hash, maxZoom) ?? begun);
  }, []);

  useMapInput(canvas, map);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map that has the focus
    <section ref={canvas} className="map-canvas" aria-label={labels.region} tabIndex={0}>
      {start && (
        <BoundedMap
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
          onClick={() => onOpen(nothingOpened)}
          onBoundsChanged={({ center: [latitude, longitude], zoom, initial }) => {
            const view = { latitude, longitude, zoom: Math.round(zoom) };
            setSettled(view);
            if (!initial) onMoved(view);
          }}
        >
          <MapLayer map={map} names={names} maxZoom={maxZoom} settled={settled} {...layer} />
        </BoundedMap>
      )}
    </section>
  );
}
