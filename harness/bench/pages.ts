/** Addresses of the fixture pages that are measured. */
export const standardPage = "/rodina/pridavek-na-dite";
export const homePage = "/";
