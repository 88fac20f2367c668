import type { Place, Sighting } from "#harness/stories/accessibility/observation.ts";

declare const placeOf: (element: Element) => Place;

/**
 * Finds texts that are clipped and pages that overflow after a visitor's styles change letter size or spacing; texts
 * clipped before are ignored. In pages with scripts, animation frames run so that self-measuring parts can update;
 * elsewhere, painting frames would take most of the time. Results of `look` right after a style is set count too.
 */
export async function withStyles(
  styles: readonly (readonly [code: string, css: string])[],
  isAlive: boolean,
  look: (code: string) => Sighting[] = () => [],
): Promise<Sighting[]> {
  const before = new Set(cutOff());
  const { clientWidth } = document.documentElement;
  const wasWide = document.documentElement.scrollWidth > clientWidth;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const seen: Sighting[] = [];
  try {
    // One style replaces the other: layout takes most of the time.
    for (const [code, css] of styles) {
      sheet.replaceSync(css);
      seen.push(...look(code));
      for (let frame = 0; isAlive && frame < 3; frame++) await new Promise(requestAnimationFrame);
      const { scrollWidth } = document.documentElement;
      const wide = !wasWide && scrollWidth > clientWidth ? [widest(clientWidth)] : [];
      const faulty = [...cutOff().filter((each) => !before.has(each)), ...wide].slice(0, 10);
      for (const element of faulty)
        seen.push({
          code,
          place: placeOf(element),
          expected: `${element.clientWidth} × ${element.clientHeight} px`,
          received: `${element.scrollWidth} × ${element.scrollHeight} px`,
        });
    }
    return seen;
  } finally {
    document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
  }

  function cutOff(): Element[] {
    return [...document.querySelectorAll("body *")].filter((element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      // Visually hidden elements are one pixel large.
      if (clientWidth < 2 || clientHeight < 2) return false;
      const isTooWide = scrollWidth > clientWidth + 1;
      if (!isTooWide && scrollHeight <= clientHeight + 1) return false;
      const { overflowX, overflowY, display } = getComputedStyle(element);
      if (display === "inline" || !/\p{L}/u.test(element.textContent ?? "")) return false;
      return isTooWide ? hides(overflowX) : hides(overflowY);
    });
  }

  function hides(value: string): boolean {
    return value === "hidden" || value === "clip";
  }

  function widest(width: number): Element {
    const sticking = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    );
    return sticking.findLast((element) => element.checkVisibility()) ?? document.body;
  }
}

/** Text spacing that WCAG 1.4.12 lets a visitor set. */
export const widerSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Doubles the font size (WCAG 1.4.4). */
export const doubledText = ":root { font-size: 200% !important; }";
