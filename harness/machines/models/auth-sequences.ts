import { createActor, fromPromise } from "xstate";
import { createRandom, type Random } from "#harness/content/random.ts";
import { authMachine, TokenRefused } from "#machines/auth.ts";
import { type AuthSettings, type Call, createAuthModel } from "./auth-model.ts";

const user = { login: "jana", name: null, roles: [] };
const answers: readonly unknown[] = [
  ["t1", "r1"],
  ["t2", "r2"],
  ["t5", "r5"],
  ["t3"],
  ["", "r"],
  ["t4", 7],
  [["t"], "r"],
  7,
  null,
  {},
];
const types = ["signInRequested", "sessionRequested", "refreshRequested", "signOutRequested"] as const;

interface PendingCall extends Call {
  promise: Promise<never>;
  resolve(output: unknown): void;
  reject(error: unknown): void;
  /** Number of sign-outs before the call. */
  epoch: number;
}

/** Calls of the provider in the current sequence. */
let pendingCalls: PendingCall[] = [];
let epoch = 0;

function ask(name: Call["name"], { token, refreshToken }: Omit<Call, "name">): Promise<never> {
  const call = { name, token, refreshToken, epoch, ...Promise.withResolvers<never>() };
  pendingCalls.push(call);
  return call.promise;
}

/** The machine with provider calls that a sequence answers. */
export const authUnderTest = authMachine.provide({
  actors: {
    signIn: fromPromise<unknown>(() => ask("signIn", { token: null, refreshToken: null })),
    loadSession: fromPromise(({ input }) => ask("loadSession", input)),
    refresh: fromPromise(({ input }) => ask("refresh", input)),
    signOut: fromPromise(({ input }) => ask("signOut", input)),
  },
});

/** Runs machine and model through the random sequence of a seed; returns the first difference or violated rule, or null. */
export async function authProblem(seed: number): Promise<string | null> {
  const random = createRandom(seed);
  [pendingCalls, epoch] = [[], 0];
  const settings = someSettings(random);
  const input = { ...settings, tokensOf };
  const actor = createActor(authUnderTest, { input }).start();
  const model = createAuthModel(settings);
  const trail: string[] = [];
  let awaited: PendingCall | undefined;
  /** Number of the last session that the provider confirmed. */
  let confirmed = -1;
  let hasBegun = false;

  for (let steps = random.whole(2, 11); steps > 0; steps -= 1) {
    const before = model.view();
    const count = pendingCalls.length;
    const answered = random.percent(50) ? awaited : pendingCalls[random.whole(0, pendingCalls.length)];
    const call = random.percent(55) ? answered : undefined;
    if (call) {
      trail.push(`${call.name}${call === awaited ? "" : " late"}`);
      const isRefused = random.percent(50);
      const answer = {
        tokens: random.percent(50) ? ["t1", "r1"] : random.pick(answers),
        user: random.percent(75) ? user : null,
      };
      if (random.percent(70)) {
        call.resolve(call.name === "loadSession" ? answer.user : answer.tokens);
        if (call === awaited) model.answered(answer);
        if (call === awaited && call.name === "loadSession" && answer.user) confirmed = call.epoch;
      } else {
        call.reject(isRefused ? new TokenRefused() : new Error("down"));
        if (call === awaited) model.failed(isRefused);
      }
      await Promise.resolve();
    } else {
      const type = random.pick(types);
      trail.push(type);
      if (type === "signOutRequested") epoch += 1;
      actor.send({ type });
      model.sent(type);
    }
    const { value, context } = actor.getSnapshot();
    const view = model.view();
    const isCalled = view.call !== null && view.call !== before.call;
    hasBegun ||= isCalled || epoch > 0;
    if (view.call === null || isCalled) awaited = isCalled ? pendingCalls.at(-1) : undefined;
    const shown = { status: value, token: context.token, refreshToken: context.refreshToken, user: context.data };
    const seen = JSON.stringify({ ...shown, calls: pendingCalls.length, last: isCalled && nameOf(awaited) });
    const { call: expected, ...rest } = view;
    const due = JSON.stringify({ ...rest, calls: count + Number(isCalled), last: isCalled && nameOf(expected) });
    if (seen !== due) return `${trail.join(", ")}: it is ${seen}, the model says ${due}`;
    if (value === "authenticated" && confirmed !== epoch) return `${trail.join(", ")}: signed in without a session`;
    const hasToken = [context.token, context.refreshToken, context.leaving.token, context.leaving.refreshToken].some(
      Boolean,
    );
    if (value === "unauthenticated" && hasBegun && (hasToken || context.data))
      return `${trail.join(", ")}: tokens are left`;
  }
  actor.stop();
  return null;
}

function someSettings(random: Random): AuthSettings {
  const token = random.percent(60) ? "t" : null;
  const refreshToken = token !== null && random.percent(70) ? "r" : null;
  return { token, refreshToken, isRefreshEnabled: random.percent(75) };
}

function tokensOf(answer: unknown) {
  const [token, refreshToken]: unknown[] = Array.isArray(answer) ? answer : [];
  return { token, refreshToken };
}

function nameOf(call: Call | null | undefined): string {
  return call ? `${call.name} ${call.token} ${call.refreshToken}` : "nothing";
}
