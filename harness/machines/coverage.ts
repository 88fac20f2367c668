import { type AnyStateMachine, and, type EventObject, type InspectionEvent, type MachineContext } from "xstate";
import { toEdge, transitionsOf } from "./edges.ts";

/** What actors of a machine have done: edges by their keys. */
export interface Taken {
  edges: readonly string[];
  /** Edges whose guard has said no. */
  refused: readonly string[];
}

/** What is left to do, in the same form. */
export type Missing = Taken;

/**
 * Notes what actors of a machine do. How XState tells of a microstep's transitions and evaluates guards is documented
 * nowhere; tests of their own tell when it is done otherwise.
 */
export function createCoverage() {
  const edges = new Set<string>();
  const refused = new Set<string>();

  return {
    inspect(event: InspectionEvent): void {
      if (event.type !== "@xstate.microstep") return;
      for (const transition of event._transitions) edges.add(toEdge(transition).key);
    },
    /** Has the guards of a machine tell when they say no; to be called before an actor is made of it. */
    watch(machine: AnyStateMachine): void {
      for (const transition of transitionsOf(machine)) {
        const { key } = toEdge(transition);
        if (transition.guard) transition.guard = heard(transition.guard, (holds) => !holds && refused.add(key));
      }
    },
    taken: (): Taken => ({ edges: [...edges], refused: [...refused] }),
  };
}

/** All that can be taken and refused in a machine. */
export function wholeOf(machine: AnyStateMachine): Taken {
  const transitions = transitionsOf(machine);
  return {
    edges: transitions.map((transition) => toEdge(transition).key),
    refused: transitions.filter(({ guard }) => guard).map((transition) => toEdge(transition).key),
  };
}

export function missingOf(machine: AnyStateMachine, taken: Taken): Missing {
  const whole = wholeOf(machine);
  return {
    edges: whole.edges.filter((key) => !taken.edges.includes(key)),
    refused: whole.refused.filter((key) => !taken.refused.includes(key)),
  };
}

export function merged(parts: readonly Taken[]): Taken {
  return {
    edges: [...new Set(parts.flatMap(({ edges }) => edges))],
    refused: [...new Set(parts.flatMap(({ refused }) => refused))],
  };
}

/** The same guard, which tells what it says. */
function heard(guard: unknown, tell: (holds: boolean) => void) {
  const whole = and<MachineContext, EventObject, [string]>(["heard"]);
  const check: unknown = Reflect.get(whole, "check");
  if (typeof check !== "function") throw new Error("XState evaluates guards in another way than it did.");
  const hearing = (...given: unknown[]): boolean => {
    const holds = Reflect.apply(check, undefined, given) === true;
    tell(holds);
    return holds;
  };
  return Object.assign(whole, { guards: [guard], check: hearing });
}
