import type { MapName } from "#schemas/site/map-tiles.ts";
import type { TextSize } from "./place-names.ts";

type Kind = MapName["kind"];

/** Size in `rem`. */
const sizes: Record<Kind, number> = { country: 1, region: 0.75, capital: 0.875, town: 0.75, village: 0.6875 };

/** Line height relative to the font size; must match the style sheet. */
const lineHeight = 1.2;

export type NameFonts = ReturnType<typeof createNameFonts>;

/** The fonts of names at the visitor's text size, with functions to measure texts. */
export function createNameFonts() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const { fontFamily } = getComputedStyle(document.body);
  const context = document.createElement("canvas").getContext("2d");
  const fontOf = (kind: Kind) =>
    `${kind === "capital" || kind === "country" ? 500 : 400} ${sizes[kind] * rem}px/${lineHeight} ${fontFamily}`;
  return {
    fontOf,
    sizeOf({ text, kind }: MapName): TextSize {
      if (context) context.font = fontOf(kind);
      return { width: Math.ceil(context?.measureText(text).width ?? 0), height: sizes[kind] * rem * lineHeight };
    },
  };
}
