import { expect, test } from "vitest";
import {
  type ActorLogic,
  type AnyMachineSnapshot,
  createActor,
  createMachine,
  getInitialMicrosteps,
  getNextTransitions,
  type InspectionEvent,
  isMachineSnapshot,
  matchesState,
  pathToStateValue,
  type Snapshot,
  type StateValue,
} from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { edgesOf, nodesOf, toEdge } from "#harness/machines/edges.ts";
import { machines, type RegisteredMachine, startTime } from "#harness/machines/registry.ts";
import { SessionEnded } from "#machines/security.ts";

test.each(Object.entries(machines))("%s: every state is reached and every transition is taken", (name, machine) => {
  expect(missingOf(name, machine)).toEqual([]);
});

test("unreachable states and transitions that no path takes are named, with what to do", () => {
  const machine = createMachine({
    initial: "a",
    states: {
      a: { on: { go: [{ guard: () => false, target: "b" }, { target: "c" }, { target: "a" }] } },
      b: {},
      c: { initial: "first", states: { first: {}, lost: { on: { go: "#(machine).a" } } }, always: "d" },
      d: { after: { pause: "a" } },
    },
  });
  const remedy = "Add a payload or an input to harness/machines/registry.ts, or remove the";
  expect(missingOf("planted", { machine })).toEqual([
    `The machine planted never reaches the state b. ${remedy} state.`,
    `The machine planted never reaches the state c.lost. ${remedy} state.`,
    `The machine planted never takes the transition “a: go #1”. ${remedy} transition.`,
    `The machine planted never takes the transition “a: go #3”. ${remedy} transition.`,
    `The machine planted never takes the transition “c.lost: go #1”. ${remedy} transition.`,
  ]);
});

test("a machine without one of its inputs or payloads has a transition that no path takes", () => {
  const { machine, inputs = [], events = [] } = machines["security"] ?? expect.fail("There is no machine security.");
  const isMissed = (key: string) => [expect.stringContaining(`takes the transition “${key}”`)];
  const onlyLast = { machine, inputs: inputs.slice(-1), events };
  expect(missingOf("security", onlyLast)).toEqual(isMissed("starting: always #1"));
  const isEnd = (event: object) => "error" in event && event.error instanceof SessionEnded;
  const withoutEnd = { machine, inputs, events: events.filter((event) => !isEnd(event)) };
  expect(missingOf("security", withoutEnd)).toEqual(isMissed("loggedIn.refreshing: error refresh #1"));
});

/** Returns a sentence for each state that no generated path reaches and for each transition that none takes. */
function missingOf(name: string, registered: RegisteredMachine): string[] {
  const { values, taken } = walk(registered);
  const isReached = (path: readonly string[]) =>
    values.some((value) => path.length === 0 || matchesState(pathToStateValue([...path]), value));
  const unreached = nodesOf(registered.machine.root).filter(({ path }) => !isReached(path));
  const untaken = edgesOf(registered.machine).filter(({ key }) => !taken.has(key));
  const remedy = "Add a payload or an input to harness/machines/registry.ts, or remove the";
  return [
    ...unreached.map(({ path }) => `The machine ${name} never reaches the state ${path.join(".")}. ${remedy} state.`),
    ...untaken.map(({ key }) => `The machine ${name} never takes the transition “${key}”. ${remedy} transition.`),
  ];
}

interface Payload {
  type: string;
  /** Milliseconds before the event. */
  passes?: number;
}

/** A snapshot of a machine and the time at which it was reached; only events advance the time. */
type Moment = Snapshot<unknown> & { machine: AnyMachineSnapshot; time: number };

/** Limit of distinct states of one input: machines with counters have infinitely many. */
const stateLimit = 100;

/** Walks the graph of a machine; returns the values of its states and the keys of the transitions that were taken. */
function walk({ machine, inputs = [() => undefined], events = [] }: RegisteredMachine) {
  const values: StateValue[] = [];
  const taken = new Set<string>();
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== "@xstate.microstep" || !isMachineSnapshot(inspected.snapshot)) return;
    values.push(inspected.snapshot.value);
    for (const transition of inspected._transitions) taken.add(toEdge(transition).key);
  };
  for (const inputOf of inputs) {
    let time = startTime;
    const input = inputOf(() => time);
    values.push(...getInitialMicrosteps(machine, input).map(([{ value }]) => value));
    const run = (from?: AnyMachineSnapshot, event?: Payload): Moment => {
      const actor = createActor(machine, { input, inspect, ...(from && { snapshot: from }) }).start();
      if (event) actor.send(event);
      const reached = machine.resolveState(actor.getSnapshot());
      actor.stop();
      return { status: "active", output: undefined, error: undefined, machine: reached, time };
    };
    const logic: ActorLogic<Moment, Payload> = {
      getInitialSnapshot: () => run(),
      transition(moment, event) {
        time = moment.time + (event.passes ?? 0);
        return run(moment.machine, event);
      },
      getPersistedSnapshot: (moment) => moment,
    };
    let states = 0;
    getAdjacencyMap(logic, {
      events: (moment) => eventsOf(moment.machine, events),
      serializeState: ({ machine: { value, context }, time }) => JSON.stringify([value, context, time]),
      stopWhen() {
        states += 1;
        return states > stateLimit;
      },
    });
  }
  return { values, taken };
}

/** Returns every event that the snapshot handles, once per payload. */
function eventsOf(snapshot: AnyMachineSnapshot, payloads: readonly Payload[]): Payload[] {
  return getNextTransitions(snapshot).flatMap((transition) => {
    const { eventType: type } = transition;
    if (type === "") return [];
    const { trigger } = toEdge(transition);
    const given = payloads.filter((payload) => payload.type === trigger);
    return (given.length > 0 ? given : [{ type }]).map((payload) => ({ ...payload, type }));
  });
}
