/** Window widths in CSS pixels: a desktop zoomed to 400 % and the breakpoints (spec §9). */
export const widths = [320, 390, 768, 960, 1280] as const;
/** Closest to the width of A4, and the only width for print. */
export const paperWidth = 768;
export const modes = ["light", "dark", "forced-colors", "print", "no-script"] as const;

/** One way to render a story. The language is part of the story. */
export interface Variant {
  theme: string;
  width: (typeof widths)[number];
  mode: (typeof modes)[number];
}

/** Returns the name of a variant in reports and caches: `theme-up 390 dark`. */
export function variantName({ theme, width, mode }: Variant): string {
  return `${theme} ${width} ${mode}`;
}
