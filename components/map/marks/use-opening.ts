import type { Map as PigeonMap } from "pigeon-maps";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { MapFrame } from "#components/map/view/map-frame.ts";
import { go, reveal } from "#components/map/view/map-moves.ts";
import { boundsOf, viewOf } from "#components/map/view/map-view.ts";
import { toPlace } from "#schemas/values/mercator.ts";
import type { Clusters, MapCluster, MapItem } from "./clusters.ts";
import { type Spread, toSpread } from "./spread.ts";

/** The point whose popup is open, by its number, and the cluster that is spread. */
export interface Opened {
  point: number | null;
  spread: Spread | null;
}

export const nothingOpened: Opened = { point: null, spread: null };

interface Options {
  map: RefObject<PigeonMap | null>;
  clusters: Clusters;
  items: readonly MapItem[];
  frame: MapFrame;
  level: number;
  maxZoom: number;
  opened: Opened;
  onOpen: (opened: Opened) => void;
  /** Moves the focus to a mark. */
  focus: (key: string) => void;
}

/** Opens and closes popups and clusters when marks or Escape are pressed. `popup` is the element of the open popup. */
export function useOpening({ map, clusters, items, frame, level, maxZoom, opened, onOpen, focus }: Options) {
  const popup = useRef<HTMLDivElement>(null);
  // A stable reference, so that marks are not rendered again when only the map moves.
  const close = useRef(() => {});
  close.current = () => {
    if (opened.point !== null) focus(`p${opened.point}`);
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
    const isPoint = bounds?.south === bounds?.north && bounds?.west === bounds?.east;
    if (clusters.isOneSpot(cluster.id) && (isPoint || level === maxZoom)) {
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
      focus(opened.spread.cluster.key);
      onOpen(nothingOpened);
    }
  }

  return { popup, press, onClose, onKeyDown };
}
