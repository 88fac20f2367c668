import { keepInCookie } from "./cookies.ts";

/** Smallest width of each viewport in CSS pixels (spec §9), as in the media queries of the styles. */
export const breakpoints = { mobile: 390, foldable: 768, tablet: 960, desktop: 1280 } as const;

export type Viewport = keyof typeof breakpoints;

/** Returns the name of a width; `mobile` below the foldable's, `desktop` for an unknown width. */
export function viewportOf(width: number): Viewport {
  if (!(width > 0)) return "desktop";
  if (width < breakpoints.foldable) return "mobile";
  if (width < breakpoints.tablet) return "foldable";
  return width < breakpoints.desktop ? "tablet" : "desktop";
}

/** Writes the name of the window's width to the document and the cookie `viewport`, also when it changes (spec §9). */
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
