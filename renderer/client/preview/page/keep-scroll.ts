import { storeScroll, takeScroll } from "#renderer/client/preview/panel-state.ts";
import { pageRoot } from "./page-parts.ts";

/** Milliseconds after the page has loaded in which its parts may still move. */
const settling = 1000;

/** Loads the preview again and shows the same part of the page. */
export function reloadInPlace(): void {
  const parts = textParts();
  const index = parts.findIndex((part) => part.getBoundingClientRect().bottom > 0);
  storeScroll(`${index} ${Math.round(parts[index]?.getBoundingClientRect().top ?? 0)} ${location.pathname}`);
  location.reload();
}

/** Scrolls to the part that was seen before the page was loaded again, and stays there until it has settled or is scrolled. */
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
    if (end === Infinity && document.readyState === "complete") end = performance.now() + settling;
    requestAnimationFrame(follow);
  };
  for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(event, stop, { once: true });
  follow();
}

function textParts(): Element[] {
  return [...pageRoot().querySelectorAll("h1, h2, h3, h4, p, li, tr, figure")];
}
