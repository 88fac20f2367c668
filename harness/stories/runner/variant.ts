/** Widths of the window at which stories are shown, in CSS pixels: a desk's zoomed to 400 % and the breakpoints (spec §9). */
export const widths = [320, 390, 768, 960, 1280] as const;
/** The one that a sheet of A4 comes close to, and the only one for print. */
export const paperWidth = 768;
export const modes = ["light", "dark", "forced-colors", "print", "no-script"] as const;

/** One way of showing a story; its language is its own. */
export interface Variant {
  theme: string;
  width: (typeof widths)[number];
  mode: (typeof modes)[number];
}

/** Name of a variant in reports and caches: `theme-up 390 dark`. */
export function variantName({ theme, width, mode }: Variant): string {
  return `${theme} ${width} ${mode}`;
}
