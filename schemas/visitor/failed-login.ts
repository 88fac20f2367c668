/** Reasons why a sign-in by user name and password failed, by the keys of their texts. */
export const loginProblems = ["usernameMissing", "passwordMissing", "wrong", "often", "unavailable"] as const;

export type LoginProblem = (typeof loginProblems)[number];

/** A failed sign-in (spec §3, error of the security context). An unknown user and a wrong password look the same. */
export interface FailedLogin {
  /** The entered user name, so that it need not be entered again. */
  username: string;
  problems: readonly [LoginProblem, ...LoginProblem[]];
}

/** Longest accepted user name and password, in characters. */
export const longestCredential = 200;

/** Fields of the sign-in form. The address to return to is the field `redirect`. */
export const loginFields = { username: "username", password: "password" } as const;
