import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { resizeThrottle, throttled } from "#renderer/client/throttle.ts";
import { fitting, navigationRoom } from "./overflow.ts";

interface Measured {
  items: readonly unknown[];
  /** Widths of the items in px, measured while all were in the row. */
  widths: readonly number[];
  /** Width of the button behind the items in px; 0 when the items are stacked and all have room. */
  button: number;
  row: number;
}

/**
 * Returns how many items fit in a row. The row is a list of all items and the button that opens the rest; it is measured
 * before the browser paints, when the items change and when its fonts have loaded.
 */
export function useOverflow(items: readonly unknown[]): { row: RefObject<HTMLUListElement | null>; shown: number } {
  const row = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const isCurrent = measured?.items === items;

  useLayoutEffect(() => {
    if (!isCurrent && row.current) setMeasured(measure(row.current, items));
  }, [isCurrent, items]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measureAnew = () => setMeasured(null);
    const observer = new ResizeObserver(
      throttled(() => setMeasured((last) => last && resized(last, element)), resizeThrottle),
    );
    observer.observe(element);
    // Fonts can change the items without resizing the row.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    document.fonts?.addEventListener("loadingdone", measureAnew);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", measureAnew);
    };
  }, []);

  if (!isCurrent || measured.button === 0) return { row, shown: items.length };
  const reserve = Math.max(navigationRoom.reserve, measured.button);
  return { row, shown: fitting(measured.widths, measured.row, { ...navigationRoom, reserve }) };
}

function measure(row: Element, items: readonly unknown[]): Measured {
  const widths = [...row.children].map((child) => child.getBoundingClientRect().width);
  return { items, button: widths.pop() ?? 0, widths, row: row.clientWidth };
}

/** Reacts to another width of the row; measures again when the items change between row and stack. */
function resized(last: Measured, row: Element): Measured | null {
  const isRow = (row.lastElementChild?.clientWidth ?? 0) > 0;
  const first = row.firstElementChild?.getBoundingClientRect().width;
  if (isRow !== last.button > 0 || (first && first !== last.widths[0])) return null;
  return row.clientWidth === last.row ? last : { ...last, row: row.clientWidth };
}
