import { createCoverage, type Taken } from "./coverage.ts";
import { machines } from "./registry.ts";
import { takeWalk } from "./walk.ts";

/** What the walks of each machine take, wherever this runs. */
export async function walkAll(): Promise<Record<string, Taken>> {
  const taken: Record<string, Taken> = {};
  for (const [name, { machine, walks }] of Object.entries(machines)) {
    const coverage = createCoverage();
    for (const walk of walks) await takeWalk(machine, walk, coverage);
    taken[name] = coverage.taken();
  }
  return taken;
}
