import type { Map as PigeonMap } from "pigeon-maps";
import { keyboardPan, minZoom } from "#components/map/map-constants.ts";
import { type Coordinates, toPlace, toWorld, worldSize } from "#schemas/values/mercator.ts";
import type { MapView } from "./map-view.ts";

/** Moves of the map by button or arrow key. */
export const directions = [
  { name: "left", glyph: "←", dx: -keyboardPan, dy: 0 },
  { name: "up", glyph: "↑", dx: 0, dy: -keyboardPan },
  { name: "down", glyph: "↓", dx: 0, dy: keyboardPan },
  { name: "right", glyph: "→", dx: keyboardPan, dy: 0 },
] as const;

/** The target of the move in progress, so that two moves in a row add up. */
function aim(map: PigeonMap): MapView {
  const { center, zoom } = map.state;
  const target = map._isAnimating ? map._centerTarget : null;
  const [latitude, longitude] = target ?? center;
  return { latitude, longitude, zoom: Math.round((target && map._zoomTarget) || zoom) };
}

export function go(map: PigeonMap, { latitude, longitude, zoom }: MapView): void {
  map.setCenterZoomTarget([latitude, longitude], zoom);
}

/** Moves by pixels eastward and southward. */
export function pan(map: PigeonMap, dx: number, dy: number): void {
  const { zoom, ...centre } = aim(map);
  const { x, y } = toWorld(centre);
  const size = worldSize(zoom);
  go(map, { ...toPlace({ x: x + dx / size, y: y + dy / size }), zoom });
}

/** Zooms by levels around a place; by default around the centre. */
export function zoomBy(map: PigeonMap, levels: number, around: Coordinates | null = null): void {
  const from = aim(map);
  const zoom = Math.max(Math.min(from.zoom + levels, map.props.maxZoom ?? from.zoom), minZoom);
  if (zoom === from.zoom) return;
  if (around) map.setCenterZoomTarget(null, zoom, false, [around.latitude, around.longitude]);
  else go(map, { ...from, zoom });
}

/** Returns the place under a point of the frame. */
export function placeAt(map: PigeonMap, { clientX, clientY }: MouseEvent): Coordinates {
  const { left, top } = map._containerRef?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const [latitude, longitude] = map.pixelToLatLng([clientX - left, clientY - top]);
  return { latitude, longitude };
}

/** Pans the map just far enough to show an element completely. */
export function reveal(map: PigeonMap, element: Element): void {
  const frame = map._containerRef?.getBoundingClientRect();
  if (!frame) return;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const dx = overhang([left, right], [frame.left, frame.right]);
  const dy = overhang([top, bottom], [frame.top, frame.bottom]);
  if (dx !== 0 || dy !== 0) pan(map, dx, dy);
}

/** Padding around a revealed element in pixels. */
const room = 8;

function overhang([start, end]: [number, number], [frameStart, frameEnd]: [number, number]): number {
  if (start < frameStart) return start - frameStart - room;
  return end > frameEnd ? end - frameEnd + room : 0;
}
