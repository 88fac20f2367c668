import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Finds elements that look clickable but cannot be reached by keyboard. Runs inside the page. */
export function unreachable(): Sighting[] {
  const controls =
    "a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], label";
  const acting = "[role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=menuitem]";
  const composites =
    "[role=tablist], [role=menu], [role=menubar], [role=listbox], [role=radiogroup], [role=tree], [role=grid], [role=toolbar]";
  const withRole = [...document.querySelectorAll(acting)].filter(
    (element) => element instanceof HTMLElement && element.tabIndex < 0 && !element.closest(composites),
  );
  const withPointer = [...document.querySelectorAll("main *, dialog *, body > *")].filter(
    (element) =>
      getComputedStyle(element).cursor === "pointer" &&
      (!element.parentElement || getComputedStyle(element.parentElement).cursor !== "pointer") &&
      !element.closest(`${controls}, [tabindex], [contenteditable]`) &&
      !element.querySelector(controls),
  );
  return [...new Set([...withRole, ...withPointer])]
    .filter(
      (element) =>
        element.checkVisibility() && !element.matches(":disabled") && !element.closest("[aria-disabled=true], [inert]"),
    )
    .map((element) => ({
      code: "a11y.keyboard-unreachable",
      place: placeOf(element),
      expected: "Tab",
      received: element.localName,
    }));
}
