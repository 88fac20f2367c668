/** Colour modes that visitors choose and pages ask for (spec §4, colour mode). */
export const colorModes = ["system", "light", "dark"] as const;
export type ColorMode = (typeof colorModes)[number];

/** A mode that can be shown; `system` follows the visitor's system. */
export type ShownMode = Exclude<ColorMode, "system">;

/** Key of the visitor's choice in the browser's storage; nothing is stored for `system`. */
export const colorModeKey = "color-mode";

/** Returns the mode that a page forces: only light and dark can be forced. */
export function forcedBy(asked: ColorMode | null): ShownMode | null {
  return asked === "system" ? null : asked;
}
