import { keepInCookie } from "./cookies.ts";

/** Named widths in CSS pixels from which on they hold (spec §9); the media queries of the styles use the same. */
export const breakpoints = { mobile: 390, foldable: 768, tablet: 960, desktop: 1280 } as const;

export type Viewport = keyof typeof breakpoints;

/** The name of a width: what is narrower than a foldable is a mobile; `desktop` for a width that is not known. */
export function viewportOf(width: number): Viewport {
  if (!(width > 0)) return "desktop";
  if (width < breakpoints.foldable) return "mobile";
  if (width < breakpoints.tablet) return "foldable";
  return width < breakpoints.desktop ? "tablet" : "desktop";
}

/** Names the window's width on the document and in the cookie `viewport`, also when it changes (spec §9). */
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
