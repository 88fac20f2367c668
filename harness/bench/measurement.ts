/** One figure of a benchmark. */
export interface Measurement {
  what: string;
  value: number;
  unit: "×" | "ms" | "µs" | "kB" | "MB" | "";
  /** The greatest value that is good enough; a figure without one is shown for information. */
  limit?: number;
}

/** Decimal kilobytes, as the limits are meant. */
export const KB = 1000;
export const MB = 1_000_000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

/** The value that a share of all, such as 0.95, does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
