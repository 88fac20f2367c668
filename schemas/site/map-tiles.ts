import type { Place } from "#schemas/values/mercator.ts";

export interface MapTiles {
  /** Address with {z}, {x}, {y} and optionally {theme}. */
  template: string;
  /** Attribution shown on the map. */
  attribution: string;
}

/** A label of the built-in map, drawn separately from the tiles. */
export interface MapName extends Place {
  text: string;
  kind: "country" | "region" | "capital" | "town";
  /** First and last zoom level at which it is shown. */
  from: number;
  to: number;
}

/** Path of the labels of the built-in map, most important first. */
export const mapNamesPath = "/tiles/names.json";

/** Built-in tiles, drawn by the portal. Their geometry is in the public domain; the attribution is a courtesy. */
export const ownTiles: MapTiles = { template: "/tiles/{theme}/{z}/{x}/{y}.svg", attribution: "Natural Earth" };
