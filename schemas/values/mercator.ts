/** Side of a map tile in pixels (spec §9, map). */
export const tileSize = 256;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Point on the web mercator square, from 0 to 1 eastward and southward. */
export interface WorldPoint {
  x: number;
  y: number;
}

export function toWorld({ latitude, longitude }: Coordinates): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function toPlace({ x, y }: WorldPoint): Coordinates {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: (x - 0.5) * 360 };
}

/** Returns the side of the world in pixels at a zoom level. */
export function worldSize(zoom: number): number {
  return tileSize * 2 ** zoom;
}
