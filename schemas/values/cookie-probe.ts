/** Path where a site tells pages of other sites whether its cookies reach it from there. */
export const probePaths = { set: "/probe/cookie/set", check: "/probe/cookie/check" } as const;
