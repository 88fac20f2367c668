import { expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { authMachine, TokenRefused } from "#machines/auth.ts";
import type { User } from "#schemas/visitor/user.ts";
import { settle } from "./settle.ts";

const user: User = { login: "jana", name: null, roles: [] };

test("signing in stores the tokens, loads the user, and is authenticated", async () => {
  const { actor, status, answer, asked, context } = start();
  actor.send({ type: "signInRequested" });
  expect([status(), asked("signIn")]).toEqual(["loading", [null]]);
  await answer("signIn", { token: "t1", refreshToken: "r1" });
  expect([status(), asked("loadSession")]).toEqual(["loading", [{ token: "t1", refreshToken: "r1" }]]);
  await answer("loadSession", user);
  expect(status()).toBe("authenticated");
  expect(context()).toMatchObject({ token: "t1", refreshToken: "r1", data: user, error: null });
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
  actor.send({ type: "signInRequested" });
  await answer("signIn", said);
  expect(status()).toBe("unauthenticated");
  expect(log).toHaveBeenCalledExactlyOnceWith("token expected", said);
  expect(asked("loadSession")).toEqual([]);
  expect(context()).toMatchObject(nobody);
});

test("without a configured refresh no refresh token is needed or stored", async () => {
  const { actor, status, answer, asked, context } = start({ isRefreshEnabled: false });
  actor.send({ type: "signInRequested" });
  await answer("signIn", { token: "t1", refreshToken: 7 });
  await answer("loadSession", user);
  expect(context()).toMatchObject({ token: "t1", refreshToken: null });
  actor.send({ type: "refreshRequested" });
  expect([status(), asked("refresh"), asked("loadSession").length]).toEqual(["loading", [], 2]);
});

test("without a token no session is loaded", () => {
  const { actor, status, asked } = start({ token: null, refreshToken: null });
  actor.send({ type: "sessionRequested" });
  expect([status(), asked("loadSession")]).toEqual(["unauthenticated", []]);
});

test("an answer without a session clears data and tokens", async () => {
  const { actor, status, answer, context, log } = start();
  actor.send({ type: "sessionRequested" });
  await answer("loadSession", null);
  expect(status()).toBe("unauthenticated");
  expect(context()).toMatchObject({ ...nobody, error: null });
  expect(log).toHaveBeenCalledExactlyOnceWith("no session");
});

test("a refused token is refreshed once; if the new token is refused too, it is not", async () => {
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
    if (failing === "signIn") actor.send({ type: "signInRequested" });
    else actor.send({ type: "sessionRequested" });
    if (failing === "refresh") await answer("loadSession", new TokenRefused());
    await answer(failing, down);
    expect(status()).toBe("unauthenticated");
    expect(context()).toMatchObject({ ...nobody, error: down });
    expect(log).toHaveBeenCalledExactlyOnceWith("failure", down);
    expect(asked("refresh")).toHaveLength(failing === "refresh" ? 1 : 0);
  },
);

test("the next attempt clears the previous error", async () => {
  const { actor, answer, context } = start();
  actor.send({ type: "signInRequested" });
  await answer("signIn", new Error("down"));
  actor.send({ type: "signInRequested" });
  await answer("signIn", {});
  expect(context().error).toBeNull();
});

test("signing out clears first, then notifies the provider with the former tokens", async () => {
  const { actor, status, answer, asked, context } = await startSignedIn();
  actor.send({ type: "signOutRequested" });
  expect(status()).toBe("unauthenticated");
  expect(context()).toMatchObject(nobody);
  expect(asked("signOut")).toEqual([{ token: "t", refreshToken: "r" }]);
  await answer("signOut", undefined);
  expect(JSON.stringify(context())).not.toMatch(/"[tr]"/);
});

test("if the provider fails at signing out, the visitor is still signed out", async () => {
  const { actor, status, answer, log } = await startSignedIn();
  actor.send({ type: "signOutRequested" });
  actor.send({ type: "signOutRequested" });
  await answer("signOut", new Error("down"));
  expect(status()).toBe("unauthenticated");
  expect(log).toHaveBeenCalledExactlyOnceWith("failure", new Error("down"));
});

test.each(["signIn", "loadSession", "refresh"] as const)(
  "whoever signs out while %s is under way stays signed out, whatever it answers",
  async (late) => {
    const { actor, status, answer, context } = start();
    if (late === "signIn") actor.send({ type: "signInRequested" });
    else actor.send({ type: "sessionRequested" });
    if (late === "refresh") await answer("loadSession", new TokenRefused());
    actor.send({ type: "signOutRequested" });
    await answer("signOut", undefined);
    await answer(late, late === "loadSession" ? user : { token: "t2", refreshToken: "r2" });
    expect(status()).toBe("unauthenticated");
    expect(context()).toMatchObject(nobody);
  },
);

test("without bindings nobody is signed in, and the error says so", async () => {
  const actor = createActor(authMachine, { input: { ...settings, tokensOf } }).start();
  actor.send({ type: "sessionRequested" });
  await settle();
  expect(actor.getSnapshot().value).toBe("unauthenticated");
  expect(actor.getSnapshot().context.error).toEqual(new Error("Not implemented"));
});

const nobody = { token: null, refreshToken: null, data: null };
const settings = { token: "t", refreshToken: "r", isRefreshEnabled: true };

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
}

function start(options: Options = {}) {
  const calls: Asked[] = [];
  const log = vi.fn();
  const ask = (name: Name, input: unknown) => {
    const call = { name, input, ...Promise.withResolvers<never>() };
    calls.push(call);
    return call.promise;
  };
  const machine = authMachine.provide({
    actors: {
      signIn: fromPromise<unknown>(() => ask("signIn", null)),
      loadSession: fromPromise(({ input }) => ask("loadSession", input)),
      refresh: fromPromise(({ input }) => ask("refresh", input)),
      signOut: fromPromise(({ input }) => ask("signOut", input)),
    },
    actions: {
      logTokenExpected: (_, { answer }) => log("token expected", answer),
      logNoSession: () => log("no session"),
      logFailure: (_, { error }) => log("failure", error),
    },
  });
  const input = { ...settings, ...options, tokensOf };
  const actor = createActor(machine, { input }).start();
  return {
    actor,
    log,
    status: () => {
      const snapshot = actor.getSnapshot();
      if (snapshot.hasTag("loading")) return "loading";
      return snapshot.matches("authenticated") ? "authenticated" : "unauthenticated";
    },
    context: () => actor.getSnapshot().context,
    asked: (name: Name) => calls.filter((call) => call.name === name).map((call) => call.input),
    /** Resolves the last call of a name; an error rejects it. */
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
