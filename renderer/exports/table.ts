import { stringify } from "csv-stringify/sync";
import { wallClock } from "#schemas/time/dates.ts";

/** A column: its title in the page's language, and its cell for a row; null is an empty cell. */
export type TableColumn<Row> = readonly [title: string, cellOf: (row: Row) => string | null];

/**
 * Writes a CSV table (RFC 4180) in the dialect of the Czech Excel: semicolons between cells, decimal commas and a byte
 * order mark for UTF-8. Other programs detect the dialect or ask. Text that a spreadsheet would treat as a formula is
 * prefixed with an apostrophe.
 */
export function writeTable<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): string {
  return [...tableInPieces([rows], columns)].join("");
}

/** The same table in chunks, for rows that are read in steps: one chunk with the titles, then one for each step. */
export function* tableInPieces<Row>(
  steps: Iterable<readonly Row[]>,
  columns: readonly TableColumn<Row>[],
): Iterable<string> {
  yield stringify([columns.map(([title]) => title)], { ...format, bom: true });
  for (const rows of steps)
    yield stringify(
      rows.map((row) => columns.map(([, cellOf]) => plain(cellOf(row)))),
      format,
    );
}

const format = { delimiter: ";", record_delimiter: "windows", escape_formulas: true } as const;

/** A longer table is streamed, if its rows are in the index. */
export const maxRowsInMemory = 1000;

/** The day of an instant in Prague, in ISO format, which every spreadsheet sorts correctly. */
export function toDay(instant: string | null | undefined): string | null {
  return instant ? wallClock(Date.parse(instant)).date : null;
}

/** Joins several values in one cell. */
export function joinValues(values: readonly (string | null)[]): string {
  return values.filter((value) => value !== null && value !== "").join(", ");
}

/** Replaces the page's no-break spaces, which would break searching in a spreadsheet. */
function plain(value: string | null): string {
  return (value ?? "").replaceAll("\u00a0", " ");
}
