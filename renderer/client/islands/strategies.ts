import type { Strategy } from "./registry.ts";

/** Calls `go` once when the strategy is due; returns a function that cancels it. */
export const whenWanted: Record<Strategy, (element: Element, go: () => Promise<void>) => () => void> = {
  load: (_element, go) => {
    void go();
    return () => {};
  },
  idle: (element, go) => {
    const stopWaiting = whenIdle(start);
    const release = holdClicks(element, "button", start);
    let isStarted = false;
    function start() {
      if (isStarted) return;
      isStarted = true;
      stopWaiting();
      void go().finally(release);
    }
    return () => {
      stopWaiting();
      release();
    };
  },
  visible: (element, go) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void go();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  },
  interaction: (element, go) => {
    const controller = new AbortController();
    const once = () => {
      controller.abort();
      const release = holdClicks(element, "a, button");
      void go().finally(release);
    };
    for (const kind of ["pointerenter", "focusin", "touchstart"]) {
      element.addEventListener(kind, once, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  },
  demand: (element, go) => {
    const controller = new AbortController();
    element.addEventListener("demand", () => void go(), { once: true, signal: controller.signal });
    return () => controller.abort();
  },
};

/** Mounts an island of the strategy `demand`, unless it is mounted. */
export function demandIsland(name: string): void {
  document.querySelector(`[data-island="${name}"]`)?.dispatchEvent(new Event("demand"));
}

function whenIdle(start: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(start, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Holds back clicks until the island is mounted and then repeats the last one. On touch screens the touch that loads the
 * island is also the click.
 */
function holdClicks(element: Element, selector: "button" | "a, button", onHold?: () => void): () => void {
  const controller = new AbortController();
  let held: HTMLElement | null = null;
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (!target || !(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
    onHold?.();
  };
  element.addEventListener("click", hold, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    if (held?.isConnected) held.click();
    held = null;
  };
}
