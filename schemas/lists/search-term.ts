/** Minimal length of a search term in characters (spec §5, §9). */
export const shortestTerm = 3;
