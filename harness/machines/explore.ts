import { type AnyMachineSnapshot, type AnyStateMachine, getNextTransitions } from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { type Coverage, missingOf, recordCoverage } from "./coverage.ts";
import { toEdge } from "./edges.ts";

/** An event of a machine, with its payload; `type` is the trigger of an edge, such as `chosen`, `done load` or `error load`. */
export interface Payload {
  type: string;
  /** Milliseconds that pass before the event. */
  passes?: number;
  [field: string]: unknown;
}

/** A machine with everything that its definition does not say: its inputs and the payloads of its events. */
export interface Explored {
  machine: AnyStateMachine;
  inputs?: readonly ((now: () => number) => unknown)[];
  events?: readonly Payload[];
}

/** Time at which every path begins. */
export const startTime = Date.UTC(2026, 0, 15, 9);

/** Distinct states after which an exploration ends; machines that count have states without end. */
const stateLimit = 100;

/** Goes along the paths that `xstate/graph` generates until every edge has run and every guard has refused. */
export function explore({ machine, inputs = [() => undefined], events = [] }: Explored): Coverage {
  const recorded = machine.provide({});
  const coverage = recordCoverage(recorded);
  const clock = addClock(recorded);
  for (const input of inputs) {
    let states = 0;
    clock.reset();
    getAdjacencyMap(recorded, {
      input: input(clock.now),
      events: (snapshot: AnyMachineSnapshot) => eventsOf(snapshot, events),
      serializeState: (snapshot: AnyMachineSnapshot) =>
        JSON.stringify([clock.timeOf(snapshot), snapshot.value, snapshot.context]),
      stopWhen: () => {
        states += 1;
        const { edges, refused } = missingOf(machine, coverage);
        return states > stateLimit || edges.length + refused.length === 0;
      },
    });
  }
  return coverage;
}

/** Gives each snapshot of the machine its own time, which only the events move. */
function addClock(machine: AnyStateMachine) {
  let time = startTime;
  const times = new WeakMap<AnyMachineSnapshot, number>();
  const timeOf = (snapshot: AnyMachineSnapshot) => times.get(snapshot) ?? startTime;
  const { transition } = machine;
  machine.transition = (snapshot, event, scope) => {
    time = timeOf(snapshot) + (event.passes ?? 0);
    const next = transition(snapshot, event, scope);
    if (next !== snapshot) times.set(next, time);
    return next;
  };
  const reset = () => {
    time = startTime;
  };
  return { now: () => time, timeOf, reset };
}

/** Every event that the snapshot handles, once for each of its payloads; delays pass in full. */
function eventsOf(snapshot: AnyMachineSnapshot, payloads: readonly Payload[]): Payload[] {
  return getNextTransitions(snapshot).flatMap((transition) => {
    const { eventType: type } = transition;
    if (type === "") return [];
    if ("delay" in transition) return [{ type, passes: delayOf(snapshot, transition.delay) }];
    const { trigger } = toEdge(transition);
    const given = payloads.filter((payload) => payload.type === trigger);
    return (given.length > 0 ? given : [{ type }]).map((payload) => ({ ...payload, type }));
  });
}

function delayOf({ machine, context }: AnyMachineSnapshot, delay: unknown): number {
  const named: unknown = typeof delay === "string" ? machine.implementations.delays[delay] : delay;
  const value: unknown = typeof named === "function" ? named({ context, event: { type: "" } }) : named;
  if (typeof value !== "number") throw new Error(`The delay ${String(delay)} is no number.`);
  return value;
}
