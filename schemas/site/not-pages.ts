/**
 * Paths of the portal, without a language prefix, that are not pages: sign-in, endpoints and files. Navigation, previews
 * and checks share this list.
 */
export const notPages =
  /^\/(?:auth|security-provider|consent|assets|builds|cms|_ipx|tiles|_portal|livez|readyz)(?:\/|$)|\.[a-z0-9]{2,7}$/i;
