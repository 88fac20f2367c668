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
  rememberScroll();
  location.reload();
}

/** Stores which texts are in the window, for the next load of this path. */
export function rememberScroll(): void {
  const parts = textParts();
  const first = parts.findIndex((part) => part.getBoundingClientRect().bottom > 0);
  const seen = parts.slice(Math.max(first, 0), first + mostRemembered);
  const places = seen.map((part) => [Math.round(part.getBoundingClientRect().top), textOf(part)]);
  storeScroll(location.pathname, JSON.stringify({ first, places }));
}

/** Maximum number of texts that are remembered: the first of them may be gone from another version of the page. */
const mostRemembered = 12;

/** Scrolls to what was visible before the reload, and keeps it there until the layout settles or the editor scrolls. */
export function restoreScroll(): void {
  const stored = takeScroll(location.pathname);
  if (!stored) return;
  const { first, places }: { first: number; places: [top: number, text: string][] } = JSON.parse(stored);
  let end = Infinity;
  const stop = () => {
    end = 0;
  };
  const follow = () => {
    if (performance.now() > end) return;
    const parts = textParts();
    const [top, part] = findPart(places, first, parts) ?? [places[0]?.[0] ?? 0, parts[first]];
    if (part) scrollBy({ top: part.getBoundingClientRect().top - top, behavior: "instant" });
    if (end === Infinity && document.readyState === "complete") end = performance.now() + layoutSettlesMs;
    requestAnimationFrame(follow);
  };
  for (const event of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(event, stop, { once: true });
  follow();
}

/** Returns the first remembered text that this version of the page has too, nearest to where it was. */
function findPart(places: readonly [top: number, text: string][], first: number, parts: readonly Element[]) {
  for (const [order, [top, text]] of places.entries()) {
    const same = [...parts.entries()].filter(([, part]) => text !== "" && textOf(part) === text);
    const [nearest] = same.toSorted(([a], [b]) => Math.abs(a - first - order) - Math.abs(b - first - order));
    if (nearest) return [top, nearest[1]] as const;
  }
  return null;
}

/** Returns the first words of a part on one line. */
function textOf(part: Element): string {
  return part.textContent.replace(/\s+/g, " ").trim().slice(0, 80);
}

function textParts(): Element[] {
  return [...pageRoot().querySelectorAll("h1, h2, h3, h4, p, li, tr, figure")];
}
