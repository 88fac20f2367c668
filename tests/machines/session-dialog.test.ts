import { expect, test, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { announcedSeconds, sessionDialogMachine } from "#machines/session-dialog.ts";

const begin = Date.UTC(2026, 0, 15, 9);

test("opens with the remaining seconds and counts them down", () => {
  const { warn, remaining, state, clock } = start();
  expect(state()).toBe("closed");
  warn(120);
  expect([state(), remaining()]).toEqual(["counting", 120]);
  clock.increment(1000);
  expect(remaining()).toBe(119);
  clock.increment(59_000);
  expect(remaining()).toBe(60);
});

test("a started second counts as a whole one", () => {
  const { warn, remaining } = start();
  warn(1.2);
  expect(remaining()).toBe(2);
});

test.each([
  [120, [120, 60, 30, 10]],
  [95, [120, 60, 30, 10]],
  [60, [60, 30, 10]],
  [31, [60, 30, 10]],
  [9, [10]],
  [150, [120, 60, 30, 10]],
])("with %i seconds left each step is announced once, when it is reached", (seconds, expected) => {
  const { actor, warn, clock } = start();
  const announced: [number, number][] = [];
  actor.subscribe(({ context }) => {
    const { announced: step, remaining } = context;
    if (step !== null && step !== announced.at(-1)?.[0]) announced.push([step, remaining]);
  });
  warn(seconds);
  for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  expect(announced.map(([step]) => step)).toEqual(expected);
  const late = announced.filter(([step, remaining], index) => (index > 0 || seconds > 120) && step !== remaining);
  expect(late).toEqual([]);
});

test("a delayed countdown announces its current step, and none that it has passed", () => {
  const { actor, warn, clock } = start();
  warn(120);
  clock.increment(95_000);
  expect(actor.getSnapshot().context).toMatchObject({ remaining: 25, announced: 30 });
  expect(announcedSeconds.toSorted((a, b) => b - a)).toEqual(announcedSeconds);
});

test("the same warning again changes nothing; a later end restarts the countdown", () => {
  const { actor, warn, remaining, clock } = start();
  warn(120);
  clock.increment(90_000);
  const before = actor.getSnapshot().context;
  actor.send({ type: "warned", endsAt: begin + 120_000 });
  expect(actor.getSnapshot().context).toBe(before);
  actor.send({ type: "warned", endsAt: begin + 180_000 });
  expect([remaining(), actor.getSnapshot().context.announced]).toEqual([90, 120]);
});

test("at its end the idle time is checked, and again each second until the session has ended", () => {
  const { actor, warn, clock, state, remaining, expire } = start();
  warn(2);
  clock.increment(1000);
  expect([state(), remaining()]).toEqual(["counting", 1]);
  clock.increment(1000);
  expect([state(), remaining()]).toEqual(["over", 0]);
  expect(expire).toHaveBeenCalledOnce();
  actor.send({ type: "warned", endsAt: begin + 2000 });
  expect(expire).toHaveBeenCalledOnce();
  clock.increment(1000);
  expect(expire).toHaveBeenCalledTimes(2);
  actor.send({ type: "calmed" });
  clock.increment(10_000);
  expect(state()).toBe("closed");
  expect(expire).toHaveBeenCalledTimes(2);
});

test("a session that has already ended is checked at once", () => {
  const { warn, state, remaining, expire } = start();
  warn(-60);
  expect([state(), remaining()]).toEqual(["over", 0]);
  expect(expire).toHaveBeenCalledOnce();
});

test.each([
  ["continued", "keepAlive"],
  ["signedOut", "signOut"],
  ["calmed", null],
] as const)("%s closes it and does what was chosen (%s)", (type, chosen) => {
  const { actor, warn, state, clock, ...effects } = start();
  warn(120);
  actor.send({ type });
  expect(state()).toBe("closed");
  clock.increment(600_000);
  for (const name of ["keepAlive", "signOut", "expire"] as const) {
    expect(effects[name]).toHaveBeenCalledTimes(name === chosen ? 1 : 0);
  }
  warn(120);
  expect(state()).not.toBe("closed");
});

test("choices without a dialog are ignored", () => {
  const { actor, keepAlive, signOut, state } = start();
  for (const type of ["continued", "signedOut", "calmed"] as const) actor.send({ type });
  expect(state()).toBe("closed");
  expect([keepAlive, signOut].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

function start() {
  const clock = new SimulatedClock();
  const [keepAlive, signOut, expire] = [vi.fn(), vi.fn(), vi.fn()];
  const machine = sessionDialogMachine.provide({ actions: { keepAlive, signOut, expire } });
  const actor = createActor(machine, { clock, input: { now: () => begin + clock.now() } }).start();
  return {
    ...{ actor, clock, keepAlive, signOut, expire },
    warn: (seconds: number) => actor.send({ type: "warned", endsAt: begin + clock.now() + seconds * 1000 }),
    remaining: () => actor.getSnapshot().context.remaining,
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === "string" ? value : value.open;
    },
  };
}
