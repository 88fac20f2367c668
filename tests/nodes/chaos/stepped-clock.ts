import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** Name of the environment variable with the file that says how far a clock is ahead of the machine's. */
export const clockFile = "STEPPED_CLOCK";

/** Milliseconds after which a process reads the file again. */
const readMs = 20;

const machineNow = Date.now;

/** The clock that several processes share by a file. */
export function steppedClock(file: string) {
  let [ahead, readAt] = [0, Number.NEGATIVE_INFINITY];

  function now(): number {
    if (performance.now() - readAt > readMs) {
      ahead = Number(readFileSync(file, "utf8"));
      readAt = performance.now();
    }
    return machineNow() + ahead;
  }

  function set(ms: number): void {
    writeFileSync(`${file}.part`, String(ms - machineNow()));
    renameSync(`${file}.part`, file);
    readAt = Number.NEGATIVE_INFINITY;
  }

  return { now, set, step: (ms: number) => set(now() + ms) };
}
