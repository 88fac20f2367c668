import { keepInCookie } from "./cookies.ts";

/** Smallest width of each viewport in CSS pixels (spec §9); the same as in the style sheets' media queries. */
export const breakpoints = { mobile: 390, foldable: 768, tablet: 960, desktop: 1280 } as const;

export type Viewport = keyof typeof breakpoints;

/** The viewport's name: `mobile` below the foldable breakpoint, `desktop` when the width is unknown. */
export function viewportOf(width: number): Viewport {
  if (!(width > 0)) return "desktop";
  if (width < breakpoints.foldable) return "mobile";
  if (width < breakpoints.tablet) return "foldable";
  return width < breakpoints.desktop ? "tablet" : "desktop";
}

/** Keeps the viewport's name in the document and in the cookie `viewport` up to date (spec §9). */
export function startViewport(): void {
  const note = () => {
    const viewport = viewportOf(innerWidth);
    document.documentElement.dataset["viewport"] = viewport;
    keepInCookie("viewport", viewport, "Strict");
  };
  for (const width of Object.values(breakpoints))
    matchMedia(`(min-width: ${width}px)`).addEventListener("change", note);
  note();
}
