/** Paths of sign-in and sign-out on every site (spec §2.2, §7), also with each language prefix. */
export const authPaths = {
  base: "/auth",
  login: "/auth/login",
  callback: "/auth/callback",
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
  provider: "/security-provider",
} as const;

export const authCookies = {
  /** Return address after sign-in; scripts write it too (spec §2.2). */
  redirect: "auth.redirect",
  /** Session id, by which scripts see whether there is a session and when it is replaced. */
  sessionId: "auth.session-id",
  /** Encrypted tokens, for the server only. */
  token: "auth.token",
  /** Encrypted time of the last activity, for the server only. */
  activity: "auth.activity",
  /** Marks a sign-in that was started in this browser. */
  login: "auth.login",
} as const;
