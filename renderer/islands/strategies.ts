import type { Strategy } from "./registry.ts";

/** Waits for the moment a strategy names, then calls `go` once; the result stops waiting. */
export const whenWanted: Record<Strategy, (element: Element, go: () => void) => () => void> = {
  load: (_element, go) => {
    go();
    return () => {};
  },
  idle: (_element, go) => {
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(go, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(go, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  },
  visible: (element, go) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        go();
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
      go();
    };
    for (const kind of ["pointerenter", "focusin", "touchstart"]) {
      element.addEventListener(kind, once, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  },
};
