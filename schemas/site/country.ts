/** Bounds of the country in degrees; a position outside is treated as a mistake. */
export const czechia = { south: 48.5, north: 51.1, west: 12, east: 18.9 };
