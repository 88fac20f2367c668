import type { Io } from "#harness/cli/command.ts";
import { merged, missingOf, type Taken, wholeOf } from "./coverage.ts";
import { machines } from "./registry.ts";
import { readTakenInPages } from "./taken.ts";
import { walkAll } from "./walk-all.ts";
import { walkInBrowser } from "./walk-in-browser.ts";

/** What was taken of each machine, by where it ran. */
export type Coverage = Readonly<Record<string, Readonly<Record<string, Taken>>>>;

export async function measureCoverage({ progress }: Pick<Io, "progress">): Promise<Coverage> {
  progress.note("Walking the machines in Node.js and in Chromium …");
  const [node, chromium] = await Promise.all([walkAll(), walkInBrowser()]);
  const pages = readTakenInPages();
  return { node, chromium, ...(pages ? { pages } : {}) };
}

/** All that was taken of a machine, wherever it ran. */
export function takenOf(name: string, coverage: Coverage): Taken {
  return merged(Object.values(coverage).flatMap((source) => source[name] ?? []));
}

/** For each machine the edges and the refusals of guards that were taken, of all that there are. */
export function coverageTable(names: readonly string[], coverage: Coverage): string[] {
  const rows = names.map((name) => {
    const sources = Object.values(coverage).map((source) => countOf(name, source[name] ?? { edges: [], refused: [] }));
    return [name, ...sources, countOf(name, takenOf(name, coverage))];
  });
  const head = ["machine", ...Object.keys(coverage), "merged"];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function countOf(name: string, taken: Taken): string {
  const machine = machines[name]?.machine;
  if (!machine) return "";
  const whole = wholeOf(machine);
  const missing = missingOf(machine, taken);
  const share = (kind: keyof Taken) => `${whole[kind].length - missing[kind].length}/${whole[kind].length}`;
  return `${share("edges")} edges, ${share("refused")} refusals`;
}
