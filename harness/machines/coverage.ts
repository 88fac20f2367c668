import type { AnyStateMachine, InspectionEvent } from "xstate";
import { edgesOf, toEdge } from "./edges.ts";

/**
 * Which edges of a machine its actors have taken: each gets `inspect`. The transitions of a microstep are nothing that
 * XState documents; a test of their own tells when they are gone.
 */
export function createCoverage(machine: AnyStateMachine) {
  const missing = new Set(edgesOf(machine).map(({ key }) => key));
  const total = missing.size;

  return {
    total,
    inspect(event: InspectionEvent): void {
      if (event.type !== "@xstate.microstep") return;
      for (const transition of event._transitions) missing.delete(toEdge(transition).key);
    },
    missing: (): string[] => [...missing],
  };
}
