import { type AnyStateMachine, createMachine } from "xstate";
import type { Finding } from "#checks/finding.ts";
import { withValue } from "#harness/content/nodes.ts";
import { machineFindings, pageFindings } from "#harness/machines/check-machines.ts";
import { createCoverage } from "#harness/machines/coverage.ts";
import { machinesPage } from "#harness/machines/machines-page.ts";
import { machines } from "#harness/machines/registry.ts";
import { takeWalk, type Walked } from "#harness/machines/walk.ts";
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
  inDefinition("an unreachable state", "content", "machine.state-unreachable", "/lost", {
    at: ["states", "lost"],
    put: {},
  }),
  inDefinition("a state whose only transition is gone", "toasts", "machine.state-unreachable", "/held", {
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
  inDefinition("a transition out of a final state", "feedback", "machine.final-left", "/finished/failed", {
    at: ["states", "finished", "states", "failed"],
    put: { type: "final", on: { found: "loading" } },
  }),
  inWalks("an edge that no path takes", "auth", "machine.edge-not-taken", "/signingOut/sessionEnded #1", {
    without: (step) => step["type"] === "sessionEnded",
  }),
  inWalks(
    "a guard that never refuses",
    "security",
    "machine.guard-never-refused",
    "/loggedIn/current/refreshRequested #1",
    {
      without: (step) => step["type"] === "refreshRequested" && step["force"] !== true,
    },
  ),
  {
    name: "an outdated diagram",
    area: "machine",
    expected: { code: "machine.page-outdated", place: "toasts " },
    original: () => signaturesOf(pageFindings(machinesPage())),
    seeded: () =>
      signaturesOf(pageFindings(machinesPage().replace("held --> empty: always", "held --> counting: always"))),
  },
];

interface Change {
  /** Path in the machine's configuration. */
  at: readonly string[];
  put: unknown;
}

function inDefinition(name: string, machine: string, code: string, pointer: string, change: Change): Defect {
  const real = walked(machine).machine;
  return {
    name,
    area: "machine",
    expected: { code, place: `${machine} ${pointer}` },
    original: () => signaturesOf(machineFindings(machine, { machine: real }, null)),
    seeded: () => signaturesOf(machineFindings(machine, { machine: changed(real, change) }, null)),
  };
}

/** Redefines one place of a machine. */
function changed({ config, implementations }: AnyStateMachine, { at, put }: Change): AnyStateMachine {
  return createMachine(Object.assign({}, config, withValue(config, at, put)), implementations);
}

type Step = Readonly<Record<string, unknown>>;

function inWalks(
  name: string,
  machine: string,
  code: string,
  pointer: string,
  { without }: { without: (step: Step) => boolean },
): Defect {
  const real = walked(machine);
  const walk = async (walks: Walked["walks"]) => {
    const coverage = createCoverage();
    for (const each of walks) await takeWalk(real.machine, each, coverage);
    return signaturesOf(machineFindings(machine, real, coverage.taken()));
  };
  const shorter = real.walks.map((each): Walked["walks"][number] => (now) => {
    const { input, steps } = each(now);
    return { input, steps: steps.filter((step) => !without(step)) };
  });
  return {
    name,
    area: "machine",
    expected: { code, place: `${machine} ${pointer}` },
    original: once(() => walk(real.walks)),
    seeded: () => walk(shorter),
  };
}

function walked(name: string): Walked {
  const machine = machines[name];
  if (!machine) throw new Error(`There is no machine ${name}.`);
  return machine;
}

function signaturesOf(findings: readonly Finding[]): Signature[] {
  return findings.map(({ code, content, pointer }) => ({ code, place: `${content.name} ${pointer}` }));
}
