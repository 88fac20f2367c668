import { storeScroll, takeScroll } from "#renderer/client/preview/panel-state.ts";
import { pageRoot } from "./page-parts.ts";

/** Milliseconds after page load during which the layout may still shift. */
const layoutSettlesMs = 1000;

/** Reloads the preview and restores the scroll position. */
export function reloadInPlace(): void {
  const parts = textParts();
  const index = parts.findIndex((part) => part.getBoundingClientRect().bottom > 0);
  storeScroll(`${index} ${Math.round(parts[index]?.getBoundingClientRect().top ?? 0)} ${location.pathname}`);
  location.reload();
}

/**
 * Scrolls to what was visible before the reload, and keeps it in place until the layout has settled or the editor
 * scrolls.
 */
export function restoreScroll(): void {
  const [, index = "", top = "", path] = /^(\d+) (-?\d+) (.*)$/.exec(takeScroll() ?? "") ?? [];
  if (path !== location.pathname) return;
  let end = Infinity;
  const stop = () => {
    end = 0;
  };
  const follow = () => {
    if (performance.now() > end) return;
    const part = textParts()[Number(index)];
    if (part) scrollBy({ top: part.getBoundingClientRect().top - Number(top), behavior: "instant" });
    if (end === Infinity && document.readyState === "complete") end = performance.now() + layoutSettlesMs;
    requestAnimationFrame(follow);
  };
  for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(event, stop, { once: true });
  follow();
}

function textParts(): Element[] {
  return [...pageRoot().querySelectorAll("h1, h2, h3, h4, p, li, tr, figure")];
}
