import type { Strategy } from "./registry.ts";

/** Waits for the moment a strategy names, then calls `go` once; the result stops waiting. */
export const whenWanted: Record<Strategy, (element: Element, go: () => Promise<void>) => () => void> = {
  load: (_element, go) => {
    void go();
    return () => {};
  },
  idle: (_element, go) => {
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => void go(), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => void go(), { timeout: 2000 });
    return () => cancelIdleCallback(handle);
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
      const release = holdClicks(element);
      void go().finally(release);
    };
    for (const kind of ["pointerenter", "focusin", "touchstart"]) {
      element.addEventListener(kind, once, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  },
};

/**
 * Keeps clicks from doing without the island what they are to do with it: the last one is made again on release, when
 * the island is there. On a touch screen the touch that wants the island and the click are one and the same.
 */
function holdClicks(element: Element): () => void {
  const controller = new AbortController();
  let held: HTMLElement | null = null;
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>("a, button") : null;
    if (!target || !(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
  };
  element.addEventListener("click", hold, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    if (held?.isConnected) held.click();
  };
}
