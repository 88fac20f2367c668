import { longPressMs, tapTolerance } from "#components/map/map-constants.ts";

interface Press {
  x: number;
  y: number;
  target: Element | null;
  isTouch: boolean;
  /** True when the press moved too far or lasted too long to be a click. */
  isOver: boolean;
}

/**
 * Tells taps, long presses and drags apart as Leaflet does (spec §9). pigeon-maps treats a tap as a drag when the
 * finger moves by three pixels, and clicks a button under the end of a drag. Listens until the signal aborts.
 */
export function watchPresses(element: HTMLElement, onHold: (press: PointerEvent) => void, signal: AbortSignal): void {
  let press: Press | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const buttonOf = (pressed: Press | null) => pressed?.target?.closest("button") ?? null;

  element.addEventListener(
    "pointerdown",
    (event) => {
      clearTimeout(timer);
      const { clientX: x, clientY: y, pointerType, isPrimary } = event;
      if (!isPrimary) {
        // A second finger means pinch zoom.
        if (press) press.isOver = true;
        return;
      }
      const target = event.target instanceof Element ? event.target : null;
      const started: Press = { x, y, target, isTouch: pointerType === "touch", isOver: false };
      press = started;
      if (!started.isTouch) return;
      timer = setTimeout(() => {
        started.isOver = true;
        const button = buttonOf(started);
        if (button) button.click();
        else onHold(event);
      }, longPressMs);
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    ({ clientX, clientY, isPrimary }) => {
      if (!press || !isPrimary || Math.hypot(clientX - press.x, clientY - press.y) <= tapTolerance) return;
      press.isOver = true;
      clearTimeout(timer);
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const) {
    element.addEventListener(end, () => clearTimeout(timer), { signal });
  }
  // A double tap or a pinch must not count as a long press too.
  window.addEventListener(
    "touchstart",
    ({ defaultPrevented }) => {
      if (!defaultPrevented || !press) return;
      press.isOver = true;
      clearTimeout(timer);
    },
    { signal },
  );
  // Runs after the map's own listener, which prevents the click.
  window.addEventListener(
    "touchend",
    ({ defaultPrevented, target }) => {
      const isTap = press?.isTouch && !press.isOver && target instanceof Element && element.contains(target);
      if (isTap && defaultPrevented) buttonOf(press)?.click();
    },
    { signal },
  );
  element.addEventListener(
    "click",
    (event) => {
      // Clicks by script or keyboard have detail 0.
      if (event.detail === 0 || !press?.isOver) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  element.addEventListener(
    "contextmenu",
    (event) => {
      if (press?.isTouch) event.preventDefault();
    },
    { signal },
  );
  signal.addEventListener("abort", () => clearTimeout(timer));
}
