import type { Tile } from "#server/http/map-tiles.ts";

interface Palette {
  abroad: string;
  land: string;
  /** Where people live. */
  settlement: string;
  water: string;
  regionBorder: string;
  stateBorder: string;
  /** Parts of a map with streets. */
  green: string;
  building: string;
  path: string;
  rail: string;
  /** Fill and edge of roads. */
  motorway: readonly [fill: string, edge: string];
  mainRoad: readonly [fill: string, edge: string];
  street: readonly [fill: string, edge: string];
  streetName: string;
}

/** The design system's colours; a tile is an image and cannot read CSS variables. */
export const palettes: Record<Tile["theme"], Palette> = {
  light: {
    abroad: "#e7e7e7",
    land: "#fff",
    settlement: "#ebe8e1",
    water: "#a3c8e6",
    regionBorder: "#9a9a9a",
    stateBorder: "#686868",
    green: "#e2efdc",
    building: "#d9d3c7",
    path: "#b3a68e",
    rail: "#8d8d8d",
    motorway: ["#f4c06a", "#b07d22"],
    mainRoad: ["#fbe7b2", "#c2a45a"],
    street: ["#fff", "#bdb7ab"],
    streetName: "#4a4a4a",
  },
  dark: {
    abroad: "#010409",
    land: "#13263e",
    settlement: "#22395a",
    water: "#0a5a8f",
    regionBorder: "#4a7fb5",
    stateBorder: "#6fa3d4",
    green: "#143833",
    building: "#2d4a72",
    path: "#5a7ba3",
    rail: "#6b7f99",
    motorway: ["#b58a3c", "#0b1727"],
    mainRoad: ["#7d7659", "#0b1727"],
    street: ["#44618a", "#0b1727"],
    streetName: "#dbe6f3",
  },
};
