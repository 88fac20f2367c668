import { wheelDebounceMs, wheelPixelsPerLevel } from "#components/map/map-constants.ts";

type Turn = Pick<WheelEvent, "deltaY" | "deltaMode">;

/** Pixels per line and per page, the units that some browsers use. */
const pixelsOf = [1, 20, 60] as const;

/** Converts a wheel movement to zoom levels: whole steps, at most four; scrolling up zooms in, as in Leaflet. */
export function toLevels(pixels: number): number {
  const turned = Math.abs(pixels) / (wheelPixelsPerLevel * 4);
  const levels = Math.ceil(4 * Math.log2(2 / (1 + Math.exp(-turned))));
  return levels === 0 ? 0 : -Math.sign(pixels) * levels;
}

/** Debounces wheel events and zooms at the last pointer position. */
export function createWheel<Spot>(zoom: (levels: number, at: Spot) => void) {
  let pixels = 0;
  let last: Spot;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function perform() {
    const levels = toLevels(pixels);
    pixels = 0;
    timer = undefined;
    if (levels !== 0) zoom(levels, last);
  }
  return {
    turn({ deltaY, deltaMode }: Turn, at: Spot): void {
      pixels += deltaY * (pixelsOf[deltaMode] ?? 1);
      last = at;
      timer ??= setTimeout(perform, wheelDebounceMs);
    },
    stop: () => clearTimeout(timer),
  };
}
