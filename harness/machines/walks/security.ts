import { securityMachine } from "#machines/security.ts";
import { type Walked, walkStart } from "../walk.ts";

const user = { login: "jana", name: null, roles: [] };
const other = { login: "petr", name: null, roles: [] };
const expiration = 300_000;

const isCurrent = { done: "restore", output: { user, timestamp: walkStart } };
const isOld = { done: "restore", output: { user, timestamp: walkStart - expiration - 1 } };
const loggedIn = { type: "loginSucceeded", user } as const;
const ended = { type: "endedElsewhere" } as const;
const logout = { type: "logoutRequested", reason: "chosen" } as const;

export const security: Walked<typeof securityMachine> = {
  machine: securityMachine,
  walks: [
    (now) => ({
      input: { user: null, expiration, now },
      steps: [{ type: "loginRequested" }, { type: "loginFailed", error: null }, loggedIn, ended],
    }),
    (now) => ({
      input: { user, expiration, now },
      steps: [
        isCurrent,
        { type: "refreshRequested" },
        { type: "refreshRequested", force: true },
        { done: "refresh", output: user },
        ended,
      ],
    }),
    (now) => ({
      input: { user, expiration, now },
      steps: [
        { done: "restore", output: { user: other, timestamp: walkStart } },
        { done: "refresh", output: other },
      ],
    }),
    (now) => ({ input: { user, expiration, now }, steps: [isOld, { fails: "refresh" }] }),
    (now) => ({ input: { user, expiration, now }, steps: [ended] }),
    (now) => ({
      input: { user, expiration, now },
      steps: [{ fails: "restore" }, logout, { done: "logout" }, logout, { fails: "logout" }],
    }),
  ],
};
