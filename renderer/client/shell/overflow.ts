import { sendToLoaded } from "#renderer/client/behaviours/start.ts";
import { resizeThrottle, throttled } from "#renderer/client/throttle.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

interface Room {
  /** Room for the button that opens the rest, in px. */
  reserve: number;
  /** Added to each item, in px. */
  gap: number;
}

/** Room of the main navigation (spec §9). */
export const navigationRoom: Room = { reserve: 120, gap: 16 };

/** Returns how many items fit into one row of a container; all measures in px (spec §2.6). */
export function fitting(widths: readonly number[], containerWidth: number, { reserve, gap }: Room): number {
  let room = containerWidth - reserve;
  const first = widths.findIndex((width) => {
    room -= width + gap;
    return room < 0;
  });
  return first === -1 ? widths.length : first;
}

/** Puts all items back into the row and watches it no more, so that the header is as it was served. */
export let stopOverflow = () => {};

/**
 * Moves the items of the main navigation that have no room in its row behind its last button, also when the row or its
 * fonts change. Called for each header, before the browser paints it.
 */
export function startOverflow(): void {
  stopOverflow();
  const row = document.querySelector<HTMLElement>(`#${pageIds.menu} > nav ul`);
  const more = row?.lastElementChild;
  const rest = more?.querySelector("ul");
  if (!row || !more || !rest) return;
  const items = [...row.children].slice(0, -1);
  let inRow = items.length;
  let widths: number[] = [];
  /** Width of the last button; 0 when the items are stacked and all have room. */
  let button = 0;

  /** Moves only items that change their place, as moved ones lose the focus. */
  function move(count: number) {
    if (count > inRow) more?.before(...items.slice(inRow, count));
    else rest?.prepend(...items.slice(count, inRow));
    inRow = count;
  }

  function measure() {
    const before = inRow;
    move(items.length);
    widths = items.map(widthOf);
    button = more?.clientWidth ?? 0;
    distribute(before);
  }

  function distribute(before = inRow) {
    const reserve = Math.max(navigationRoom.reserve, button);
    move(button === 0 ? items.length : fitting(widths, row?.clientWidth ?? 0, { ...navigationRoom, reserve }));
    more?.toggleAttribute("data-empty", inRow === items.length);
    more?.querySelector("button")?.toggleAttribute("data-section", rest?.querySelector("[data-section]") !== null);
    // An open submenu may have lost its place in the row.
    if (inRow !== before) sendToLoaded("submenuMoved");
  }

  /** Measures again when the items change between row and stack, or their fonts without the row. */
  function resize() {
    const isRow = (more?.clientWidth ?? 0) > 0;
    const first = inRow > 0 && items[0] ? widthOf(items[0]) : 0;
    if (isRow !== button > 0 || (first && first !== widths[0])) measure();
    else distribute();
  }

  const observer = new ResizeObserver(throttled(resize, resizeThrottle));
  observer.observe(row);
  if (items[0]) observer.observe(items[0]);
  document.fonts?.addEventListener("loadingdone", measure);
  stopOverflow = () => {
    move(items.length);
    observer.disconnect();
    document.fonts?.removeEventListener("loadingdone", measure);
  };
  measure();
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width;
}
