import { longPress, tapTolerance } from "#components/map/map-constants.ts";

interface Press {
  x: number;
  y: number;
  target: Element | null;
  isTouch: boolean;
  /** True when the press moved too far or lasted too long to be a click. */
  isOver: boolean;
}

/**
 * Distinguishes taps, long presses and drags like Leaflet (spec §9): pigeon-maps treats a tap as a drag when the finger
 * moves by three pixels, and clicks a button under the end of a drag. Listens until the signal aborts.
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
        // A second finger zooms.
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
      }, longPress);
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
  // The map has zoomed for the second tap of a double tap, or zooms by two fingers: neither is a long press as well.
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
      // Clicks by script or key have no count.
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
