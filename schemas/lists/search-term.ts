/** Characters a search term has at least (spec §5, §9). */
export const shortestTerm = 3;
