import type { Strategy } from "./registry.ts";

/** Calls `go` once when the island is due; returns a function that cancels it. */
export const scheduleBy: Record<Strategy, (element: Element, go: () => Promise<void>) => () => void> = {
  load: (_element, go) => {
    void go();
    return () => {};
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
    // The pointer may have entered before this script was loaded; a press comes before its click.
    for (const kind of ["pointerenter", "pointerdown", "focusin", "touchstart"]) {
      element.addEventListener(kind, once, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  },
};

/**
 * Holds back clicks until the island is mounted, then replays the last one. On touch screens the touch that loads the
 * island is also the click.
 */
function holdClicks(element: Element): () => void {
  const controller = new AbortController();
  let lastClicked: HTMLElement | null = null;
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>("a, button") : null;
    if (!target || !(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    lastClicked = target;
  };
  element.addEventListener("click", hold, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    if (lastClicked?.isConnected) lastClicked.click();
    lastClicked = null;
  };
}
