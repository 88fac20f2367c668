import type { Map as PigeonMap, PigeonProps } from "pigeon-maps";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { MapLabels } from "#components/map/map-labels.ts";
import { MapNames } from "#components/map/names/map-names.tsx";
import { boxInView, isWithin, type MapFrame, toFrame } from "#components/map/view/map-frame.ts";
import { go, reveal } from "#components/map/view/map-moves.ts";
import { boundsOf, type MapView, viewOf } from "#components/map/view/map-view.ts";
import type { MapName } from "#schemas/site/map-tiles.ts";
import { toPlace, worldSize } from "#schemas/values/mercator.ts";
import type { Clusters, MapCluster } from "./clusters.ts";
import { hullOf } from "./hull.ts";
import { MapMarks } from "./map-marks.tsx";
import { type Spread, toSpread } from "./spread.ts";
import { useDrawnItems } from "./use-drawn-items.ts";
import { useRestoredFocus } from "./use-restored-focus.ts";

/** The point whose popup is open, by its number, and the cluster that is spread. */
export interface Opened {
  point: number | null;
  spread: Spread | null;
}

export const nothingOpened: Opened = { point: null, spread: null };

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
  const { map, clusters, names, maxZoom, settled, opened, onOpen, labels, lang, frame } = props;
  const root = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const level = Math.min(Math.round(frame.zoom), maxZoom);
  const { items, corner, box } = useDrawnItems(clusters, frame, level);
  const { width, height } = frame;
  const inView = useMemo(() => {
    const box = settled && boxInView(settled, { width, height });
    return new Set(items.filter((item) => box && isWithin(box, item)).map(({ key }) => key));
  }, [items, settled, width, height]);
  const pointed = items.find(({ key }) => key === active);
  const covered = pointed?.kind === "cluster" ? pointed.id : null;
  const outline = useMemo(() => (covered === null ? [] : hullOf(clusters.membersOf(covered))), [covered, clusters]);
  const focus = useRestoredFocus(root, items, opened);
  // A stable reference, so that marks are not rendered again when only the map moves.
  const close = useRef(() => {});
  close.current = () => {
    if (opened.point !== null) focus.put(`p${opened.point}`);
    onOpen({ ...opened, point: null });
  };
  const [onClose] = useState(() => () => close.current());

  useEffect(() => {
    if (opened.point === null || !popup.current || !map.current) return;
    popup.current.focus({ preventScroll: true });
    reveal(map.current, popup.current);
  }, [map, opened.point]);

  function press(key: string): void {
    const item = items.find((each) => each.key === key);
    const number = Number(key.slice(1));
    if (item?.kind === "cluster") openCluster(item);
    else if (opened.point === number) onClose();
    else onOpen({ ...opened, point: number });
  }

  function openCluster(cluster: MapCluster): void {
    if (!map.current) return;
    const members = clusters.membersOf(cluster.id);
    const bounds = boundsOf(members);
    const around = { ...toPlace(cluster), zoom: level };
    if (clusters.isOneSpot(cluster.id)) {
      const isOpen = opened.spread?.cluster.key === cluster.key;
      onOpen({ point: null, spread: isOpen ? null : toSpread(cluster, members) });
      if (!isOpen) go(map.current, around);
    } else if (bounds) {
      const whole = viewOf(bounds, frame, maxZoom);
      go(map.current, whole.zoom > level ? whole : { ...around, zoom: level + 1 });
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || (opened.point === null && !opened.spread)) return;
    event.stopPropagation();
    if (opened.point !== null) onClose();
    else if (opened.spread) {
      focus.put(opened.spread.cluster.key);
      onOpen(nothingOpened);
    }
  }

  function onFocus({ target }: FocusEvent): void {
    const key = markOf(target);
    setActive(key);
    if (!key) return;
    focus.note(key);
    if (map.current?._isAnimating === false) reveal(map.current, target);
  }

  const size = worldSize(level);
  // Whole pixels keep the texts sharp.
  const shift = [frame.left + corner.x * frame.size, frame.top + corner.y * frame.size].map(Math.round);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what happens to the buttons in it
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
      <MapNames names={names} clusters={clusters} level={level} box={box} corner={corner} />
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
  );
}

function markOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest("[data-mark]")?.getAttribute("data-mark") ?? null) : null;
}
