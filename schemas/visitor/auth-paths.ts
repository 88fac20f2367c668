import { authBase, providerPath } from "./auth-prefixes.ts";

/** Paths of sign-in and sign-out on every site (spec §2.2, §7), also with each language prefix. */
export const authPaths = {
  base: authBase,
  login: "/auth/login",
  callback: "/auth/callback",
  /** Says that a sign-in has failed, at an address without what the provider returned. */
  failed: "/auth/failed",
  /** Page with the form for user name and password, which posts to itself. */
  signIn: "/auth/sign-in",
  logout: "/auth/logout",
  cleanup: "/auth/cleanup",
  /** Returns the signed-in user to scripts: GET. */
  session: "/auth/session",
  /** Confirms the session with the security provider: POST. */
  refresh: "/auth/refresh",
  /** Reports activity: POST with the parameter `idle`, the milliseconds since the last activity. */
  activity: "/auth/activity",
  /** Page for visitors who were signed out for being idle. */
  signedOut: "/auth/signed-out",
  /** Return from the sign-out page of an OpenID provider; the provider knows this address without a query. */
  ended: "/auth/ended",
  /** An OpenID provider reports ended sessions: POST. */
  backchannelLogout: "/auth/backchannel-logout",
  /** Public keys with which the portal proves itself to an OpenID provider. */
  keys: "/auth/jwks.json",
  provider: providerPath,
} as const;
