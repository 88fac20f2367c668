import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { createRandom, type Random } from "#harness/content/random.ts";
import { idleLogoutMachine, idleTimeout, warningTime } from "#machines/idle-logout.ts";
import { sequences } from "./sequences.ts";

const minute = 60_000;
const begin = Date.UTC(2026, 0, 15, 9);
const day = 24 * 60 * minute;
const nearEnd = idleTimeout - warningTime;
const waits = [
  1,
  minute - 1,
  minute,
  5 * minute,
  nearEnd - 1,
  nearEnd,
  idleTimeout - 1,
  idleTimeout,
  idleTimeout + 1,
  day,
];
const types = ["authenticated", "active", "active", "checked", "stored", "stored", "unauthenticated"] as const;

test(`in ${sequences} random sequences nobody is idle and signed in, or signed out while active`, () => {
  let signOuts = 0;
  for (let seed = 0; seed < sequences; seed += 1) {
    const { problem, count } = runSequence(createRandom(seed));
    if (problem) expect.fail(`sequence ${seed}: ${problem}`);
    signOuts += count;
  }
  expect(signOuts).toBeGreaterThan(sequences / 10);
}, 600_000);

/** Sends events, lets time pass and changes the wall clock in random order. */
function runSequence(random: Random): { problem: string | null; count: number } {
  const clock = new SimulatedClock();
  let shift = begin;
  let count = 0;
  /** Time of the last activity in any tab. */
  let latest = 0;
  const now = () => clock.now() + shift;
  /** At each check a time in the future counts as now. */
  const settle = () => {
    latest = Math.min(latest, now());
  };
  const machine = idleLogoutMachine.provide({
    actions: {
      warn: settle,
      calm: settle,
      signOut: () => {
        count += 1;
      },
    },
  });
  const actor = createActor(machine, { input: { now }, clock }).start();
  const isOn = () => !actor.getSnapshot().matches("off");
  const trail: string[] = [];
  for (let steps = random.whole(2, 14); steps > 0; steps -= 1) {
    const before = count;
    let isChecked = true;
    if (random.percent(5)) {
      const ms = random.pick(waits) * (random.percent(50) ? 1 : -1);
      trail.push(`clock ${ms}`);
      shift += ms;
      isChecked = false;
    } else if (random.percent(45)) {
      const ms = random.pick(waits);
      trail.push(`+${ms}`);
      clock.increment(ms);
      isChecked = ms >= minute;
    } else {
      const type = random.pick(types);
      const at = someTime(random, now());
      trail.push(type === "stored" ? `stored ${at - begin}` : type);
      const isStored = type === "stored" && at >= 0 && at < Infinity;
      if (isOn()) {
        if (type === "active" && now() - latest <= idleTimeout) latest = now();
        if (isStored) latest = Math.max(latest, Math.min(at, now()));
      } else if (type === "authenticated") latest = now();
      isChecked = type !== "authenticated";
      actor.send({ type, at });
    }
    const isIdle = now() - latest > idleTimeout;
    if (isChecked && isOn() && isIdle) return { problem: `${trail.join(", ")}: idle and signed in`, count };
    if (count > before && !isIdle) return { problem: `${trail.join(", ")}: signed out though active`, count };
  }
  actor.stop();
  return { problem: null, count };
}

/** Returns a possible value in the storage: a near or distant time, or an invalid value. */
function someTime(random: Random, now: number): number {
  const near = now - random.pick(waits);
  return random.pick([near, near, near, now, now + minute, now + 2 ** 40, 0, -1, -Infinity, Infinity, Number.NaN]);
}
