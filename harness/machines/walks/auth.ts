import { authMachine, TokenRefused } from "#machines/auth.ts";
import type { Walked } from "../walk.ts";

const user = { login: "jana", name: null, roles: [] };
const tokens = { token: "t1", refreshToken: "r1" };
const minute = 60_000;

const signIn = { type: "signInRequested", body: {} } as const;
const isSession = { done: "loadSession", output: user };
const isRefused = { fails: "loadSession", error: new TokenRefused() };

function input(now: () => number) {
  const read = (answer: unknown) => ({ token: answer, refreshToken: answer });
  return { ...tokens, isRefreshEnabled: true, tokenLifetime: 10 * minute, tokensOf: read, now };
}

export const auth: Walked<typeof authMachine> = {
  machine: authMachine,
  walks: [
    (now) => ({
      input: input(now),
      steps: [
        signIn,
        { done: "signIn", output: "t2" },
        isSession,
        { type: "sessionRequested" },
        isSession,
        { type: "refreshRequested" },
        { done: "refresh", output: "t3" },
        isSession,
        { passes: 10 * minute },
        { done: "refresh", output: 3 },
        signIn,
        { done: "signIn", output: ["t"] },
        signIn,
        { fails: "signIn", error: new TokenRefused() },
      ],
    }),
    (now) => ({
      input: input(now),
      steps: [
        { type: "sessionRequested" },
        isRefused,
        { done: "refresh", output: "t2" },
        isRefused,
        { type: "sessionRequested", force: true },
        { done: "loadSession", output: null },
      ],
    }),
    (now) => ({
      input: input(now),
      steps: [{ type: "sessionRequested" }, isSession, { type: "refreshRequested" }, { fails: "refresh" }],
    }),
    (now) => ({
      input: { ...input(now), isRefreshEnabled: false },
      steps: [
        { type: "sessionRequested" },
        isSession,
        { type: "refreshRequested" },
        isSession,
        { passes: 10 * minute },
        { type: "sessionEnded" },
      ],
    }),
    (now) => ({
      input: input(now),
      steps: [
        { type: "signOutRequested" },
        { type: "signOutRequested" },
        { type: "sessionEnded" },
        { done: "signOut" },
        { type: "sessionRequested" },
        { type: "signOutRequested" },
        { fails: "signOut" },
      ],
    }),
  ],
};
