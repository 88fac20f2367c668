import { expect, test, vi } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { authMachine, authStatus, TokenRefused } from "#machines/auth.ts";
import type { User } from "#schemas/visitor/user.ts";

const user: User = { login: "jana", name: null, roles: [] };
const minute = 60_000;

test("signing in keeps the tokens, asks who it is, and is signed in", async () => {
  const { actor, status, answer, asked, context } = start();
  actor.send({ type: "signInRequested", body: { a: 1 } });
  expect([status(), asked("signIn")]).toEqual(["loading", [{ body: { a: 1 } }]]);
  await answer("signIn", { token: "t1", refreshToken: "r1" });
  expect([status(), asked("loadSession")]).toEqual(["loading", [{ token: "t1", refreshToken: "r1" }]]);
  await answer("loadSession", user);
  expect(status()).toBe("authenticated");
  expect(context()).toMatchObject({ token: "t1", refreshToken: "r1", data: user, lastRefreshedAt: 0, error: null });
});

test.each([
  {},
  null,
  "t1",
  { token: 7, refreshToken: "r1" },
  { token: ["t1"], refreshToken: "r1" },
  { token: "", refreshToken: "r1" },
  { token: "t1" },
  { token: "t1", refreshToken: null },
])("an answer without the tokens, as strings, is logged and signs nobody in (%j)", async (said) => {
  const { actor, status, answer, asked, context, log } = start();
  actor.send({ type: "signInRequested", body: {} });
  await answer("signIn", said);
  expect(status()).toBe("unauthenticated");
  expect(log).toHaveBeenCalledExactlyOnceWith("token expected", said);
  expect(asked("loadSession")).toEqual([]);
  expect(context()).toMatchObject(nobody);
});

test("where no refresh is configured no refresh token is asked for or kept", async () => {
  const { actor, status, answer, asked, context } = start({ isRefreshEnabled: false });
  actor.send({ type: "signInRequested", body: {} });
  await answer("signIn", { token: "t1", refreshToken: 7 });
  await answer("loadSession", user);
  expect(context()).toMatchObject({ token: "t1", refreshToken: null });
  actor.send({ type: "refreshRequested" });
  expect([status(), asked("refresh"), asked("loadSession").length]).toEqual(["loading", [], 2]);
});

test("without a token nothing is asked for, unless it is forced", () => {
  const { actor, status, asked } = start({ token: null, refreshToken: null });
  actor.send({ type: "sessionRequested" });
  expect([status(), asked("loadSession")]).toEqual(["unauthenticated", []]);
  actor.send({ type: "sessionRequested", force: true });
  expect([status(), asked("loadSession").length]).toEqual(["loading", 1]);
});

test("an answer that holds no session clears data and tokens", async () => {
  const { actor, status, answer, context, log } = start();
  actor.send({ type: "sessionRequested" });
  await answer("loadSession", null);
  expect(status()).toBe("unauthenticated");
  expect(context()).toMatchObject({ ...nobody, error: null });
  expect(log).toHaveBeenCalledExactlyOnceWith("no session");
});

test("a token that is refused is exchanged once; a new one that is refused as well is not", async () => {
  const { actor, status, answer, asked, context } = start();
  actor.send({ type: "sessionRequested" });
  await answer("loadSession", new TokenRefused());
  expect([status(), asked("refresh")]).toEqual(["loading", [{ token: "t", refreshToken: "r" }]]);
  await answer("refresh", { token: "t2", refreshToken: "r2" });
  await answer("loadSession", new TokenRefused());
  expect([status(), asked("refresh").length]).toEqual(["unauthenticated", 1]);
  expect(context()).toMatchObject({ ...nobody, error: new TokenRefused() });
});

test.each(["signIn", "loadSession", "refresh"] as const)(
  "a provider that is down at %s signs nobody in, exchanges nothing and says why",
  async (failing) => {
    const down = new Error("down");
    const { actor, status, answer, asked, context, log } = start();
    if (failing === "signIn") actor.send({ type: "signInRequested", body: {} });
    else actor.send({ type: "sessionRequested" });
    if (failing === "refresh") await answer("loadSession", new TokenRefused());
    await answer(failing, down);
    expect(status()).toBe("unauthenticated");
    expect(context()).toMatchObject({ ...nobody, error: down });
    expect(log).toHaveBeenCalledExactlyOnceWith("failure", down);
    expect(asked("refresh")).toHaveLength(failing === "refresh" ? 1 : 0);
  },
);

test("what went wrong once is forgotten by the next attempt", async () => {
  const { actor, answer, context } = start();
  actor.send({ type: "signInRequested", body: {} });
  await answer("signIn", new Error("down"));
  actor.send({ type: "signInRequested", body: {} });
  await answer("signIn", {});
  expect(context().error).toBeNull();
});

test("signing out clears first, then tells the provider with the tokens that were, then redirects", async () => {
  const { actor, status, answer, asked, context, redirect } = await startSignedIn();
  actor.send({ type: "signOutRequested" });
  expect(status()).toBe("unauthenticated");
  expect(context()).toMatchObject(nobody);
  expect(asked("signOut")).toEqual([{ token: "t", refreshToken: "r" }]);
  expect(redirect).not.toHaveBeenCalled();
  await answer("signOut", undefined);
  expect(redirect).toHaveBeenCalledOnce();
  expect(JSON.stringify(context())).not.toMatch(/"[tr]"/);
});

test("a provider that fails at signing out changes nothing of it", async () => {
  const { actor, status, answer, redirect, log } = await startSignedIn();
  actor.send({ type: "signOutRequested" });
  actor.send({ type: "signOutRequested" });
  await answer("signOut", new Error("down"));
  expect(status()).toBe("unauthenticated");
  expect(log).toHaveBeenCalledExactlyOnceWith("failure", new Error("down"));
  expect(redirect).toHaveBeenCalledOnce();
});

test.each(["signIn", "loadSession", "refresh"] as const)(
  "whoever signs out while %s is under way stays signed out, whatever it answers",
  async (late) => {
    const { actor, status, answer, context } = start();
    if (late === "signIn") actor.send({ type: "signInRequested", body: {} });
    else actor.send({ type: "sessionRequested" });
    if (late === "refresh") await answer("loadSession", new TokenRefused());
    actor.send({ type: "signOutRequested" });
    await answer("signOut", undefined);
    await answer(late, late === "loadSession" ? user : { token: "t2", refreshToken: "r2" });
    expect(status()).toBe("unauthenticated");
    expect(context()).toMatchObject(nobody);
  },
);

test("a token is exchanged when its lifetime has passed, which reloading the session does not put off", async () => {
  const { actor, answer, asked, clock } = await startSignedIn({ tokenLifetime: 10 * minute });
  for (let passed = 0; passed < 9; passed += 1) {
    clock.increment(minute);
    actor.send({ type: "sessionRequested" });
    await answer("loadSession", user);
  }
  clock.increment(minute - 1);
  expect(asked("refresh")).toHaveLength(0);
  clock.increment(1);
  expect(asked("refresh")).toHaveLength(1);
  await answer("refresh", { token: "t2", refreshToken: "r2" });
  await answer("loadSession", user);
  clock.increment(10 * minute - 1);
  expect(asked("refresh")).toHaveLength(1);
  clock.increment(1);
  expect(asked("refresh")).toHaveLength(2);
});

test.each([null, 0, -1, Number.NaN])(
  "a token whose lifetime is %s is never exchanged by itself",
  async (tokenLifetime) => {
    const { asked, clock } = await startSignedIn({ tokenLifetime });
    for (let year = 0; year < 3; year += 1) clock.increment(365 * 24 * 60 * minute);
    expect(asked("refresh")).toEqual([]);
  },
);

test.each([2 ** 31, 2 ** 40, Infinity])("a lifetime of %s is no more than a timer holds", async (tokenLifetime) => {
  const clock = new SimulatedClock();
  const set = vi.spyOn(clock, "setTimeout");
  await startSignedIn({ tokenLifetime, clock });
  expect(set).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 2 ** 31 - 1);
});

test("without any binding nobody is signed in and nothing is pretended", async () => {
  const actor = createActor(authMachine, { input: { ...settings, tokensOf, now: () => 0 } }).start();
  actor.send({ type: "sessionRequested" });
  await settle();
  expect(actor.getSnapshot().value).toBe("unauthenticated");
  expect(actor.getSnapshot().context.error).toEqual(new Error("Not implemented"));
});

const nobody = { token: null, refreshToken: null, data: null, lastRefreshedAt: null };
const settings = { token: "t", refreshToken: "r", isRefreshEnabled: true, tokenLifetime: null };

function tokensOf(answer: unknown) {
  const { token, refreshToken }: Record<string, unknown> = { ...(typeof answer === "object" && answer) };
  return { token, refreshToken };
}

type Name = "signIn" | "loadSession" | "refresh" | "signOut";
interface Asked extends PromiseWithResolvers<never> {
  name: Name;
  input: unknown;
  resolve(output: unknown): void;
}

interface Options {
  token?: string | null;
  refreshToken?: string | null;
  isRefreshEnabled?: boolean;
  tokenLifetime?: number | null;
  clock?: SimulatedClock;
}

function start({ clock = new SimulatedClock(), ...options }: Options = {}) {
  const calls: Asked[] = [];
  const [log, redirect] = [vi.fn(), vi.fn()];
  const ask = (name: Name, input: unknown) => {
    const call = { name, input, ...Promise.withResolvers<never>() };
    calls.push(call);
    return call.promise;
  };
  const machine = authMachine.provide({
    actors: {
      signIn: fromPromise<unknown, { body: unknown }>(({ input }) => ask("signIn", input)),
      loadSession: fromPromise(({ input }) => ask("loadSession", input)),
      refresh: fromPromise(({ input }) => ask("refresh", input)),
      signOut: fromPromise(({ input }) => ask("signOut", input)),
    },
    actions: {
      logTokenExpected: (_, { answer }) => log("token expected", answer),
      logNoSession: () => log("no session"),
      logFailure: (_, { error }) => log("failure", error),
      redirect,
    },
  });
  const input = { ...settings, ...options, tokensOf, now: () => clock.now() };
  const actor = createActor(machine, { input, clock }).start();
  return {
    actor,
    clock,
    log,
    redirect,
    status: () => authStatus(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    asked: (name: Name) => calls.filter((call) => call.name === name).map((call) => call.input),
    /** Answers the last call of a name; an error rejects it. */
    answer: async (name: Name, output: unknown) => {
      const call = calls.findLast((each) => each.name === name);
      if (!call) throw new Error(`Nobody has asked for ${name}.`);
      if (output instanceof Error) call.reject(output);
      else call.resolve(output);
      await settle();
    },
  };
}

async function startSignedIn(options: Options = {}) {
  const started = start(options);
  started.actor.send({ type: "sessionRequested" });
  await started.answer("loadSession", user);
  expect(started.status()).toBe("authenticated");
  return started;
}

async function settle(): Promise<void> {
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
}
