import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/**
 * Measures the font sizes of the page; the returned function finds texts that have not grown after a visitor's styles
 * doubled the font size.
 */
export function fixedText(): () => Sighting[] {
  const worded = [...document.querySelectorAll("body *")].filter(
    (element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? ""),
      ) &&
      !element.closest("svg, script, style, template") &&
      element.checkVisibility(),
  );
  const before = worded.map(sizeOf);
  return () => {
    const after = worded.map(sizeOf);
    return worded
      .filter((_, index) => (after[index] ?? 0) < (before[index] ?? 0) * 1.2)
      .slice(0, 10)
      .map((element) => {
        const index = worded.indexOf(element);
        return {
          code: "a11y.fixed-text",
          place: placeOf(element),
          expected: `> ${before[index]} px`,
          received: `${after[index]} px`,
        };
      });
  };

  function sizeOf(element: Element): number {
    return Number.parseFloat(getComputedStyle(element).fontSize);
  }
}
