import type { MapTiles } from "#portal/contract/site/map-tiles.ts";

/** Plain tiles, as stories have no tile server; stories test what is on top of them. */
export const plainTiles: MapTiles = {
  template:
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='256' height='256'%3E%3Cpath fill='%23dde6f0' d='M0 0h256v256H0z'/%3E%3C/svg%3E#{z}/{x}/{y}",
  attribution: "Natural Earth",
  names: null,
  maxZoom: 18,
};
