import { isDeepStrictEqual } from "node:util";
import { type AnyStateMachine, createMachine } from "xstate";
import { z } from "zod";
import type { Finding } from "#checks/finding.ts";
import { withValue } from "#harness/content/nodes.ts";
import { machineFindings, pageFindings } from "#harness/machines/check-machines.ts";
import { type Explored, explore } from "#harness/machines/explore.ts";
import { machinesPage } from "#harness/machines/machines-page.ts";
import { machines } from "#harness/machines/registry.ts";
import { readProduct, type Sources } from "#harness/machines/sent-events.ts";
import { type Defect, once, type Signature } from "#harness/self-test/defect.ts";
import { fromPointer } from "#schemas/parse/issue.ts";
import json from "./machines.json" with { type: "json" };

/** A defect in a machine's definition, in its generated paths, or in the product around it. */
const row = z.strictObject({
  name: z.string(),
  machine: z.string(),
  code: z.string(),
  /** Pointer of the finding. */
  place: z.string(),
  /** Pointer into the definition, where `set` replaces the value; without `set` it is removed. */
  at: z.string().optional(),
  set: z.unknown().optional(),
  /** The payload that is removed from the generated paths. */
  without: z.unknown().optional(),
  /** The sent event that is replaced by another one. */
  unsent: z.string().optional(),
});

const product = once(readProduct);

export const machineDefects: readonly Defect[] = [
  ...z.array(row).parse(json).map(toDefect),
  {
    name: "an outdated diagram",
    area: "machine",
    expected: { code: "machine.page-outdated", place: "toasts " },
    original: () => signaturesOf(pageFindings(machinesPage())),
    seeded: () =>
      signaturesOf(pageFindings(machinesPage().replace("held --> empty: always", "held --> counting: always"))),
  },
];

function toDefect({ name, machine, code, place, at, set, without, unsent }: z.output<typeof row>): Defect {
  const real = machines[machine];
  if (!real) throw new Error(`There is no machine ${machine}.`);
  const findings = (explored: Explored, sources: Sources) => {
    const coverage = without === undefined ? null : explore(explored);
    return signaturesOf(machineFindings(machine, explored, { product: sources, coverage }));
  };
  const seeded = {
    machine: at === undefined ? real.machine : changed(real.machine, at, set),
    inputs: real.inputs ?? [() => undefined],
    events: (real.events ?? []).filter((payload) => !isDeepStrictEqual(payload, without)),
  };
  return {
    name,
    area: "machine",
    expected: { code, place: `${machine} ${place}` },
    original: () => findings(real, product()),
    seeded: () => findings(seeded, unsent === undefined ? product() : silenced(unsent)),
  };
}

/** Returns the machine with a changed definition. */
function changed({ config, implementations }: AnyStateMachine, at: string, set: unknown): AnyStateMachine {
  const path = fromPointer(at).map(String);
  return createMachine(Object.assign({}, config, withValue(config, path, set)), implementations);
}

function silenced(event: string): Sources {
  return new Map(
    [...product()].map(([path, text]) => [
      path,
      path.startsWith("machines/") ? text : text.replaceAll(`type: "${event}"`, 'type: "other"'),
    ]),
  );
}

function signaturesOf(findings: readonly Finding[]): Signature[] {
  return findings.map(({ code, content, pointer }) => ({ code, place: `${content.name} ${pointer}` }));
}
