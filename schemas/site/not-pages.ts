/**
 * Paths of the portal, without a language prefix, that are not pages: sign-in, endpoints and files. Navigation, previews
 * and checks share this pattern. It is written out because every page loads it: a test compares it with own-paths.ts.
 */
export const notPages =
  /^\/(?:auth|security-provider|consent|assets|builds|cms|_ipx|tiles|_portal|livez|readyz)(?:\/|$)|\.[a-z0-9]{2,7}$/i;
