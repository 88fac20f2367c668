import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Finds texts that a printer would cut off or not print; form fields are left out. */
export function print(): Sighting[] {
  const main = document.querySelector<HTMLElement>("main");
  const hidden = main && /\p{L}/u.test(main.textContent ?? "") && main.innerText.trim() === "" ? [main] : [];
  const cut = [...document.querySelectorAll("body *")].filter((element) => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    if (clientWidth < 2 || clientHeight < 2 || (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1))
      return false;
    const { overflowX, overflowY, display } = getComputedStyle(element);
    if (
      display === "inline" ||
      element.matches("textarea, input, select") ||
      !element.checkVisibility() ||
      !/\p{L}/u.test(element.textContent ?? "")
    )
      return false;
    return (
      (scrollWidth > clientWidth + 1 && overflowX !== "visible") ||
      (scrollHeight > clientHeight + 1 && overflowY !== "visible")
    );
  });
  // Browsers scale pages wider than the sheet down to half their size.
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = [...document.querySelectorAll("main *")].filter(
    (element) => scrollWidth > 2 * clientWidth && element.getBoundingClientRect().right > 2 * clientWidth,
  );
  return [...hidden, ...cut, ...wide.slice(0, 1)].slice(0, 10).map((element) => ({
    code: "a11y.paper",
    place: placeOf(element),
    expected: `${element.clientWidth} × ${element.clientHeight} px`,
    received: `${element.scrollWidth} × ${element.scrollHeight} px`,
  }));
}
