import type { Map as PigeonMap } from "pigeon-maps";
import { type RefObject, useEffect } from "react";
import { zoomStep } from "#components/map/map-constants.ts";
import { directions, pan, placeAt, zoomBy } from "./map-moves.ts";
import { watchPresses } from "./presses.ts";
import { createWheel } from "./wheel.ts";

/** Handles keys, wheel, taps and long presses, for which pigeon-maps has other behaviour or none. */
export function useMapInput(canvas: RefObject<HTMLElement | null>, map: RefObject<PigeonMap | null>): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const zoomAt = (levels: number, spot: MouseEvent) => {
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
    element.addEventListener(
      "keydown",
      (event) => {
        if (map.current && !isInPopup(event.target)) moveByKey(map.current, event);
      },
      { signal },
    );
    watchPresses(element, (press) => zoomAt(1, press), signal);
    return () => {
      wheel.stop();
      controller.abort();
    };
  }, [canvas, map]);
}

/** The popup scrolls, so it handles wheel and keys itself. */
function isInPopup(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog]") !== null;
}

const zoomKeys = new Map([
  ["+", zoomStep],
  ["=", zoomStep],
  ["-", -zoomStep],
  ["−", -zoomStep],
]);

function moveByKey(map: PigeonMap, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const way = directions.find(({ name }) => event.key.toLowerCase() === `arrow${name}`);
  const levels = zoomKeys.get(event.key);
  if (way) pan(map, way.dx, way.dy);
  else if (levels) zoomBy(map, levels);
  else return;
  event.preventDefault();
}
