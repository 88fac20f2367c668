import type { Place } from "#harness/stories/accessibility/observation.ts";
import type { FocusStyles } from "./focus-styles.ts";

declare const placeOf: (element: Element) => Place;
declare const focusStyles: FocusStyles;
declare const findTabbable: typeof tabbableIn;

/** Result of one press of the Tab key. */
export interface Stop {
  /** Index among the elements that must be reached; -1 for another element, -2 when focus leaves the page. */
  index: number;
  /** True for the same element as before: inside players and frames, focus moves invisibly to the page. */
  isSame: boolean;
  hasInside: boolean;
  isMarked: boolean;
  isCovered: boolean;
  place: Place;
}

/** Functions of the keyboard check that run inside the page; `note` is called after each press of Tab. */
export interface TabStops {
  /** Returns the number of elements that must be reached. */
  start(): number;
  note(): Stop;
  places(indexes: readonly number[]): Place[];
  /** Returns the stops that come after a stop further down in reading order. */
  outOfOrder(visited: readonly number[]): Place[];
}

/** Runs inside the page. */
export function tabStops(): TabStops {
  let stops: Element[] = [];
  let stylesWithoutFocus = new Map<Element, string>();
  let last: Element | null = null;
  return { start, note, places, outOfOrder };

  function start(): number {
    const modal = [...document.querySelectorAll("dialog")].findLast((dialog) => dialog.matches(":modal"));
    stops = findTabbable(modal ?? document);
    if (document.activeElement instanceof HTMLElement && !modal) document.activeElement.blur();
    stylesWithoutFocus = new Map(stops.map((element) => [element, focusStyles.read(element)]));
    last = null;
    // Tab continues from the last focused element, even after its removal.
    const first = document.createElement("button");
    (modal ?? document.body).prepend(first);
    first.focus();
    first.remove();
    return stops.length;
  }

  function note(): Stop {
    const focused = document.activeElement;
    const isOut = focused === null || focused === document.body || focused === document.documentElement;
    const isSame = !isOut && focused === last;
    last = focused;
    const element = focused ?? document.body;
    const before = stylesWithoutFocus.get(element);
    return {
      index: isOut ? -2 : stops.indexOf(element),
      isSame,
      hasInside: ["iframe", "video", "audio", "input"].includes(element.localName),
      isMarked: isOut || before === undefined || before !== focusStyles.read(element),
      isCovered: !isOut && focusStyles.isCovered(element),
      place: placeOf(element),
    };
  }

  function places(indexes: readonly number[]): Place[] {
    return indexes.flatMap((index) => stops[index] ?? []).map(placeOf);
  }

  function outOfOrder(visited: readonly number[]): Place[] {
    const elements = visited.flatMap((index) => stops[index] ?? []);
    return elements
      .filter((element, index) => {
        const before = elements[index - 1];
        if (!before) return false;
        if (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) return true;
        return isSeenBefore(element, before);
      })
      .map(placeOf);
  }

  /** True when the element is above or left of the previous one in the same flow. */
  function isSeenBefore(element: Element, before: Element): boolean {
    const isOutOfFlow = (each: Element) => focusStyles.isPositioned(each, ["absolute", "fixed", "sticky"]);
    if (before.contains(element) || isOutOfFlow(element) || isOutOfFlow(before)) return false;
    const [now, then] = [element.getBoundingClientRect(), before.getBoundingClientRect()];
    const isAbove = now.bottom <= then.top + 1 && now.left < then.right && then.left < now.right;
    const isLeft = now.right <= then.left + 1 && now.top < then.bottom - 2 && then.top < now.bottom - 2;
    return isAbove || isLeft;
  }
}

/** Runs inside the page: returns the elements that Tab must stop at. */
export function tabbableIn(root: ParentNode): Element[] {
  const focusable =
    "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]";
  const candidates = [...root.querySelectorAll(focusable)];
  return candidates.filter((element) => isStop(element) && !isSkippedRadio(element));

  function isStop(element: Element): boolean {
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element.tabIndex < 0) return false;
    if (element.matches(":disabled") || element.closest("[inert]")) return false;
    if (element.localName === "summary" && element.parentElement?.querySelector("summary") !== element) return false;
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  }

  /** True for radio buttons that Tab skips: it stops at one button per group. */
  function isSkippedRadio(element: Element): boolean {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.name === "") return false;
    const group = candidates.filter(
      (each): each is HTMLInputElement =>
        each instanceof HTMLInputElement &&
        each.type === "radio" &&
        each.name === element.name &&
        each.form === element.form,
    );
    return element !== (group.find(({ checked }) => checked) ?? group[0]);
  }
}
