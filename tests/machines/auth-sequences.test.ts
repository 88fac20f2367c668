import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createRandom } from "#harness/content/random.ts";
import { missingOf, recordCoverage } from "#harness/machines/coverage.ts";
import { authMachine, TokenRefused } from "#machines/auth.ts";
import type { User } from "#schemas/visitor/user.ts";
import { sequences } from "./sequences.ts";

const user: User = { login: "jana", name: null, roles: [] };
const answers: readonly unknown[] = [["t1", "r1"], ["t3"], ["", "r"], ["t4", 7], [["t"], "r"], 7, null, {}];
const types = ["signInRequested", "sessionRequested", "refreshRequested", "signOutRequested"] as const;

type Tokens = { token: string | null; refreshToken: string | null };

interface Call extends PromiseWithResolvers<never> {
  isSession: boolean;
  resolve(output: unknown): void;
  /** Number of sign-outs before it began. */
  epoch: number;
}

/** Calls of the provider in the current sequence. */
let calls: Call[] = [];
let epoch = 0;

function call(isSession: boolean): Promise<never> {
  const made = { isSession, epoch, ...Promise.withResolvers<never>() };
  calls.push(made);
  return made.promise;
}

const machine = authMachine.provide({
  actors: {
    signIn: fromPromise<unknown>(() => call(false)),
    loadSession: fromPromise<User | null, Tokens>(() => call(true)),
    refresh: fromPromise<unknown, Tokens>(() => call(false)),
    signOut: fromPromise<void, Tokens>(() => call(false)),
  },
});

test(`in ${sequences} random sequences nobody is signed in without a session, and no token is left`, {
  timeout: 600_000,
}, async () => {
  const coverage = recordCoverage(machine);
  for (let seed = 0; seed < sequences; seed += 1) {
    const problem = await problemOf(seed);
    if (problem) expect.fail(`sequence ${seed}: ${problem}`);
  }
  expect(missingOf(machine, coverage).edges).toEqual([]);
});

/** Takes the machine through one sequence, up to the first step that breaks a rule. Answers may come late. */
async function problemOf(seed: number): Promise<string | null> {
  const random = createRandom(seed);
  [calls, epoch] = [[], 0];
  const token = random.percent(60) ? "t" : null;
  const refreshToken = token !== null && random.percent(70) ? "r" : null;
  const isRefreshEnabled = random.percent(75);
  const actor = createActor(machine, { input: { token, refreshToken, isRefreshEnabled, tokensOf } }).start();
  const trail: string[] = [];
  /** Sign-outs before the last session that the provider confirmed. */
  let confirmed = -1;
  let hasBegun = false;

  for (let steps = random.whole(2, 11); steps > 0; steps -= 1) {
    const asked = random.percent(50) ? calls.at(-1) : calls[random.whole(0, calls.length)];
    if (asked && random.percent(55)) {
      const isConfirmed = asked.isSession && random.percent(75);
      trail.push(`answer ${calls.indexOf(asked)}`);
      calls = calls.filter((other) => other !== asked);
      if (random.percent(70)) {
        if (isConfirmed) confirmed = Math.max(confirmed, asked.epoch);
        asked.resolve(asked.isSession ? (isConfirmed ? user : null) : random.pick([["t1", "r1"], ...answers]));
      } else asked.reject(random.percent(50) ? new TokenRefused() : new Error("down"));
      await Promise.resolve();
    } else {
      const type = random.pick(types);
      trail.push(type);
      if (type === "signOutRequested") epoch += 1;
      actor.send({ type });
    }
    hasBegun ||= calls.length > 0;
    const { value, context } = actor.getSnapshot();
    const tokens = [context.token, context.refreshToken, context.leaving.token, context.leaving.refreshToken];
    if (value === "authenticated" && confirmed !== epoch) return `${trail.join(", ")}: signed in without a session`;
    if (value === "unauthenticated" && hasBegun && (tokens.some(Boolean) || context.data))
      return `${trail.join(", ")}: tokens are left`;
  }
  actor.stop();
  return null;
}

function tokensOf(answer: unknown) {
  const [token, refreshToken]: unknown[] = Array.isArray(answer) ? answer : [];
  return { token, refreshToken };
}
