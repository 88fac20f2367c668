/** Where the images come from that maps are made of. */
export interface MapTiles {
  /** An address with {z}, {x}, {y} and maybe {theme} in it. */
  template: string;
  /** Whose work they are. */
  attribution: string;
}

/** The tiles that the portal draws itself; their geometry is in the public domain, named out of courtesy. */
export const ownTiles: MapTiles = { template: "/tiles/{theme}/{z}/{x}/{y}.svg", attribution: "Natural Earth" };
