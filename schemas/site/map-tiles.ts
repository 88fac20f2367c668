import type { Place } from "../values/mercator.ts";

/** Source of map tiles. */
export interface MapTiles {
  /** Address with {z}, {x}, {y} and optionally {theme}. */
  template: string;
  /** Attribution shown on the map. */
  attribution: string;
}

/** A name on the portal's own map, which stands on no tile. */
export interface MapName extends Place {
  text: string;
  kind: "country" | "region" | "capital" | "town";
  /** First and last zoom level at which it may be shown. */
  from: number;
  to: number;
}

/** Address of the names that belong to the portal's own tiles, the most important first. */
export const mapNamesPath = "/tiles/names.json";

/** Tiles drawn by the portal; their geometry is in the public domain and attributed out of courtesy. */
export const ownTiles: MapTiles = { template: "/tiles/{theme}/{z}/{x}/{y}.svg", attribution: "Natural Earth" };
