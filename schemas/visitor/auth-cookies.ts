/** Names of the cookies of sign-in that scripts read or write. */
export const authCookies = {
  /** Return address after sign-in; scripts write it too (spec §2.2). */
  redirect: "auth.redirect",
  /** Session id, by which scripts see whether there is a session and when it is replaced. */
  sessionId: "auth.session-id",
} as const;

/** Names of the cookies of sign-in for the server only. */
export const hiddenCookies = {
  /** Encrypted tokens. */
  token: "auth.token",
  /** Encrypted time of the last activity. */
  activity: "auth.activity",
  /** Marks a sign-in that was started in this browser. */
  login: "auth.login",
} as const;
