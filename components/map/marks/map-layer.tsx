import type { Map as PigeonMap, PigeonProps } from "pigeon-maps";
import { type FocusEvent, type RefObject, type SyntheticEvent, useMemo, useRef, useState } from "react";
import type { MapLabels } from "#components/map/map-labels.ts";
import { MapNames } from "#components/map/names/map-names.tsx";
import { PlacesNote } from "#components/map/names/places-note.tsx";
import { useButtonAreas } from "#components/map/names/use-button-areas.ts";
import { useNamesInView } from "#components/map/names/use-names-in-view.ts";
import { boxInView, isWithin, type MapFrame, toFrame } from "#components/map/view/map-frame.ts";
import { reveal } from "#components/map/view/map-moves.ts";
import type { MapView } from "#components/map/view/map-view.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import { worldSize } from "#schemas/values/mercator.ts";
import type { Clusters, MapItem } from "./clusters.ts";
import { hullOf } from "./hull.ts";
import { MapMarks } from "./map-marks.tsx";
import { useDrawnItems } from "./use-drawn-items.ts";
import { type Opened, useOpening } from "./use-opening.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

type Props = {
  map: RefObject<PigeonMap | null>;
  clusters: Clusters;
  names: readonly MapName[];
  maxZoom: number;
  /** The view after the last completed move; null before the first. */
  settled: MapView | null;
  opened: Opened;
  onOpen: (opened: Opened) => void;
  labels: MapLabels;
  lang: string;
};

/** Layer of markers above the tiles. pigeon-maps renders it at every step of a move and passes its position. */
export function MapLayer(props: Props & Pick<PigeonProps, "mapState" | "latLngToPixel">) {
  const frame = toFrame(props);
  return frame ? <Layer {...props} frame={frame} /> : null;
}

function Layer(props: Props & { frame: MapFrame }) {
  const { map, clusters, names, maxZoom, settled, opened, labels, lang, frame } = props;
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const level = Math.min(Math.round(frame.zoom), maxZoom);
  const { items, corner, box } = useDrawnItems(clusters, frame, level);
  const inView = useItemsInView(items, settled, frame);
  const pointed = items.find(({ key }) => key === active);
  const covered = pointed?.kind === "cluster" ? pointed.id : null;
  const outline = useMemo(() => (covered === null ? [] : hullOf(clusters.membersOf(covered))), [covered, clusters]);
  const focus = useRestoredFocus(root, items, opened);
  const { popup, press, onClose, onKeyDown } = useOpening({ ...props, items, level, focus: focus.put });

  function onFocus({ target }: FocusEvent): void {
    const key = markOf(target);
    setActive(key);
    if (!key) return;
    focus.note(key);
    if (map.current?._isAnimating === false) reveal(map.current, target);
  }

  const buttons = useButtonAreas(root, frame.width, frame.height);
  const named = useNamesInView({ names, clusters, level, box, settled, frame, buttons });
  const size = worldSize(level);
  // Whole pixels keep the texts sharp.
  const shift = [frame.left + corner.x * frame.size, frame.top + corner.y * frame.size].map(Math.round);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears what happens to the buttons in it */}
      <div
        ref={root}
        className="map-layer"
        style={{ transform: `translate(${shift.join("px, ")}px) scale(${frame.size / size})` }}
        onClick={({ target }) => {
          const key = markOf(target);
          if (key) press(key);
        }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={({ relatedTarget }) => {
          setActive(null);
          if (!root.current?.contains(relatedTarget)) focus.forget();
        }}
        onPointerOver={({ target }: SyntheticEvent) => setActive(markOf(target))}
        onPointerLeave={() => setActive(null)}
      >
        <MapNames names={named.inView} fonts={named.fonts} level={level} corner={corner} />
        <MapMarks
          items={items}
          inView={inView}
          corner={corner}
          size={size}
          spread={opened.spread}
          open={opened.point}
          outline={outline}
          popup={popup}
          onClose={onClose}
          labels={labels}
          lang={lang}
        />
      </div>
      {settled && named.isStill && names.length > 0 && opened.point === null && (
        <PlacesNote
          place={settled}
          names={names}
          isNameless={named.inView.length < 2}
          isDeepest={level === maxZoom}
          labels={labels}
          lang={lang}
        />
      )}
    </>
  );
}

function markOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest("[data-mark]")?.getAttribute("data-mark") ?? null) : null;
}

/** Returns the keys of the items that are fully visible in a view. */
function useItemsInView(items: readonly MapItem[], settled: MapView | null, { width, height }: MapFrame) {
  return useMemo(() => {
    const box = settled && boxInView(settled, { width, height });
    return new Set(items.filter((item) => box && isWithin(box, item)).map(({ key }) => key));
  }, [items, settled, width, height]);
}
