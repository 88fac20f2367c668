/** Start of all paths of sign-in. */
export const authBase = "/auth";

/** Start of the paths that lead to the security provider. */
export const providerPath = "/security-provider";
