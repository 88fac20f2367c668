import type { Coordinates } from "#schemas/values/mercator.ts";

/** The deepest zoom level of the map (spec §9). */
export const deepestZoom = 18;

export interface MapTiles {
  /** Address with {z}, {x}, {y} and optionally {theme}. */
  template: string;
  /** Attribution shown on the map. */
  attribution: string;
  /** Address of the place names, which browsers add, with {language} if they are translated; null for tiles with names. */
  names: string | null;
  /** The deepest zoom level at which the tiles help with orientation. */
  maxZoom: number;
}

/** A label of the built-in map, drawn separately from the tiles. */
export interface MapName extends Coordinates {
  text: string;
  kind: "country" | "region" | "capital" | "town" | "village";
  /** First and last zoom level at which it is shown. */
  from: number;
  to: number;
}

/** Built-in tiles, drawn by the portal. They have no streets, so that deeper levels would show nothing more. */
export const ownTiles: MapTiles = {
  template: "/tiles/{theme}/{z}/{x}/{y}.svg",
  attribution: "© OpenStreetMap contributors, GeoNames, GSHHG, Natural Earth",
  names: "/tiles/names.json",
  maxZoom: 12,
};

/** The same with the streets of a file in the schema of Protomaps. */
export const streetTiles: MapTiles = {
  ...ownTiles,
  attribution: "© OpenStreetMap contributors, Protomaps, GeoNames, GSHHG, Natural Earth",
  names: "/tiles/names-{language}.json",
  maxZoom: deepestZoom,
};
