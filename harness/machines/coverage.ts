import { type AnyStateMachine, and, assign, type EventObject, type MachineContext } from "xstate";
import { toEdge, transitionsOf } from "./edges.ts";

/** Keys of edges that ran and of edges whose guard refused. */
export interface Coverage {
  edges: Set<string>;
  refused: Set<string>;
}

/** Instruments a machine to record its coverage; call it before the machine is used. */
export function recordCoverage(machine: AnyStateMachine): Coverage {
  const coverage: Coverage = { edges: new Set(), refused: new Set() };
  for (const transition of transitionsOf(machine)) {
    const { key } = toEdge(transition);
    const record = assign(() => {
      coverage.edges.add(key);
      return {};
    });
    Object.assign(transition, { actions: [record, ...transition.actions] });
    if (transition.guard) transition.guard = observed(transition.guard, () => coverage.refused.add(key));
  }
  return coverage;
}

/** Keys of the edges that did not run and of the guards that never refused. */
export function missingOf(machine: AnyStateMachine, { edges, refused }: Coverage) {
  const all = transitionsOf(machine).map((transition) => ({ key: toEdge(transition).key, guard: transition.guard }));
  return {
    edges: all.filter(({ key }) => !edges.has(key)).map(({ key }) => key),
    refused: all.filter(({ key, guard }) => guard && !refused.has(key)).map(({ key }) => key),
  };
}

/** Wraps a guard with a callback for refusals. XState documents no such hook; a test fails when it changes. */
function observed(guard: unknown, onRefused: () => void) {
  const whole = and<MachineContext, EventObject, [string]>(["observed"]);
  const check: unknown = Reflect.get(whole, "check");
  if (typeof check !== "function") throw new Error("XState no longer evaluates guards by their function “check”.");
  const observing = (...given: unknown[]): boolean => {
    const holds = Reflect.apply(check, undefined, given) === true;
    if (!holds) onRefused();
    return holds;
  };
  return Object.assign(whole, { guards: [guard], check: observing });
}
