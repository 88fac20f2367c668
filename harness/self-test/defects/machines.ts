import { type AnyStateMachine, createMachine } from "xstate";
import type { Finding } from "#checks/finding.ts";
import { withValue } from "#harness/content/nodes.ts";
import { machineFindings, pageFindings } from "#harness/machines/check-machines.ts";
import { type Explored, explore, type Payload } from "#harness/machines/explore.ts";
import { machinesPage } from "#harness/machines/machines-page.ts";
import { machines } from "#harness/machines/registry.ts";
import { readProduct, type Sources } from "#harness/machines/sent-events.ts";
import { type Defect, once, type Signature } from "../defect.ts";

export const machineDefects: readonly Defect[] = [
  inDefinition("an event that no state handles", "idle-logout", "machine.event-unhandled", "/checked", {
    at: ["states", "on", "on", "checked"],
    put: undefined,
  }),
  inDefinition("an event that the type does not name", "session-dialog", "machine.event-undeclared", "/closed/opened", {
    at: ["states", "closed", "on", "opened"],
    put: "open",
  }),
  inDefinition("a state that no way leads to", "content", "machine.state-unreachable", "/lost", {
    at: ["states", "lost"],
    put: {},
  }),
  inDefinition("a state whose only way in is gone", "toasts", "machine.state-unreachable", "/held", {
    at: ["states", "counting", "on", "paused", "target"],
    put: "counting",
  }),
  inDefinition("an invocation without onError", "auth", "machine.invoke-without-error", "/refreshing/refresh", {
    at: ["states", "refreshing", "invoke", "onError"],
    put: undefined,
  }),
  inDefinition("a transition behind one without guard", "security", "machine.transition-shadowed", "/starting/always", {
    at: ["states", "starting", "always"],
    put: [{ target: "restoring" }, { guard: "isNobody", target: "loggedOut" }],
  }),
  inDefinition("a delay that is a number", "idle-logout", "machine.delay-unnamed", "/on/warned/60000", {
    at: ["states", "on", "states", "warned", "after"],
    put: { 60000: "checking" },
  }),
  inDefinition("a way out of a final state", "feedback", "machine.final-left", "/finished/failed", {
    at: ["states", "finished", "states", "failed"],
    put: { type: "final", on: { found: "loading" } },
  }),
  inCoverage("an edge that no path covers", "auth", "machine.edge-not-covered", "/loading/done loadSession #1", {
    without: ({ type, output }) => type === "done loadSession" && output !== null,
  }),
  inCoverage(
    "a guard that never refuses",
    "navigation-menu",
    "machine.guard-never-refused",
    "/submenu/open/sectionTriggered #1",
    {
      without: ({ type, section }) => type === "sectionTriggered" && section !== 1,
    },
  ),
  inProduct(
    "an event that no product code sends",
    "security",
    "machine.event-not-sent",
    "/endedElsewhere",
    "endedElsewhere",
  ),
  inProduct(
    "a state whose event no product code sends",
    "feedback",
    "machine.state-unreachable",
    "/finished/loading",
    "found",
  ),
  {
    name: "a diagram that is out of date",
    area: "machine",
    expected: { code: "machine.page-outdated", place: "toasts " },
    original: () => told(pageFindings(machinesPage())),
    seeded: () => told(pageFindings(machinesPage().replace("held --> empty: always", "held --> counting: always"))),
  },
];

interface Change {
  /** In the machine's configuration. */
  at: readonly string[];
  put: unknown;
}

function inDefinition(name: string, machine: string, code: string, pointer: string, change: Change): Defect {
  const real = exploredMachine(machine).machine;
  const findings = (each: AnyStateMachine) =>
    told(machineFindings(machine, { machine: each }, { product: product(), coverage: null }));
  return {
    name,
    area: "machine",
    expected: { code, place: `${machine} ${pointer}` },
    original: () => findings(real),
    seeded: () => findings(changed(real, change)),
  };
}

/** The same machine, defined in another way at one place. */
function changed({ config, implementations }: AnyStateMachine, { at, put }: Change): AnyStateMachine {
  return createMachine(Object.assign({}, config, withValue(config, at, put)), implementations);
}

interface Thinning {
  /** True for payloads that the seeded exploration does without. */
  without: (payload: Payload) => boolean;
}

function inCoverage(name: string, machine: string, code: string, pointer: string, { without }: Thinning): Defect {
  const real = exploredMachine(machine);
  const findings = (each: Explored) =>
    told(machineFindings(machine, each, { product: product(), coverage: explore(each) }));
  return {
    name,
    area: "machine",
    expected: { code, place: `${machine} ${pointer}` },
    original: once(() => findings(real)),
    seeded: () => findings({ ...real, events: (real.events ?? []).filter((event) => !without(event)) }),
  };
}

/** The product sends another event instead of `event`. */
function inProduct(name: string, machine: string, code: string, pointer: string, event: string): Defect {
  const real = exploredMachine(machine);
  const findings = (sources: Sources) => told(machineFindings(machine, real, { product: sources, coverage: null }));
  const silenced = (path: string, text: string) =>
    path.startsWith("machines/") ? text : text.replaceAll(`type: "${event}"`, 'type: "other"');
  return {
    name,
    area: "machine",
    expected: { code, place: `${machine} ${pointer}` },
    original: () => findings(product()),
    seeded: () => findings(new Map([...product()].map(([path, text]) => [path, silenced(path, text)]))),
  };
}

const product = once(readProduct);

function exploredMachine(name: string): Explored {
  const machine = machines[name];
  if (!machine) throw new Error(`There is no machine ${name}.`);
  return machine;
}

function told(findings: readonly Finding[]): Signature[] {
  return findings.map(({ code, content, pointer }) => ({ code, place: `${content.name} ${pointer}` }));
}
