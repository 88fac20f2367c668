import {
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  SimulatedClock,
} from "xstate";
import type { createCoverage } from "./coverage.ts";
import { edgesOf } from "./edges.ts";

/** What happens to an actor: an event, the end of what it has asked for, time that passes with its timers or, asleep, without them. */
type Step<Event> =
  | Event
  | { done: string; output?: unknown }
  | { fails: string; error?: unknown }
  | { passes: number }
  | { asleep: number };

interface Walk<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  steps: readonly Step<EventFromLogic<Machine>>[];
}

/** A machine and walks through it, which together take each of its edges. */
export interface Walked<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine;
  walks: readonly ((now: () => number) => Walk<Machine>)[];
}

/** The time at which walks begin. */
export const walkStart = Date.UTC(2026, 0, 15, 9);

/** Starts an actor and takes it along a walk; the coverage notes what it does. */
export async function takeWalk(
  machine: AnyStateMachine,
  walk: Walked["walks"][number],
  { inspect, watch }: ReturnType<typeof createCoverage>,
): Promise<void> {
  const clock = new SimulatedClock();
  let slept = 0;
  const { input, steps } = walk(() => walkStart + clock.now() + slept);
  const underWay = new Map<string, PromiseWithResolvers<unknown>>();
  const ask = (name: string) => {
    const answer = Promise.withResolvers<unknown>();
    underWay.set(name, answer);
    return answer.promise;
  };
  const asked = askedBy(machine).map((name) => [name, fromPromise(() => ask(name))] as const);
  const provided = machine.provide({ actors: Object.fromEntries(asked) });
  watch(provided);
  const actor = createActor(provided, { input, inspect, clock }).start();
  for (const step of steps) {
    if ("passes" in step) clock.increment(step.passes);
    else if ("asleep" in step) slept += step.asleep;
    else if ("done" in step) answerOf(underWay, step.done).resolve(step.output);
    else if ("fails" in step) answerOf(underWay, step.fails).reject(step.error);
    else actor.send(step);
    // An answer is heard by whoever waits for it before the next step.
    await Promise.resolve();
  }
  if (actor.getSnapshot().status !== "active") throw new Error("The walk has ended the machine.");
  actor.stop();
}

/** What a machine waits for. */
function askedBy(machine: AnyStateMachine): string[] {
  const names = edgesOf(machine).flatMap(({ trigger }) => /^(?:done|error) (.+)$/.exec(trigger)?.[1] ?? []);
  return [...new Set(names)];
}

function answerOf(underWay: ReadonlyMap<string, PromiseWithResolvers<unknown>>, name: string) {
  const answer = underWay.get(name);
  if (!answer) throw new Error(`Nothing has asked for ${name}.`);
  return answer;
}
