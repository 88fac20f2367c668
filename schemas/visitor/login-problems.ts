import type { Problem } from "#schemas/forms/problems.ts";
import type { FailedLogin, LoginProblem, loginFields } from "./failed-login.ts";

interface LoginFieldProblem extends Problem {
  field: (typeof loginFields)[keyof typeof loginFields];
}

/**
 * The problems of fields by the problem of a failed sign-in; none for those that are about no field. Browsers load this
 * file, so it imports no zod.
 */
export const loginFieldProblems: Readonly<Record<LoginProblem, readonly LoginFieldProblem[]>> = {
  usernameMissing: [{ field: "username", code: "required", params: {} }],
  passwordMissing: [{ field: "password", code: "required", params: {} }],
  wrong: [
    { field: "username", code: "invalid", params: {} },
    { field: "password", code: "invalid", params: { other: "username" } },
  ],
  often: [],
  unavailable: [],
};

/** True for the name of a problem. */
export function isLoginProblem(value: unknown): value is LoginProblem {
  return typeof value === "string" && Object.hasOwn(loginFieldProblems, value);
}

/** Problems that are about no field. */
export const loginRefusals = ["often", "unavailable"] as const satisfies readonly LoginProblem[];

export type LoginRefusal = (typeof loginRefusals)[number];

/** Returns the refusal among the problems; null when they are all about fields. */
export function refusalOf(problems: readonly LoginProblem[]): LoginRefusal | null {
  return loginRefusals.find((refusal) => problems.includes(refusal)) ?? null;
}

/** Status of the page that shows a failed sign-in. */
export function statusOfLogin({ problems }: FailedLogin): 422 | 429 | 503 {
  const statuses = { often: 429, unavailable: 503 } as const;
  const refusal = refusalOf(problems);
  return refusal === null ? 422 : statuses[refusal];
}
