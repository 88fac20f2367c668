/** Addresses of the fixtures' pages that stand for their kind. */
export const standardPage = "/rodina/pridavek-na-dite";
export const homePage = "/";
