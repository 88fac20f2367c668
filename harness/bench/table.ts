import { inColumns } from "#harness/cli/columns.ts";
import type { Measurement } from "./measurement.ts";

export interface Row extends Measurement {
  figure: string;
}

const digits = { "×": 2, ms: 2, µs: 1, kB: 1, MB: 1, "": 3 };

/** Formats rows as aligned columns: figure, name, value, target, verdict. */
export function toTable(rows: readonly Row[]): string {
  return inColumns([["figure", "what", "measured", "target", "verdict"], ...rows.map(toCells)], [2]).join("\n");
}

function toCells({ figure, what, value, unit, limit }: Row): string[] {
  const target = limit === undefined ? "" : `≤ ${limit} ${unit}`.trim();
  return [figure, what, `${value.toFixed(digits[unit])} ${unit}`.trim(), target, verdict(value, limit)];
}

/** Compares a value with its limit; empty without one. */
export function verdict(value: number, limit: number | undefined): "met" | "missed" | "" {
  if (limit === undefined) return "";
  return value <= limit ? "met" : "missed";
}
