import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "#checks/finding.ts";
import type { Io } from "#harness/cli/command.ts";
import { readVersion } from "#harness/cli/version.ts";
import type { ReporterOptions } from "#harness/report/args.ts";
import { applyWaivers, readWaivers } from "#harness/report/waivers.ts";
import { writeReport } from "#harness/report/write.ts";
import { systemClock } from "#server/clock.ts";
import { missingOf, type Taken } from "./coverage.ts";
import { type Coverage, takenOf } from "./coverage-table.ts";
import { edgesOf } from "./edges.ts";
import type { MachineFault } from "./fault.ts";
import { lintMachine } from "./lint.ts";
import { machinesPage, readMachinesPage, sectionOf } from "./machines-page.ts";
import { machines } from "./registry.ts";
import { fileOf, toMachineFinding } from "./to-finding.ts";
import type { Walked } from "./walk.ts";

const root = join(import.meta.dirname, "../..");

/** What is wrong with a machine; `taken` is null where its coverage was not measured. */
export function machineFindings(name: string, { machine }: Pick<Walked, "machine">, taken: Taken | null): Finding[] {
  const source = readFileSync(join(root, fileOf(name)), "utf8");
  const faults = [...lintMachine({ machine, source }), ...(taken ? notTaken(machine, taken) : [])];
  return faults.map((fault) => toMachineFinding(name, source, fault));
}

/** Machines whose section of the page is another than their code gives. */
export function pageFindings(page: string): Finding[] {
  if (page === machinesPage()) return [];
  const outdated = Object.keys(machines).filter((name) => !page.includes(sectionOf(name)));
  // Where all of them are right, it is what stands around them.
  const names = outdated.length > 0 ? outdated : Object.keys(machines).slice(0, 1);
  return names.map((name) => toMachineFinding(name, "", { code: "machine.page-outdated", path: [], name: "" }));
}

/** Looks at machines and writes the report; resolves to the exit code. */
export async function reportOf(
  names: readonly string[],
  { isPageChecked, coverage }: { isPageChecked: boolean; coverage: Coverage | null },
  options: ReporterOptions,
  io: Io,
): Promise<number> {
  const looked = names.flatMap((name) => (machines[name] ? [{ name, walked: machines[name] }] : []));
  const found = [
    ...looked.flatMap(({ name, walked }) => machineFindings(name, walked, coverage && takenOf(name, coverage))),
    ...(isPageChecked ? pageFindings(readMachinesPage()) : []),
  ];
  const isOurs = ({ code }: { code: string }) => code.startsWith("machine.");
  const waived = applyWaivers(found, readWaivers(options.baseline), systemClock.now(), isOurs);
  return writeReport(
    {
      format: 1,
      tool: { name: "portal", version: readVersion() },
      command: "machines",
      checked: {
        machines: looked.length,
        transitions: looked.flatMap(({ walked }) => edgesOf(walked.machine)).length,
      },
      ...waived,
      threshold: options.severity,
      isPartial: io.signal.aborted,
    },
    options,
    io,
  );
}

function notTaken(machine: Walked["machine"], taken: Taken): MachineFault[] {
  const missing = missingOf(machine, taken);
  const edges = new Map(edgesOf(machine).map(({ key, source }) => [key, source]));
  const toFault = (code: MachineFault["code"]) => (key: string) => {
    const [, name = key] = key.split(": ", 2);
    return { code, path: edges.get(key) ?? [], name };
  };
  return [
    ...missing.edges.map(toFault("machine.edge-not-taken")),
    ...missing.refused.map(toFault("machine.guard-never-refused")),
  ];
}
