export type FocusStyles = ReturnType<typeof createFocusStyles>;

/** Runs inside the page: determines what is visible of a focused element. */
export function createFocusStyles() {
  return { read, isCovered, isPositioned };

  /** Returns the styles that focus may change: of the element, its sibling, its label and its ancestors. */
  function read(element: Element): string {
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
    const own = [element, element.nextElementSibling, label].flatMap((each) =>
      each ? [null, "::before", "::after"].map((part) => stylesOf(each, part)) : [],
    );
    const around: string[] = [];
    for (let at = element.parentElement; at && around.length < 6; at = at.parentElement)
      around.push(stylesOf(at, null));
    return [...own, ...around].join("|");
  }

  function stylesOf(element: Element, part: string | null): string {
    const style = getComputedStyle(element, part);
    if (part && style.content === "none") return "";
    const outline =
      style.outlineStyle === "none" || style.outlineWidth === "0px" ? "" : `${style.outline} ${style.outlineOffset}`;
    const { boxShadow, borderColor, borderWidth, backgroundColor, color, textDecoration, clipPath } = style;
    return [outline, boxShadow, borderColor, borderWidth, backgroundColor, color, textDecoration, clipPath].join(" ");
  }

  /** True when the element is covered by a fixed element or outside the window. */
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
      return hit === null || (!shown.contains(hit) && !hit.contains(shown) && isPositioned(hit, ["fixed", "sticky"]));
    });
  }

  /** True when the element or an ancestor has one of these values of `position`. */
  function isPositioned(element: Element | null, positions: readonly string[]): boolean {
    if (element === null) return false;
    return positions.includes(getComputedStyle(element).position) || isPositioned(element.parentElement, positions);
  }
}
