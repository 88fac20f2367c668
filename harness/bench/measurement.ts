/** One figure of a benchmark. */
export interface Measurement {
  what: string;
  value: number;
  unit: "×" | "ms" | "µs" | "kB" | "MB" | "";
  /** Largest value that meets the target; informative figures have none. */
  limit?: number;
}

/** Measures one group of figures. The short form takes a sample. */
export type Measure = (options: { isShort: boolean }) => Promise<Measurement[]>;

/** Decimal kilobytes, as in the limits. */
export const KB = 1000;
export const MB = 1_000_000;

/** A figure that must not exceed its limit. */
export function atMost(what: string, value: number, limit: number, unit: Measurement["unit"] = ""): Measurement {
  return { what, value, unit, limit };
}

/** CPU milliseconds of a task. */
export async function cpuMs(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

interface Task {
  run: () => unknown;
  /** Calls in each round. */
  calls?: number;
}

/**
 * Measures tasks in interleaved rounds after some warm-up rounds. Returns the median CPU milliseconds per call of each
 * task.
 */
export async function measureCpu<Name extends string>(tasks: Record<Name, Task>, { rounds = 11, warmUp = 4 } = {}) {
  const costs = new Map<string, number[]>();
  for (let round = 0; round < warmUp + rounds; round += 1)
    for (const [name, { run, calls = 1 }] of Object.entries<Task>(tasks)) {
      const ms = await cpuMs(async () => {
        for (let call = 0; call < calls; call += 1) await run();
      });
      costs.set(name, [...(costs.get(name) ?? []), ms / calls]);
    }
  return (name: Name): number => median((costs.get(name) ?? []).slice(warmUp));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("An empty list has no median.");
  return (low + high) / 2;
}

/** Returns a percentile of the values; `share` is 0.95 for p95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
