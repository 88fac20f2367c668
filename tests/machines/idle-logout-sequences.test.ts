import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { createRandom, type Random } from "#harness/content/random.ts";
import { missingOf, recordCoverage } from "#harness/machines/coverage.ts";
import { idleLogoutMachine } from "#machines/idle-logout.ts";
import { sequences } from "./sequences.ts";

const minute = 60_000;
const limit = 30 * minute;
const warning = 28 * minute;
const epoch = Date.UTC(2026, 0, 15, 9);

const waits = [
  1,
  1000,
  minute - 1,
  minute,
  5 * minute,
  warning - 1,
  warning,
  limit - 1,
  limit,
  limit + 1,
  26 * 60 * minute,
];
const setBacks = [1, minute, limit, 24 * 60 * minute];
const types = ["authenticated", "active", "active", "checked", "stored", "stored", "unauthenticated"] as const;

/** Effects of the current sequence. */
let done = { signOuts: 0, isWarned: false };

const machine = idleLogoutMachine.provide({
  actions: {
    signOut: () => {
      done.signOuts += 1;
    },
    warn: () => {
      done.isWarned = true;
    },
    calm: () => {
      done.isWarned = false;
    },
  },
});

test(`${sequences} random sequences keep the rules of the idle logout`, { timeout: 600_000 }, () => {
  const coverage = recordCoverage(machine);
  let signOuts = 0;
  for (let seed = 0; seed < sequences; seed += 1) {
    const problem = problemOf(seed);
    if (problem) expect.fail(`sequence ${seed}: ${problem}`);
    signOuts += done.signOuts;
  }
  expect(missingOf(machine, coverage).edges).toEqual([]);
  expect(signOuts).toBeGreaterThan(sequences / 10);
});

/** Takes the machine through one sequence, up to the first step that breaks a rule. */
function problemOf(seed: number): string | null {
  const random = createRandom(seed);
  const clock = new SimulatedClock();
  let shift = epoch;
  const now = () => clock.now() + shift;
  done = { signOuts: 0, isWarned: false };
  const actor = createActor(machine, { input: { now }, clock }).start();
  const trail: string[] = [];
  /** When somebody was last known to be there. */
  let latest = 0;

  for (let steps = random.whole(2, 14); steps > 0; steps -= 1) {
    const before = done.signOuts;
    const isTime = random.percent(50);
    if (isTime && random.percent(10)) {
      const ms = random.pick(setBacks);
      shift += random.percent(50) ? -ms : ms;
      latest = Math.min(latest, now());
      trail.push(`clock ${now() - epoch}`);
    } else if (isTime) {
      const ms = random.pick(waits);
      trail.push(`+${ms}`);
      clock.increment(ms);
    } else {
      const type = random.pick(types);
      const at = someTime(random, now());
      trail.push(type === "stored" ? `stored ${at - epoch}` : type);
      const wasOn = !actor.getSnapshot().matches("off");
      const isLate = wasOn && now() - latest > limit;
      if ((type === "active" && wasOn && !isLate) || (type === "authenticated" && !wasOn)) latest = now();
      if (type === "stored" && wasOn && at >= 0 && at < Infinity) latest = Math.max(latest, Math.min(at, now()));
      actor.send({ type, at });
      const { value, context } = actor.getSnapshot();
      const isOver = now() - context.lastActive > limit;
      if (value !== "off" && isOver && type !== "authenticated") return `${trail.join(", ")}: idle and signed in`;
    }
    const { value } = actor.getSnapshot();
    const isWarned = typeof value !== "string" && value.on === "warned";
    if (done.isWarned !== isWarned) return `${trail.join(", ")}: the warning does not go with the state`;
    if (done.signOuts > before && now() - latest <= limit) return `${trail.join(", ")}: signed out though active`;
  }
  actor.stop();
  return null;
}

/** Possible values in the storage: times near and far, and invalid ones. */
function someTime(random: Random, now: number): number {
  const near = now - random.pick(waits);
  return random.pick([near, near, near, now, now + minute, now + 2 ** 40, 0, -1, -Infinity, Infinity, Number.NaN]);
}
