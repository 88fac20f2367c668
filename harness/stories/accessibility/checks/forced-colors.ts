import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/** Finds controls without text whose icon disappears in forced colours. */
export function forcedColors(): Sighting[] {
  const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, summary")];
  return controls
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.innerText.trim() === "")
    .filter((element) => !hasBorder(element) && ![element, ...element.querySelectorAll("*")].some(isDrawn))
    .map((element) => ({
      code: "a11y.forced-colors",
      place: placeOf(element),
      expected: "currentColor",
      received: "Canvas",
    }));

  function isDrawn(element: Element): boolean {
    if (["img", "video", "canvas", "iframe"].includes(element.localName)) return true;
    if (element instanceof SVGGeometryElement || element.localName === "use") {
      const { fill, stroke } = getComputedStyle(element);
      return [fill, stroke].some((color) => color !== "none" && color !== behind(element));
    }
    return [null, "::before", "::after"].some((part) => {
      const style = getComputedStyle(element, part);
      if (part && (style.content === "none" || style.display === "none")) return false;
      if (part && /\p{L}|\S/u.test(style.content.replace(/^"|"$/g, ""))) return true;
      const isMasked = style.maskImage !== "none" && style.maskImage !== "";
      return isMasked ? style.backgroundColor !== behind(element) : style.backgroundImage.startsWith("url");
    });
  }

  function hasBorder(element: Element): boolean {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return borderTopWidth !== "0px" && borderTopStyle !== "none" && borderTopColor !== behind(element);
  }

  function behind(element: Element): string {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  }
}
