import type { Finding } from "#checks/finding.ts";
import type { Io } from "#harness/cli/command.ts";
import type { ReporterOptions } from "#harness/report/args.ts";
import { reportFindings } from "#harness/report/write.ts";
import { type Coverage, missingOf } from "./coverage.ts";
import { edgesOf } from "./edges.ts";
import { type Explored, explore } from "./explore.ts";
import { lintMachine } from "./lint.ts";
import { machinesPage, readMachinesPage, sectionOf } from "./machines-page.ts";
import { machines } from "./registry.ts";
import { readProduct, type Sources, sentEvents } from "./sent-events.ts";
import { fileOf, type MachineFault, toMachineFinding } from "./to-finding.ts";

/** Returns the findings of a machine; `coverage` is null when it was not measured. */
export function machineFindings(
  name: string,
  { machine }: Pick<Explored, "machine">,
  { product, coverage }: { product: Sources; coverage: Coverage | null },
): Finding[] {
  const file = fileOf(name);
  const source = product.get(file) ?? "";
  const lint = lintMachine({ machine, source, sent: sentEvents(file, product) });
  const faults = [...lint, ...(coverage ? notCovered(machine, coverage) : [])];
  return faults.map((fault) => toMachineFinding(name, source, fault));
}

/** Returns a finding for each machine whose section of docs/machines.md is out of date. */
export function pageFindings(page: string): Finding[] {
  if (page === machinesPage()) return [];
  const outdated = Object.keys(machines).filter((name) => !page.includes(sectionOf(name)));
  // If no section is outdated, the text around the sections differs.
  const names = outdated.length > 0 ? outdated : Object.keys(machines).slice(0, 1);
  return names.map((name) => toMachineFinding(name, "", { code: "machine.page-outdated", path: [], name: "" }));
}

/** Checks machines and writes the report; resolves to the exit code. */
export async function checkMachines(
  names: readonly string[],
  { isPageChecked, isCovered }: { isPageChecked: boolean; isCovered: boolean },
  options: ReporterOptions,
  io: Io,
): Promise<number> {
  const product = readProduct();
  const checked = names.flatMap((name) => (machines[name] ? [{ name, explored: machines[name] }] : []));
  const findings = checked.flatMap(({ name, explored }) => {
    const coverage = isCovered ? explore(explored) : null;
    if (coverage) io.progress.note(coverageLine(name, explored, coverage));
    return machineFindings(name, explored, { product, coverage });
  });
  if (isPageChecked) findings.push(...pageFindings(readMachinesPage()));
  const edges = checked.flatMap(({ explored }) => edgesOf(explored.machine));
  return reportFindings(
    {
      command: "machines",
      source: "machines",
      checked: { machines: checked.length, transitions: edges.length },
      findings,
      couldOccur: ({ code }) => code.startsWith("machine."),
      isPartial: io.signal.aborted,
    },
    options,
    io,
  );
}

/** Counts the covered edges and refusals of a machine, such as `toasts: 12/12 edges, 3/3 refusals`. */
export function coverageLine(name: string, { machine }: Pick<Explored, "machine">, coverage: Coverage): string {
  const edges = edgesOf(machine);
  const guarded = edges.filter(({ guard }) => guard !== null);
  const missing = missingOf(machine, coverage);
  const share = (all: number, missed: number) => `${all - missed}/${all}`;
  return `${name}: ${share(edges.length, missing.edges.length)} edges, ${share(guarded.length, missing.refused.length)} refusals`;
}

function notCovered(machine: Explored["machine"], coverage: Coverage): MachineFault[] {
  const missing = missingOf(machine, coverage);
  const edges = new Map(edgesOf(machine).map(({ key, source }) => [key, source]));
  const toFault = (code: MachineFault["code"]) => (key: string) => {
    const [, name = key] = key.split(": ", 2);
    return { code, path: edges.get(key) ?? [], name };
  };
  return [
    ...missing.edges.map(toFault("machine.edge-not-covered")),
    ...missing.refused.map(toFault("machine.guard-never-refused")),
  ];
}
