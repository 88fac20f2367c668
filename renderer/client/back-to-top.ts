/** Length of the way back to the top, in milliseconds (spec §9, scroll-to-top). */
const duration = 500;

/** What a visitor does to scroll themselves. */
const ownScrolling = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Links to the top of the page scroll there smoothly, but not for those who want less motion. */
export function startBackToTop(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href='#top']");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    event.preventDefault();
    focusTop();
    scrollToTop();
  });
}

/** Slow, fast, slow: how much of the way is done after a share of the time, both from 0 to 1. */
export function easeInOutCubic(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** As after following the plain link, the keyboard goes on from the start of the page. */
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
