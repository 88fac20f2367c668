import { resizeThrottle, throttled } from "./throttle.ts";

export interface StickyOptions {
  /** Edge of the window that the element sticks to. */
  position: "top" | "bottom";
  /** Distance from that edge. */
  offset: `${number}px`;
  /** Class of the element while it is stuck. */
  toggleClass: string;
}

/** Defaults given by the specification (spec §9, sticky header). */
export const stickyDefaults: StickyOptions = { position: "top", offset: "0px", toggleClass: "stucked" };

/** Largest share of the window's height that may be sticky. Beyond it, as with large text, the page needs the space. */
const maxWindowShare = 0.3;

/**
 * Sets the inset of an element with sticky styles, and marks it while it is stuck. Only the part from
 * `[data-sticky~=narrow]`, on wide screens `[data-sticky~=wide]`, stays in view. Does nothing visible where the styles
 * do not make the element sticky.
 */
export function startSticky(element: HTMLElement, options: Partial<StickyOptions> = {}): void {
  const { position, offset, toggleClass } = { ...stickyDefaults, ...options };
  const wide = matchMedia("(min-width: 48em)");
  const sentinel = document.createElement("div");
  if (position === "top") element.before(sentinel);
  else element.after(sentinel);
  let observer: IntersectionObserver | undefined;

  function place() {
    const part = element.querySelector(`[data-sticky~="${wide.matches ? "wide" : "narrow"}"]`) ?? element;
    const offsetInElement = part.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const inset = Number.parseFloat(offset) - offsetInElement;
    const stickyHeight = element.offsetHeight + inset;
    const isTooHigh = stickyHeight > innerHeight * maxWindowShare;
    element.style.setProperty("position", isTooHigh ? "static" : "");
    element.style.setProperty(position, `${inset}px`);
    document.documentElement.style.setProperty("--p-header-measured", `${isTooHigh ? 0 : stickyHeight}px`);
    observer?.disconnect();
    observer = new IntersectionObserver(mark, {
      rootMargin: position === "top" ? `${-inset}px 0px 0px` : `0px 0px ${-inset}px`,
    });
    observer.observe(sentinel);
  }

  function mark(entries: readonly IntersectionObserverEntry[]) {
    const isPassed = entries.at(-1)?.isIntersecting === false;
    element.classList.toggle(toggleClass, isPassed && getComputedStyle(element).position === "sticky");
  }

  const placeAgain = throttled(place, resizeThrottle);
  new ResizeObserver(placeAgain).observe(element);
  addEventListener("resize", placeAgain);
}
