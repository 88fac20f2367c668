import type { Measurement } from "./measurement.ts";

export interface Row extends Measurement {
  figure: string;
}

const digits = { "×": 2, ms: 2, µs: 1, kB: 1, MB: 1, "": 3 };

/** The rows as aligned columns: figure, what, measured, target, verdict. */
export function toTable(rows: readonly Row[]): string {
  const cells = [["figure", "what", "measured", "target", "verdict"], ...rows.map(toCells)];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => align(cell, column, widths))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function align(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column === 2 ? cell.padStart(width) : cell.padEnd(width);
}

function toCells({ figure, what, value, unit, limit }: Row): string[] {
  const target = limit === undefined ? "" : `≤ ${limit} ${unit}`.trim();
  return [figure, what, `${value.toFixed(digits[unit])} ${unit}`.trim(), target, verdict(value, limit)];
}

/** What a value is worth against its limit; empty when it has none. */
export function verdict(value: number, limit: number | undefined): "met" | "missed" | "" {
  if (limit === undefined) return "";
  return value <= limit ? "met" : "missed";
}
