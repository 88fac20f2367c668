import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Finds texts that do not grow when a visitor asks for larger letters. */
export function fixedText(): Sighting[] {
  const { documentElement: html } = document;
  const worded = [...document.querySelectorAll("body *")].filter(
    (element) =>
      [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\p{L}/u.test(textContent ?? ""),
      ) &&
      !element.closest("svg, script, style, template") &&
      element.checkVisibility(),
  );
  const before = worded.map(sizeOf);
  html.style.setProperty("font-size", "200%", "important");
  const after = worded.map(sizeOf);
  html.style.removeProperty("font-size");
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

  function sizeOf(element: Element): number {
    return Number.parseFloat(getComputedStyle(element).fontSize);
  }
}
