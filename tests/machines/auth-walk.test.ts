import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { createRandom, type Random } from "#harness/content/random.ts";
import { authMachine, TokenRefused, type Tokens } from "#machines/auth.ts";
import type { User } from "#schemas/visitor/user.ts";
import { sequences } from "./sequences.ts";
import { settle } from "./settle.ts";

const user: User = { login: "jana", name: null, roles: [] };
const answers: readonly unknown[] = [
  ["t1", "r1"],
  ["t2", "r2"],
  ["t3"],
  ["", "r"],
  ["t4", 7],
  [["t"], "r"],
  7,
  null,
  {},
];
const types = ["signInRequested", "sessionRequested", "refreshRequested", "signOutRequested"] as const;

test(`in ${sequences} random sequences only a confirmed session signs in, and nothing is left after it`, async () => {
  let signedIn = 0;
  for (let seed = 0; seed < sequences; seed += 1) {
    const { problem, hasSignedIn } = await runSequence(createRandom(seed));
    if (problem) expect.fail(`sequence ${seed}: ${problem}`);
    signedIn += Number(hasSignedIn);
  }
  expect(signedIn).toBeGreaterThan(sequences / 10);
}, 600_000);

/** A call of the provider by the machine, which a sequence answers at any time. */
interface Call extends PromiseWithResolvers<never> {
  name: string;
  resolve(output: unknown): void;
  /** True for a session with a user. */
  isConfirmed?: boolean;
}

/** Sends events and answers calls, also outdated ones, in random order. */
async function runSequence(random: Random): Promise<{ problem: string | null; hasSignedIn: boolean }> {
  const calls: Call[] = [];
  const ask = (name: string) => {
    const call = { name, ...Promise.withResolvers<never>() };
    calls.push(call);
    return call.promise;
  };
  const machine = authMachine.provide({
    actors: {
      signIn: fromPromise<unknown>(() => ask("signIn")),
      loadSession: fromPromise<User | null, Tokens>(() => ask("loadSession")),
      refresh: fromPromise<unknown, Tokens>(() => ask("refresh")),
      signOut: fromPromise<void, Tokens>(() => ask("signOut")),
    },
  });
  const token = random.percent(60) ? "t" : null;
  const refreshToken = token !== null && random.percent(70) ? "r" : null;
  const input = { token, refreshToken, isRefreshEnabled: random.percent(75), tokensOf };
  const actor = createActor(machine, { input }).start();
  const trail: string[] = [];
  let hasSignedIn = false;
  for (let steps = random.whole(2, 11); steps > 0; steps -= 1) {
    const call = random.percent(60) ? calls.at(-1) : calls[random.whole(0, calls.length)];
    if (call && random.percent(55)) {
      trail.push(`${call.name} ${calls.indexOf(call)}`);
      answer(call, random);
      await settle();
    } else {
      const type = random.pick(types);
      trail.push(type);
      actor.send({ type });
    }
    const { value, context } = actor.getSnapshot();
    // A sign-out is a call too, and so is every refresh.
    const isConfirmed = calls.at(-1)?.isConfirmed === true;
    hasSignedIn ||= isConfirmed;
    const { token, refreshToken, data, leaving } = context;
    const isLeft = [token, refreshToken, data, leaving.token, leaving.refreshToken].some((each) => each !== null);
    const problem = problemOf(String(value), { isConfirmed, isLeft: isLeft && calls.length > 0 });
    if (problem) return { problem: `${trail.join(", ")}: ${problem}`, hasSignedIn };
  }
  actor.stop();
  return { problem: null, hasSignedIn };
}

function problemOf(status: string, { isConfirmed, isLeft }: { isConfirmed: boolean; isLeft: boolean }): string | null {
  if (status === "authenticated" && !isConfirmed) return "signed in without a confirmed session";
  if (status !== "authenticated" && isConfirmed) return `${status} in spite of a confirmed session`;
  return status === "unauthenticated" && isLeft ? "signed out, and tokens or data are left" : null;
}

function answer(call: Call, random: Random): void {
  const isAnswered = call.isConfirmed !== undefined;
  const isAnswer = random.percent(70);
  const session = random.percent(75) ? user : null;
  const tokens = random.percent(50) ? ["t1", "r1"] : random.pick(answers);
  if (!isAnswered) call.isConfirmed = isAnswer && call.name === "loadSession" && session !== null;
  if (isAnswer) call.resolve(call.name === "loadSession" ? session : tokens);
  else call.reject(random.percent(50) ? new TokenRefused() : new Error("down"));
}

function tokensOf(answer: unknown) {
  const [token, refreshToken]: unknown[] = Array.isArray(answer) ? answer : [];
  return { token, refreshToken };
}
