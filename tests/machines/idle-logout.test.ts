import { expect, test, vi } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { type IdleLogoutEvent, idleLogoutMachine } from "#machines/idle-logout.ts";

const minute = 60_000;
const begin = Date.UTC(2026, 0, 15, 9);

test("runs while signed in and stops at any other status", () => {
  const { actor, isWatching, store } = start();
  expect(isWatching()).toBe(false);
  actor.send({ type: "authenticated" });
  expect(isWatching()).toBe(true);
  expect(store).toHaveBeenCalledExactlyOnceWith(begin);
  actor.send({ type: "unauthenticated" });
  expect(isWatching()).toBe(false);
});

test("signs out at the first check after more than 30 minutes without activity", () => {
  const { wait, signOut, isWatching } = startSignedIn();
  wait(30);
  expect(signOut).not.toHaveBeenCalled();
  wait(1);
  expect(signOut).toHaveBeenCalledOnce();
  expect(isWatching()).toBe(false);
  wait(60);
  expect(signOut).toHaveBeenCalledOnce();
});

test("activity is recorded and stored, and restarts the 30 minutes", () => {
  const { actor, wait, signOut, store, warn } = startSignedIn();
  wait(27);
  actor.send({ type: "active" });
  expect(store).toHaveBeenLastCalledWith(begin + 27 * minute);
  wait(27);
  expect(warn).not.toHaveBeenCalled();
  wait(3);
  expect(signOut).not.toHaveBeenCalled();
  wait(1);
  expect(signOut).toHaveBeenCalledOnce();
});

test("an active visitor is still checked every 60 seconds", () => {
  const { actor, clock, signOut, sleep } = startSignedIn();
  sleep(31);
  clock.increment(59_000);
  expect(signOut).not.toHaveBeenCalled();
  clock.increment(1000);
  expect(signOut).toHaveBeenCalledOnce();
  actor.send({ type: "authenticated" });
  for (let second = 0; second < 600; second += 1) {
    clock.increment(1000);
    actor.send({ type: "active" });
  }
  expect(signOut).toHaveBeenCalledOnce();
});

test("warns two minutes before, and withdraws the warning on activity here", () => {
  const { actor, wait, warn, calm, signOut } = startSignedIn();
  wait(28);
  expect(warn).toHaveBeenCalledExactlyOnceWith(begin);
  calm.mockClear();
  actor.send({ type: "active" });
  expect(calm).toHaveBeenCalledOnce();
  wait(29);
  expect(signOut).not.toHaveBeenCalled();
  expect(warn).toHaveBeenLastCalledWith(begin + 28 * minute);
});

test("activity in another tab withdraws the warning; old news does not", () => {
  const { actor, wait, state, calm } = startSignedIn();
  wait(28);
  calm.mockClear();
  for (const at of [begin, begin - minute, 0, -1, Number.NaN, Infinity, -Infinity]) actor.send({ type: "stored", at });
  expect(state()).toBe("warned");
  expect(calm).not.toHaveBeenCalled();
  actor.send({ type: "stored", at: begin + 20 * minute });
  expect(state()).toBe("waiting");
  expect(calm).toHaveBeenCalledOnce();
});

test("activity in another tab that is about to expire too postpones the end", () => {
  const { actor, wait, warn, state } = startSignedIn();
  wait(29);
  actor.send({ type: "stored", at: begin + 30_000 });
  expect(state()).toBe("warned");
  expect(warn).toHaveBeenLastCalledWith(begin + 30_000);
});

test.each(["active", "checked", "stored"] as const)(
  "after a sleep of 31 minutes %s signs out before anything else",
  (type) => {
    const { actor, sleep, signOut, store, warn } = startSignedIn();
    store.mockClear();
    sleep(31);
    actor.send({ type, at: begin });
    expect(signOut).toHaveBeenCalledOnce();
    expect(store).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  },
);

test.each(["active", "checked", "stored"] as const)(
  "who slept with the warning on show is signed out by %s",
  (type) => {
    const { actor, wait, sleep, signOut, calm } = startSignedIn();
    wait(28);
    calm.mockClear();
    sleep(60);
    actor.send({ type, at: begin });
    expect(signOut).toHaveBeenCalledOnce();
    expect(calm).toHaveBeenCalledOnce();
  },
);

test("a tab that slept while another was in use follows it", () => {
  const { actor, sleep, signOut, state } = startSignedIn();
  sleep(120);
  actor.send({ type: "stored", at: begin + 119 * minute });
  actor.send({ type: "checked" });
  expect(signOut).not.toHaveBeenCalled();
  expect(state()).toBe("waiting");
});

test("a time in the future counts as now, so that it does not extend the session", () => {
  const { actor, wait, signOut } = startSignedIn();
  actor.send({ type: "stored", at: begin + 365 * 24 * 60 * minute });
  wait(30);
  expect(signOut).not.toHaveBeenCalled();
  wait(1);
  expect(signOut).toHaveBeenCalledOnce();
});

test("after the clock is set back, a session lasts 30 minutes at most", () => {
  const { sleep, wait, signOut } = startSignedIn();
  sleep(-24 * 60);
  wait(1);
  wait(30);
  expect(signOut).not.toHaveBeenCalled();
  wait(1);
  expect(signOut).toHaveBeenCalledOnce();
});

test("a warning is withdrawn when the clock is set back, and when somebody signs out elsewhere", () => {
  const { actor, wait, sleep, calm, warn } = startSignedIn();
  wait(28);
  calm.mockClear();
  sleep(-10);
  actor.send({ type: "checked" });
  expect(calm).toHaveBeenCalledOnce();
  wait(10);
  expect(warn).toHaveBeenCalledTimes(2);
  calm.mockClear();
  actor.send({ type: "unauthenticated" });
  expect(calm).toHaveBeenCalledOnce();
});

test("signing in again after an idle logout starts a new period", () => {
  const { actor, wait, signOut } = startSignedIn();
  wait(31);
  wait(600);
  actor.send({ type: "authenticated" });
  wait(30);
  expect(signOut).toHaveBeenCalledOnce();
});

function start() {
  const clock = new SimulatedClock();
  let shift = begin;
  let isWatching = false;
  const [store, warn, calm, signOut] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const machine = idleLogoutMachine.provide({
    actors: {
      activity: fromCallback<IdleLogoutEvent>(() => {
        isWatching = true;
        return () => {
          isWatching = false;
        };
      }),
    },
    actions: {
      store: ({ context }) => store(context.lastActive),
      warn: ({ context }) => warn(context.lastActive),
      calm: () => calm(),
      signOut: () => signOut(),
    },
  });
  const actor = createActor(machine, { clock, input: { now: () => clock.now() + shift } }).start();
  const state = () => actor.getSnapshot().value;
  return {
    ...{ actor, clock, store, warn, calm, signOut },
    isWatching: () => isWatching,
    state: () => {
      const value = state();
      return typeof value === "string" ? value : value.on;
    },
    /** Advances minute by minute, as timers fire. */
    wait: (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) clock.increment(minute);
    },
    /** Advances only the wall clock. */
    sleep: (minutes: number) => {
      shift += minutes * minute;
    },
  };
}

function startSignedIn() {
  const started = start();
  started.actor.send({ type: "authenticated" });
  return started;
}
