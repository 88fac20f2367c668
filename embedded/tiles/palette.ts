import type { Tile } from "#server/http/map-tiles.ts";

interface Palette {
  abroad: string;
  land: string;
  regionBorder: string;
  stateBorder: string;
}

/** The design system's colours; a tile is an image and cannot read CSS variables. */
export const palettes: Record<Tile["theme"], Palette> = {
  light: {
    abroad: "#e7e7e7",
    land: "#fff",
    regionBorder: "#b0b0b0",
    stateBorder: "#888",
  },
  dark: {
    abroad: "#010409",
    land: "#13263e",
    regionBorder: "#2362a2",
    stateBorder: "#337fc4",
  },
};
