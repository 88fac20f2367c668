/** One figure of a benchmark. */
export interface Measurement {
  what: string;
  value: number;
  unit: "×" | "ms" | "µs" | "kB" | "MB" | "";
  /** Greatest value that meets the target; a figure without one is for information. */
  limit?: number;
}

/** Decimal kilobytes, as in the limits. */
export const KB = 1000;
export const MB = 1_000_000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

/** Returns the value that a share of all values, such as 0.95, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
