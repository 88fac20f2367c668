import { expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import {
  type Credentials,
  type SecurityEvent,
  SessionEnded,
  type SignedIn,
  securityMachine,
} from "#machines/security.ts";
import type { StoredSession, User } from "#schemas/visitor/user.ts";
import { settle } from "./settle.ts";

const user: User = { login: "jana", name: "Jana", roles: [] };
const other: User = { login: "petr", name: "Petr", roles: [] };
const credentials = { username: "jana", password: "s3cret" };
const expiration = 300_000;
const tokenLifetime = 600_000;
const begin = Date.UTC(2026, 0, 15, 9);

test("a document without a user is logged out, requests nothing and removes the stored session", async () => {
  const { state, asked, stored } = await start({ user: null });
  expect(state()).toBe("loggedOut");
  expect(asked).toEqual([]);
  expect(stored).toEqual([null]);
});

test("a session stored within the expiration is current, and refreshed whenever the token's lifetime has passed", async () => {
  const { actor, asked, state, answer, wait } = await start({ stored: { user, timestamp: begin } });
  expect(state()).toBe("loggedIn.current");
  wait(tokenLifetime - 1);
  expect(asked).toEqual(["restore"]);
  wait(1);
  expect(asked).toEqual(["restore", "refresh"]);
  await answer("refresh", { ...user, name: "Jana Nová" });
  expect(actor.getSnapshot().context).toMatchObject({ user: { name: "Jana Nová" }, timestamp: begin + tokenLifetime });
  wait(tokenLifetime);
  expect(asked).toEqual(["restore", "refresh", "refresh"]);
});

test.each([null, 0, -1, Number.NaN])(
  "a token with a lifetime of %s is never refreshed automatically",
  async (lifetime) => {
    const { asked, wait } = await start({ stored: { user, timestamp: begin }, lifetime });
    for (let year = 0; year < 3; year += 1) wait(365 * 24 * 3_600_000);
    expect(asked).toEqual(["restore"]);
  },
);

test.each([2 ** 31, 2 ** 40, Infinity])("a lifetime of %s is limited to what a timer supports", async (lifetime) => {
  const { asked, wait } = await start({ stored: { user, timestamp: begin }, lifetime });
  wait(2 ** 31 - 2);
  expect(asked).toEqual(["restore"]);
  wait(1);
  expect(asked).toEqual(["restore", "refresh"]);
});

test.each([begin - expiration - 1, begin + 1, 0, -1, Number.NaN, Infinity, -Infinity])(
  "a session stored at %s is refreshed",
  async (timestamp) => {
    const { state, asked, answer, stored } = await start({ stored: { user, timestamp } });
    expect([state(), asked]).toEqual(["loggedIn.refreshing", ["restore", "refresh"]]);
    await answer("refresh", user);
    expect(state()).toBe("loggedIn.current");
    expect(stored).toEqual([{ user, timestamp: begin }]);
  },
);

test.each([null, { user: other, timestamp: begin }])(
  "the document's user is refreshed when %j was stored",
  async (stored) => {
    const { actor, state } = await start({ stored });
    expect(state()).toBe("loggedIn.refreshing");
    expect(actor.getSnapshot().context.user).toEqual(user);
  },
);

test("a stored session that was tampered with logs out and is removed", async () => {
  const { actor, state, stored, answer, goToLogout, logFailure } = await start({ stored: new Error("tampered") });
  expect(state()).toBe("loggingOut");
  expect(actor.getSnapshot().context).toMatchObject({ user: null, timestamp: null, error: new Error("tampered") });
  expect(stored).toEqual([null]);
  expect(logFailure).toHaveBeenCalledOnce();
  await answer("logout", undefined);
  expect(goToLogout).toHaveBeenCalledOnce();
});

test("an ended session clears everything and leaves the page", async () => {
  const { actor, state, answer, stored, leave, logFailure } = await start({ stored: null });
  await answer("refresh", new SessionEnded("401"));
  expect(state()).toBe("loggedOut");
  expect(actor.getSnapshot().context).toMatchObject({ user: null, timestamp: null, error: new SessionEnded("401") });
  expect(stored).toEqual([null]);
  expect([leave, logFailure].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("an outage ends nothing: the refresh is retried with growing pauses of at most a minute", async () => {
  const { actor, state, answer, asked, leave, stored, wait, warnOfOutage, endOutage } = await start({ stored: null });
  for (const pause of [2, 4, 8, 16, 32, 60, 60]) {
    await answer("refresh", new Error("503"));
    expect(state()).toBe("loggedIn.unconfirmed");
    expect(actor.getSnapshot().context.user).toEqual(user);
    const before = asked.length;
    wait(pause * 1000 - 1);
    expect(asked).toHaveLength(before);
    wait(1);
    expect(asked).toHaveLength(before + 1);
  }
  expect([leave.mock.calls, stored, warnOfOutage.mock.calls.length]).toEqual([[], [], 7]);
  await answer("refresh", user);
  expect([state(), endOutage.mock.calls.length]).toEqual(["loggedIn.current", 1]);
  expect(actor.getSnapshot().context).toMatchObject({ user, failures: 0, error: null });
});

test.each([
  ["a logout", { type: "logoutRequested", reason: "idle" }, "loggingOut"],
  ["the end of the session elsewhere", { type: "endedElsewhere" }, "loggedOut"],
] as const)("during an outage %s counts as at any other time", async (_, event, expected) => {
  const { actor, state, answer } = await start({ stored: null });
  await answer("refresh", new Error("503"));
  actor.send(event);
  expect(state()).toBe(expected);
});

test("a refresh that returns another user hides and leaves the page", async () => {
  const { actor, state, answer, stored, leave } = await start({ stored: null });
  await answer("refresh", other);
  expect(state()).toBe("loggedOut");
  expect(actor.getSnapshot().context.user).toBeNull();
  expect(stored).toEqual([null]);
  expect(leave).toHaveBeenCalledOnce();
});

test("logging out clears everything first, then ends the session, then goes to the logout address", async () => {
  const { actor, state, asked, answer, stored, goToLogout } = await start({ stored: { user, timestamp: begin } });
  actor.send({ type: "logoutRequested", reason: "idle" });
  actor.send({ type: "logoutRequested", reason: "chosen" });
  expect(actor.getSnapshot().context).toMatchObject({ user: null, timestamp: null, error: null });
  expect([asked, stored]).toEqual([["restore", "logout idle"], [null]]);
  expect(goToLogout).not.toHaveBeenCalled();
  await answer("logout", undefined);
  expect(goToLogout).toHaveBeenCalledOnce();
  expect(state()).toBe("loggedOut");
});

test("a failed logout navigates to the logout address all the same", async () => {
  const { actor, answer, goToLogout, logFailure } = await start({ stored: { user, timestamp: begin } });
  actor.send({ type: "logoutRequested", reason: "chosen" });
  await answer("logout", new Error("down"));
  expect([goToLogout, logFailure].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("the result of a refresh after a logout is ignored", async () => {
  const { actor, state, answer, stored } = await start({ stored: null });
  actor.send({ type: "logoutRequested", reason: "chosen" });
  await answer("refresh", user);
  expect([state(), actor.getSnapshot().context.user, stored]).toEqual(["loggingOut", null, [null]]);
});

test.each([["restore"], ["refresh"], ["current"]])(
  "a session that ended elsewhere leaves the page (%s)",
  async (when) => {
    const { actor, tell, state, answer, stored, leave, goToLogout } = await start({
      isOpen: when === "restore",
      stored: null,
    });
    if (when === "current") await answer("refresh", user);
    stored.length = 0;
    tell({ type: "endedElsewhere" });
    tell({ type: "endedElsewhere" });
    if (when !== "current") await answer(when, when === "refresh" ? user : { user, timestamp: begin });
    expect([state(), actor.getSnapshot().context.user, stored]).toEqual(["loggedOut", null, [null]]);
    expect([leave, goToLogout].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  },
);

test("a sign-in sets user and time, clears the error, stores them and goes to the page, and keeps no password", async () => {
  const { actor, state, asked, answer, stored, goTo } = await start({ user: null });
  actor.send({ type: "loginRequested", credentials });
  expect([state(), asked, goTo.mock.calls]).toEqual(["loggingIn", ["login jana s3cret"], []]);
  await answer("login", { user, address: "/rodina" });
  const { context } = actor.getSnapshot();
  expect([state(), context.user, context.timestamp, context.error]).toEqual(["loggedIn.current", user, begin, null]);
  expect(stored).toEqual([null, { user, timestamp: begin }]);
  expect(goTo.mock.calls.map(([, { address }]) => address)).toEqual(["/rodina"]);
  expect(JSON.stringify(context)).not.toContain(credentials.password);
});

test("a failed sign-in clears the user, stores the error in the context only and can be tried again", async () => {
  const { actor, state, answer, stored, goTo, showLoginError } = await start({ user: null });
  actor.send({ type: "loginRequested", credentials });
  await answer("login", new Error("refused"));
  const { user: shown, timestamp, error } = actor.getSnapshot().context;
  expect([state(), shown, timestamp, error]).toEqual(["loggedOut", null, null, new Error("refused")]);
  expect([stored, goTo.mock.calls, showLoginError.mock.calls.length]).toEqual([[null, null], [], 1]);
  actor.send({ type: "loginRequested", credentials });
  await answer("login", { user, address: "/" });
  expect([state(), actor.getSnapshot().context.error]).toEqual(["loggedIn.current", null]);
});

test("a second sign-in while one is under way is ignored, and a signed-in visitor cannot sign in again", async () => {
  const { actor, asked, answer } = await start({ user: null });
  const request = () => actor.send({ type: "loginRequested", credentials });
  request();
  request();
  await answer("login", { user, address: "/" });
  request();
  expect(asked).toEqual(["login jana s3cret"]);
});

test("without any binding nobody stays signed in", async () => {
  const actor = createActor(securityMachine, { input: { user, expiration, tokenLifetime, now: () => begin } }).start();
  await settle();
  expect(actor.getSnapshot().value).toBe("loggedOut");
  expect(actor.getSnapshot().context.error).toEqual(new Error("Not implemented"));
});

interface Call extends PromiseWithResolvers<never> {
  name: string;
  resolve(output: unknown): void;
}

interface Options {
  user?: User | null;
  /** The restored session; an error when it was tampered with. */
  stored?: StoredSession | Error | null;
  /** True while it is still being restored. */
  isOpen?: boolean;
  lifetime?: number | null;
}

async function start({
  user: known = user,
  stored: restored = null,
  isOpen = false,
  lifetime = tokenLifetime,
}: Options) {
  const clock = new SimulatedClock();
  const now = () => begin + clock.now();
  let tell: (event: SecurityEvent) => void = () => {};
  const calls: Call[] = [];
  const asked: string[] = [];
  const stored: (StoredSession | null)[] = [];
  const [logFailure, goToLogout, leave] = [vi.fn(), vi.fn(), vi.fn()];
  const [warnOfOutage, endOutage, showLoginError] = [vi.fn(), vi.fn(), vi.fn()];
  const goTo = vi.fn<(_: unknown, params: { address: string }) => void>();
  const ask = (name: string, detail?: string) => {
    const call = { name, ...Promise.withResolvers<never>() };
    calls.push(call);
    asked.push(detail ? `${name} ${detail}` : name);
    return call.promise;
  };
  const machine = securityMachine.provide({
    actors: {
      restore: fromPromise<StoredSession | null>(() => ask("restore")),
      refresh: fromPromise<User>(() => ask("refresh")),
      login: fromPromise<SignedIn, Credentials>(({ input: { username, password } }) =>
        ask("login", `${username} ${password}`),
      ),
      logout: fromPromise(({ input }) => ask("logout", input.reason)),
      environment: fromCallback<SecurityEvent>(({ sendBack }) => {
        tell = sendBack;
      }),
    },
    actions: {
      persist: ({ context }) =>
        stored.push(context.user && context.timestamp ? { user: context.user, timestamp: context.timestamp } : null),
      logFailure,
      goToLogout,
      goTo,
      showLoginError,
      leave,
      warnOfOutage,
      endOutage,
    },
  });
  const actor = createActor(machine, {
    input: { user: known, expiration, tokenLifetime: lifetime, now },
    clock,
  }).start();
  const answer = async (name: string, output: unknown) => {
    const call = calls.findLast((each) => each.name === name);
    if (output instanceof Error) call?.reject(output);
    else call?.resolve(output);
    await settle();
    expect(call).toBeDefined();
  };
  if (known && !isOpen) await answer("restore", restored);
  return {
    actor,
    answer,
    asked,
    stored,
    logFailure,
    goToLogout,
    goTo,
    showLoginError,
    leave,
    warnOfOutage,
    endOutage,
    tell: (event: SecurityEvent) => tell(event),
    wait: (ms: number) => clock.increment(ms),
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === "string" ? value : `loggedIn.${value.loggedIn}`;
    },
  };
}
