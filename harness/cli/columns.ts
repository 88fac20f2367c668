import { stripVTControlCharacters } from "node:util";

/** Aligns rows in columns for a terminal, ignoring colour codes. Columns listed in `right` are right-aligned. */
export function inColumns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const lengthOf = (cell = "") => stripVTControlCharacters(cell).length;
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => lengthOf(row[column])))) ?? [];
  const aligned = (cell: string, column: number) => {
    const space = " ".repeat((widths[column] ?? 0) - lengthOf(cell));
    return right.includes(column) ? space + cell : cell + space;
  };
  return rows.map((row) => row.map(aligned).join("  ").trimEnd());
}
