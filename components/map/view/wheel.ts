import { wheelDebounce, wheelPixelsPerLevel } from "#components/map/map-constants.ts";

type Turn = Pick<WheelEvent, "deltaY" | "deltaMode">;

/** Pixels of a line and a page, in which some browsers count. */
const pixelsOf = [1, 20, 60] as const;

/** Levels that the wheel zooms by, in whole steps and never more than four at once; turned away is nearer, as in Leaflet. */
export function toLevels(pixels: number): number {
  const turned = Math.abs(pixels) / (wheelPixelsPerLevel * 4);
  const levels = Math.ceil(4 * Math.log2(2 / (1 + Math.exp(-turned))));
  return levels === 0 ? 0 : -Math.sign(pixels) * levels;
}

/** Takes the turns of the wheel and zooms once for all that come within the debounce, where the pointer was last. */
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
      timer ??= setTimeout(perform, wheelDebounce);
    },
    stop: () => clearTimeout(timer),
  };
}
