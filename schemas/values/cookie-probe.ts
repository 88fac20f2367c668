/** Paths of the cookie probe, by which pages of other sites test whether browsers send this site's cookies. */
export const probePaths = { set: "/probe/cookie/set", check: "/probe/cookie/check" } as const;
