import { createActor, SimulatedClock } from "xstate";
import { createRandom, type Random } from "#harness/content/random.ts";
import { idleLogoutMachine } from "#machines/idle-logout.ts";

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
let done = { stores: 0, signOuts: 0, isWarned: false };

/** The machine with counted effects. */
export const idleLogoutUnderTest = idleLogoutMachine.provide({
  actions: {
    store: () => {
      done.stores += 1;
    },
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

/** Runs machine and model through the random sequence of a seed; returns the first difference or violated rule, or null. */
export function idleLogoutProblem(seed: number): string | null {
  const random = createRandom(seed);
  const clock = new SimulatedClock();
  let shift = epoch;
  const now = () => clock.now() + shift;
  done = { stores: 0, signOuts: 0, isWarned: false };
  const actor = createActor(idleLogoutUnderTest, { input: { now }, clock }).start();
  const model = createModel(now, () => clock.now());
  const trail: string[] = [];
  /** Time of the last known activity. */
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
      model.passed();
    } else {
      const type = random.pick(types);
      const at = someTime(random, now());
      trail.push(type === "stored" ? `stored ${at - epoch}` : type);
      const wasOn = !actor.getSnapshot().matches("off");
      const isLate = wasOn && now() - latest > limit;
      if ((type === "active" && wasOn && !isLate) || (type === "authenticated" && !wasOn)) latest = now();
      if (type === "stored" && wasOn && at >= 0 && at < Infinity) latest = Math.max(latest, Math.min(at, now()));
      actor.send({ type, at });
      model.receive(type, at);
      const { value, context } = actor.getSnapshot();
      const isOver = now() - context.lastActive > limit;
      if (value !== "off" && isOver && type !== "authenticated") return `${trail.join(", ")}: idle and signed in`;
    }
    const { value, context } = actor.getSnapshot();
    const status = typeof value === "string" ? value : value.on;
    const seen = JSON.stringify({ ...done, status, lastActive: status === "off" ? null : context.lastActive });
    const due = JSON.stringify(model.view());
    if (seen !== due) return `${trail.join(", ")}: it is ${seen}, the model says ${due}`;
    if (done.signOuts > before && now() - latest <= limit) return `${trail.join(", ")}: signed out though active`;
  }
  actor.stop();
  return null;
}

/** Hand-written model of the idle logout, with one timer that is restarted by each check. */
function createModel(now: () => number, timer: () => number) {
  let [isOn, isWarned, last, lastCheck, stores, signOuts] = [false, false, 0, 0, 0, 0];

  function look(): void {
    last = Math.min(last, now());
    lastCheck = timer();
    isWarned = now() - last >= warning;
    if (now() - last <= limit) return;
    [isOn, isWarned] = [false, false];
    signOuts += 1;
  }
  function note(): void {
    last = now();
    stores += 1;
    if (isWarned || !isOn) lastCheck = timer();
    [isOn, isWarned] = [true, false];
  }
  function receive(type: string, at: number): void {
    if (!isOn) {
      if (type === "authenticated") note();
    } else if (type === "unauthenticated") {
      [isOn, isWarned] = [false, false];
    } else if (type === "stored") {
      if (at >= 0 && at < Infinity) last = Math.min(Math.max(at, last), now());
      look();
    } else if (type === "checked" || (type === "active" && now() - last > limit)) {
      look();
    } else if (type === "active") {
      note();
    }
  }
  function passed(): void {
    if (isOn && timer() - lastCheck >= minute) look();
  }
  function view() {
    const status = isOn ? (isWarned ? "warned" : "waiting") : "off";
    return { stores, signOuts, isWarned, status, lastActive: isOn ? last : null };
  }
  return { receive: receive, passed, view };
}

/** Returns a possible value in the storage: a near or distant time, or an invalid value. */
function someTime(random: Random, now: number): number {
  const near = now - random.pick(waits);
  return random.pick([near, near, near, now, now + minute, now + 2 ** 40, 0, -1, -Infinity, Infinity, Number.NaN]);
}

/** Returns the sign-outs of the last sequence. */
export function signOutsOfLast(): number {
  return done.signOuts;
}
