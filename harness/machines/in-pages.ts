/**
 * The script that a test gives to pages of the portal before their own: every actor that they start is inspected. XState
 * reads the option `inspect` from the object that it is given; objects without one inherit this one. Pages know nothing of it.
 */
import type { AnyStateMachine, InspectionEvent } from "xstate";
import { createCoverage, type Taken, wholeOf } from "./coverage.ts";

declare function noteTaken(whole: Taken, taken: Taken): Promise<void>;

interface Watched {
  whole: Taken;
  coverage: ReturnType<typeof createCoverage>;
}

const watched = new Map<unknown, Watched>();

Object.defineProperty(Object.prototype, "inspect", { configurable: true, value: inspect });

function inspect(event: InspectionEvent): void {
  const machine: unknown = Reflect.get(event.actorRef, "logic");
  if (!isMachine(machine)) return;
  const { whole, coverage } = watched.get(machine) ?? watch(machine);
  coverage.inspect(event);
  if (event.type === "@xstate.snapshot") void noteTaken(whole, coverage.taken());
}

function watch(machine: AnyStateMachine): Watched {
  const begun = { whole: wholeOf(machine), coverage: createCoverage() };
  begun.coverage.watch(machine);
  watched.set(machine, begun);
  return begun;
}

/** By its parts: the page's XState is another copy than this script's. */
function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === "object" && logic !== null && "root" in logic && "implementations" in logic;
}
