import type { Tile } from "#server/http/map-tiles.ts";

interface Palette {
  abroad: string;
  land: string;
  regionBorder: string;
  stateBorder: string;
  dot: string;
  names: { country: string; region: string; capital: string; town: string };
}

/** Colours of the design system; a tile is an image and cannot read its variables. */
export const palettes: Record<Tile["theme"], Palette> = {
  light: {
    abroad: "#e7e7e7",
    land: "#fff",
    regionBorder: "#b0b0b0",
    stateBorder: "#888",
    dot: "#5d5d5d",
    names: { country: "#262626", region: "#2362a2", capital: "#262626", town: "#4f4f4f" },
  },
  dark: {
    abroad: "#010409",
    land: "#13263e",
    regionBorder: "#2362a2",
    stateBorder: "#337fc4",
    dot: "#93bde6",
    names: { country: "#fff", region: "#93bde6", capital: "#fff", town: "#d1d1d1" },
  },
};
