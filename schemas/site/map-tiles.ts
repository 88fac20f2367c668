/** Source of map tiles. */
export interface MapTiles {
  /** Address with {z}, {x}, {y} and optionally {theme}. */
  template: string;
  /** Attribution shown on the map. */
  attribution: string;
}

/** Tiles drawn by the portal; their geometry is in the public domain and attributed out of courtesy. */
export const ownTiles: MapTiles = { template: "/tiles/{theme}/{z}/{x}/{y}.svg", attribution: "Natural Earth" };
