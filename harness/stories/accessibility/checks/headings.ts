import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Checks that a page has one main heading and skips no heading level. */
export function headings(isPage: boolean): Sighting[] {
  const all = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const levels = all.map(({ localName }) => Number(localName.slice(1)));
  const mains = all.filter((_, index) => levels[index] === 1);
  const skips = all.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? levels[index] ?? 0) + 1);
  // An open modal dialog replaces the page and may have its own heading.
  const isModal = document.querySelector("dialog:modal") !== null;
  const isRight = mains.length === (isPage ? 1 : 0) || (isModal && mains.length <= 1);
  return [
    ...(isRight
      ? []
      : [say("a11y.main-heading", mains[1] ?? document.body, isPage ? "1 × h1" : "0 × h1", `${mains.length} × h1`)]),
    ...skips.map((each) => {
      const before = levels[all.indexOf(each) - 1] ?? 0;
      return say("a11y.heading-skip", each, `h${before + 1}`, `h${before} → ${each.localName}`);
    }),
  ];

  function say(code: string, element: Element, expected: string, received: string): Sighting {
    return { code, place: placeOf(element), expected, received };
  }
}
