/** Addresses of the fixture pages that are measured. */
export const standardPage = "/prace/minimalni-mzda";
export const homePage = "/";
