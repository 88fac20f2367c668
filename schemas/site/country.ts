/** The ends of the country in degrees: a position beyond them is a slip of the pen. */
export const czechia = { south: 48.5, north: 51.1, west: 12, east: 18.9 };
