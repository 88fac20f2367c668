/** Colour modes that visitors choose and pages request (spec §4, colour mode). */
export const colorModes = ["system", "light", "dark"] as const;
export type ColorMode = (typeof colorModes)[number];

/** A mode that can be displayed; `system` resolves to one of them. */
export type ShownMode = Exclude<ColorMode, "system">;

/** Key of the visitor's choice in the browser's storage; nothing is stored for `system`. */
export const colorModeKey = "color-mode";

/** Returns the mode that a page forces; only light and dark can be forced. */
export function toForcedMode(requested: ColorMode | null): ShownMode | null {
  return requested === "system" ? null : requested;
}
