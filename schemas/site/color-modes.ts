/** Colour modes that visitors choose and pages ask for (spec §4, colour mode). */
export const colorModes = ["system", "light", "dark"] as const;
export type ColorMode = (typeof colorModes)[number];

/** A mode that can be shown; `system` stands for the one the visitor's system asks for. */
export type ShownMode = Exclude<ColorMode, "system">;

/** Where the browser's storage keeps the visitor's choice; nothing is stored for `system`. */
export const colorModeKey = "color-mode";

/** What a page shows whatever its visitor prefers: only light and dark can be forced. */
export function forcedBy(asked: ColorMode | null): ShownMode | null {
  return asked === "system" ? null : asked;
}
