import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Result of one press of the Tab key. */
export interface Stop {
  /** Place among the elements that should be reached; -1 for one that need not be, -2 for none: the page is left. */
  index: number;
  /** The same element as before: inside players and frames the key leads to what the page cannot see. */
  isSame: boolean;
  hasInside: boolean;
  isMarked: boolean;
  isCovered: boolean;
  place: Place;
}

/** Functions of the keyboard check inside the page; `note` is called after each press of Tab. */
export interface TabStops {
  /** Returns how many elements should be reached. */
  start(): number;
  note(): Stop;
  places(indexes: readonly number[]): Place[];
  /** Finds elements that look clickable and that no key reaches. */
  unreachable(): Sighting[];
  /** Stops that come after one that a reader would meet later. */
  outOfOrder(visited: readonly number[]): Place[];
}

/** Runs inside the page. */
export function tabStops(): TabStops {
  const native =
    "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls]";
  let stops: Element[] = [];
  let resting = new Map<Element, string>();
  let last: Element | null = null;
  return { start, note, places, unreachable, outOfOrder };

  function start(): number {
    const modal = [...document.querySelectorAll("dialog")].findLast((dialog) => dialog.matches(":modal"));
    const candidates = [...(modal ?? document).querySelectorAll(`${native}, [tabindex], [contenteditable]`)];
    stops = candidates.filter((element) => isStop(element) && !standsForAnother(element, candidates));
    if (document.activeElement instanceof HTMLElement && !modal) document.activeElement.blur();
    resting = new Map(stops.map((element) => [element, looksOf(element)]));
    last = null;
    // The key goes on from where the focus was last; a removed element leaves its place.
    const first = document.createElement("button");
    (modal ?? document.body).prepend(first);
    first.focus();
    first.remove();
    return stops.length;
  }

  function isStop(element: Element): boolean {
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element.tabIndex < 0) return false;
    if (element.matches(":disabled") || element.closest("[inert]")) return false;
    if (element.localName === "summary" && element.parentElement?.querySelector("summary") !== element) return false;
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  }

  /** True for radio buttons that Tab skips: it reaches one button of a group. */
  function standsForAnother(element: Element, candidates: readonly Element[]): boolean {
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

  function note(): Stop {
    const focused = document.activeElement;
    const isOut = focused === null || focused === document.body || focused === document.documentElement;
    const isSame = !isOut && focused === last;
    last = focused;
    const element = focused ?? document.body;
    const index = isOut ? -2 : stops.indexOf(element);
    const hasInside = ["iframe", "video", "audio", "input"].includes(element.localName);
    const before = resting.get(element);
    return {
      index,
      isSame,
      hasInside,
      isMarked: isOut || before === undefined || before !== looksOf(element),
      isCovered: !isOut && isCovered(element),
      place: placeOf(element),
    };
  }

  /** Returns the styles that a focus may change: of the element, its neighbour, its label and its ancestors. */
  function looksOf(element: Element): string {
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
    const own = [element, element.nextElementSibling, label].flatMap((each) =>
      each ? [null, "::before", "::after"].map((part) => lookOf(each, part)) : [],
    );
    const around: string[] = [];
    for (let at = element.parentElement; at && around.length < 6; at = at.parentElement) around.push(lookOf(at, null));
    return [...own, ...around].join("|");
  }

  function lookOf(element: Element, part: string | null): string {
    const style = getComputedStyle(element, part);
    if (part && style.content === "none") return "";
    const outline =
      style.outlineStyle === "none" || style.outlineWidth === "0px" ? "" : `${style.outline} ${style.outlineOffset}`;
    const { boxShadow, borderColor, borderWidth, backgroundColor, color, textDecoration, clipPath } = style;
    return [outline, boxShadow, borderColor, borderWidth, backgroundColor, color, textDecoration, clipPath].join(" ");
  }

  /** True when a fixed element covers all of the element or it is outside the window. */
  function isCovered(element: Element): boolean {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const shown = label && element.getBoundingClientRect().width < 2 ? label : element;
    const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
    const [dx, dy] = [Math.min(4, width / 4), Math.min(4, height / 4)];
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + dx, top + dy],
      [right - dx, top + dy],
      [left + dx, bottom - dy],
      [right - dx, bottom - dy],
    ] as const;
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit === null || (!shown.contains(hit) && !hit.contains(shown) && isStuck(hit));
    });
  }

  function isStuck(element: Element | null): boolean {
    if (element === null) return false;
    return ["fixed", "sticky"].includes(getComputedStyle(element).position) || isStuck(element.parentElement);
  }

  function places(indexes: readonly number[]): Place[] {
    return indexes.flatMap((index) => stops[index] ?? []).map(placeOf);
  }

  function unreachable(): Sighting[] {
    const acting = "[role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=menuitem]";
    const composites =
      "[role=tablist], [role=menu], [role=menubar], [role=listbox], [role=radiogroup], [role=tree], [role=grid], [role=toolbar]";
    const silent = [...document.querySelectorAll(acting)].filter(
      (element) => element instanceof HTMLElement && element.tabIndex < 0 && !element.closest(composites),
    );
    const pointed = [...document.querySelectorAll("main *, dialog *, body > *")].filter(
      (element) =>
        getComputedStyle(element).cursor === "pointer" &&
        (!element.parentElement || getComputedStyle(element.parentElement).cursor !== "pointer") &&
        !element.closest(`${native}, label, [tabindex], [contenteditable]`) &&
        !element.querySelector(`${native}, label`),
    );
    return [...new Set([...silent, ...pointed])]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.matches(":disabled") &&
          !element.closest("[aria-disabled=true], [inert]"),
      )
      .map((element) => ({
        code: "a11y.keyboard-unreachable",
        place: placeOf(element),
        expected: "Tab",
        received: element.localName,
      }));
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

  /** The element stands above or left of the one before it though both lie in the same flow. */
  function isSeenBefore(element: Element, before: Element): boolean {
    if (before.contains(element) || [element, before].some((each) => isStuck(each) || isLifted(each))) return false;
    const [now, then] = [element.getBoundingClientRect(), before.getBoundingClientRect()];
    const isAbove = now.bottom <= then.top + 1 && now.left < then.right && then.left < now.right;
    const isLeft = now.right <= then.left + 1 && now.top < then.bottom - 2 && then.top < now.bottom - 2;
    return isAbove || isLeft;
  }

  function isLifted(element: Element | null): boolean {
    if (element === null) return false;
    return getComputedStyle(element).position === "absolute" || isLifted(element.parentElement);
  }
}
