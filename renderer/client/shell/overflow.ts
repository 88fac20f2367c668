import { sendToLoaded } from "#renderer/client/behaviours/start.ts";
import { resizeThrottle, throttled } from "#renderer/client/throttle.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

interface RowMeasures {
  /** Width reserved for the overflow button, in px. */
  reserve: number;
  /** Gap added to each item's width, in px. */
  gap: number;
}

/** Measures of the main navigation (spec §9). */
export const navigationMeasures: RowMeasures = { reserve: 120, gap: 16 };

/** Returns how many items fit into one row of a container; all measures in px (spec §2.6). */
export function countFitting(widths: readonly number[], containerWidth: number, { reserve, gap }: RowMeasures): number {
  let room = containerWidth - reserve;
  const first = widths.findIndex((width) => {
    room -= width + gap;
    return room < 0;
  });
  return first === -1 ? widths.length : first;
}

/** Moves all items back into the row and stops observing it, so that the header is as the server rendered it. */
export let stopOverflow = () => {};

/**
 * Moves the navigation items that do not fit into the row to the overflow menu, and again when the row or its fonts
 * change. Called for each header, before the browser paints it.
 */
export function startOverflow(): void {
  stopOverflow();
  const row = document.querySelector<HTMLElement>(`#${pageIds.menu} > nav ul`);
  const overflowItem = row?.lastElementChild;
  const overflowMenu = overflowItem?.querySelector("ul");
  if (!row || !overflowItem || !overflowMenu) return;
  const items = [...row.children].slice(0, -1);
  let inRow = items.length;
  let widths: number[] = [];
  /** Width of the overflow button; 0 when the items are stacked, so that all of them fit. */
  let buttonWidth = 0;

  /** Moves only the items that have to change places, because a moved element loses focus. */
  function move(count: number) {
    if (count > inRow) overflowItem?.before(...items.slice(inRow, count));
    else overflowMenu?.prepend(...items.slice(count, inRow));
    inRow = count;
  }

  function measure() {
    const before = inRow;
    move(items.length);
    widths = items.map(widthOf);
    buttonWidth = overflowItem?.clientWidth ?? 0;
    distribute(before);
  }

  function distribute(before = inRow) {
    const reserve = Math.max(navigationMeasures.reserve, buttonWidth);
    move(
      buttonWidth === 0
        ? items.length
        : countFitting(widths, row?.clientWidth ?? 0, { ...navigationMeasures, reserve }),
    );
    overflowItem?.toggleAttribute("data-empty", inRow === items.length);
    overflowItem
      ?.querySelector("button")
      ?.toggleAttribute("data-section", overflowMenu?.querySelector("[data-section]") !== null);
    // The open submenu may belong to an item that was moved.
    if (inRow !== before) sendToLoaded("submenuMoved");
  }

  /** Measures again when the layout switches between row and stack, or when the fonts change but the row does not. */
  function resize() {
    const isRow = (overflowItem?.clientWidth ?? 0) > 0;
    const first = inRow > 0 && items[0] ? widthOf(items[0]) : 0;
    if (isRow !== buttonWidth > 0 || (first && first !== widths[0])) measure();
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
