/** Addresses of signing in and out on every site (spec §2.2, §7), also behind the prefix of each language. */
export const authPaths = {
  base: "/auth",
  login: "/auth/login",
  callback: "/auth/callback",
  logout: "/auth/logout",
  cleanup: "/auth/cleanup",
  /** Answers scripts with the signed-in user: GET. */
  session: "/auth/session",
  /** Asks the security provider anew: POST. */
  refresh: "/auth/refresh",
  /** Notes that the visitor is active: POST with the parameter `idle`, the milliseconds since the last activity. */
  activity: "/auth/activity",
  /** The page for visitors who were signed out for being idle. */
  signedOut: "/auth/signed-out",
  provider: "/security-provider",
} as const;

export const authCookies = {
  /** Return address after signing in; scripts write it too (spec §2.2). */
  redirect: "auth.redirect",
  /** The id of the session: scripts see by it that there is one, and when another one begins. */
  sessionId: "auth.session-id",
  /** The tokens, encrypted; for the server alone. */
  token: "auth.token",
  /** When the visitor was last active, encrypted; for the server alone. */
  activity: "auth.activity",
  /** A sign-in has begun in this browser. */
  login: "auth.login",
} as const;
