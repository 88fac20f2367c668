/** Pixels of a tile's side (spec §9, map). */
export const tileSize = 256;

export interface Point {
  x: number;
  y: number;
}

/** Where a place in degrees lies on the whole world's map at a zoom, in pixels. */
export function toWorld(longitude: number, latitude: number, zoom: number): Point {
  const size = tileSize * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The place of a pixel, in degrees: the way back. */
export function toDegrees({ x, y }: Point, zoom: number): { longitude: number; latitude: number } {
  const size = tileSize * 2 ** zoom;
  return {
    longitude: (x / size - 0.5) * 360,
    latitude: (Math.atan(Math.sinh((0.5 - y / size) * 2 * Math.PI)) * 180) / Math.PI,
  };
}
