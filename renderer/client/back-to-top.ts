import type { Behaviour } from "./behaviours/start.ts";

/** Duration of the scroll to the top in milliseconds (spec §9, scroll-to-top). */
const duration = 500;

/** User input that interrupts the animation. */
const ownScrolling = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Scrolls to the top of the page: smoothly, unless the visitor prefers reduced motion. */
export const backToTop: Behaviour = () => {
  focusTop();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) scrollTo({ top: 0, behavior: "instant" });
  else scrollToTop();
};

/** Cubic ease-in-out: fraction of the distance for a fraction of the time, both from 0 to 1. */
export function easeInOutCubic(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Moves the focus to the start of the document, as following the plain link would. */
function focusTop(): void {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute("tabindex");
}

function scrollToTop(): void {
  const from = scrollY;
  const interruption = new AbortController();
  const { signal } = interruption;
  for (const kind of ownScrolling) {
    addEventListener(kind, () => interruption.abort(), { passive: true, capture: true, signal });
  }
  let start: number | undefined;
  requestAnimationFrame(function step(now) {
    if (signal.aborted) return;
    start ??= now;
    const share = Math.min((now - start) / duration, 1);
    scrollTo({ top: from * (1 - easeInOutCubic(share)), behavior: "instant" });
    if (share < 1) requestAnimationFrame(step);
    else interruption.abort();
  });
}
