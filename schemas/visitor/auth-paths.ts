/** Addresses of signing in and out on every site (spec §2.2, §7); none of these is a page. */
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
  provider: "/security-provider",
} as const;

export const authCookies = {
  /** Return address after signing in; scripts write it too (spec §2.2). */
  redirect: "auth.redirect",
  /** The id of the session: scripts see by it that there is one, and when another one begins. */
  sessionId: "auth.session-id",
  /** The tokens, encrypted; for the server alone. */
  token: "auth.token",
  /** A sign-in has begun in this browser. */
  login: "auth.login",
} as const;
