import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Finds the innermost elements that overflow the window horizontally. */
export function overflow(): Sighting[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const sticking = [...document.querySelectorAll("body *")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element.parentElement),
  );
  const innermost = sticking.filter(
    (element) => !sticking.some((other) => other !== element && element.contains(other)),
  );
  return (innermost.length > 0 ? innermost : [document.body]).slice(0, 5).map((element) => ({
    code: "a11y.overflow",
    place: placeOf(element),
    expected: `≤ ${clientWidth} px`,
    received: `${scrollWidth} px`,
  }));

  function isClipped(element: Element | null): boolean {
    return element !== null && (getComputedStyle(element).overflowX !== "visible" || isClipped(element.parentElement));
  }
}
