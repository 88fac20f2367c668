import { storeScroll, takeScroll } from "#renderer/client/preview/panel-state.ts";
import { pageRoot } from "./page-parts.ts";

/** Milliseconds after page load during which the layout may still shift. */
const layoutSettlesMs = 1000;

/**
 * Reloads the preview and restores the scroll position. When the portal no longer shows the preview, for example because
 * its token has expired or the secret has been replaced, the page stays and `onRefused` is called.
 */
export async function reloadInPlace(onRefused: () => void): Promise<void> {
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
  if (answer === null || answer.status === 403) return onRefused();
  const parts = textParts();
  const index = parts.findIndex((part) => part.getBoundingClientRect().bottom > 0);
  storeScroll(location.pathname, `${index} ${Math.round(parts[index]?.getBoundingClientRect().top ?? 0)}`);
  location.reload();
}

/** Scrolls to what was visible before the reload, and keeps it there until the layout settles or the editor scrolls. */
export function restoreScroll(): void {
  const [, index, top = ""] = /^(\d+) (-?\d+)$/.exec(takeScroll(location.pathname) ?? "") ?? [];
  if (index === undefined) return;
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
