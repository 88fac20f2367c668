import { globSync, readFileSync } from "node:fs";

/** Returns the CPU milliseconds used by this process and its descendants; null when the system does not report them. */
export function cpuOfAll(): number | null {
  try {
    const processes = globSync("/proc/[0-9]*/stat").flatMap(readStat);
    const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
    const ours = processes.filter(({ pid }) => descends(pid, parents));
    // The kernel counts in hundredths of a second.
    return ours.length > 0 ? ours.reduce((sum, { ticks }) => sum + ticks * 10, 0) : null;
  } catch {
    return null;
  }
}

/** Empty for a process that has ended meanwhile. */
function readStat(file: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const text = readFileSync(file, "utf8");
    // The name in parentheses may contain anything, including spaces.
    const fields = text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [, parent = 0] = fields;
    // User and system time of the process and of its finished children.
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [{ pid: Number.parseInt(text, 10), parent, ticks }];
  } catch {
    return [];
  }
}

function descends(pid: number, parents: ReadonlyMap<number, number>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at)) {
    if (at === process.pid) return true;
  }
  return false;
}
