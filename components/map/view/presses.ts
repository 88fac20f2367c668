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

  function startPress(event: PointerEvent): void {
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
    if (started.isTouch) timer = setTimeout(() => endAsLongPress(started, event), longPressMs);
  }

  function endAsLongPress(started: Press, event: PointerEvent): void {
    started.isOver = true;
    const button = buttonOf(started);
    if (button) button.click();
    else onHold(event);
  }

  function cancelPress(): void {
    if (press) press.isOver = true;
    clearTimeout(timer);
  }

  function move({ clientX, clientY, isPrimary }: PointerEvent): void {
    if (press && isPrimary && Math.hypot(clientX - press.x, clientY - press.y) > tapTolerance) cancelPress();
  }

  /** Runs after the map's own listener, which prevents the click of a tap. */
  function clickTappedButton({ defaultPrevented, target }: TouchEvent): void {
    const isTap = press?.isTouch && !press.isOver && target instanceof Element && element.contains(target);
    if (isTap && defaultPrevented) buttonOf(press)?.click();
  }

  function preventClickAfterDrag(event: MouseEvent): void {
    // Clicks by script or keyboard have detail 0.
    if (event.detail === 0 || !press?.isOver) return;
    event.preventDefault();
    event.stopPropagation();
  }

  element.addEventListener("pointerdown", startPress, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", () => clearTimeout(timer), { signal });
  element.addEventListener("pointercancel", () => clearTimeout(timer), { signal });
  // A double tap or a pinch, whose default the map prevents, must not count as a long press too.
  window.addEventListener("touchstart", ({ defaultPrevented }) => defaultPrevented && press && cancelPress(), {
    signal,
  });
  window.addEventListener("touchend", clickTappedButton, { signal });
  element.addEventListener("click", preventClickAfterDrag, { capture: true, signal });
  element.addEventListener("contextmenu", (event) => press?.isTouch && event.preventDefault(), { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}

function buttonOf(press: Press | null): HTMLButtonElement | null {
  return press?.target?.closest("button") ?? null;
}
