import { stringify } from "csv-stringify/sync";
import { wallClock } from "#schemas/time/dates.ts";

/** A column by its title in the page's language and what it holds of a row; null is an empty cell. */
export type TableColumn<Row> = readonly [title: string, cellOf: (row: Row) => string | null];

/**
 * A table for spreadsheets (RFC 4180), as Excel in Czechia reads it: cells end with a semicolon, numbers have a decimal comma,
 * and a byte order mark says that it is UTF-8. Other programs ask, or find out. A text that a spreadsheet would take for a
 * formula gets an apostrophe before it.
 */
export function writeTable<Row>(rows: readonly Row[], columns: readonly TableColumn<Row>[]): string {
  return [...tableInPieces([rows], columns)].join("");
}

/** The same for rows that come some at a time: a piece with the titles, and one for each step. */
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

/** A table with more rows, if they are in the index, is written while it is sent. */
export const mostHeld = 1000;

/** The day of an instant in Prague as ISO writes it, which every spreadsheet sorts right. */
export function toDay(instant: string | null | undefined): string | null {
  return instant ? wallClock(Date.parse(instant)).date : null;
}

/** Values in one cell. */
export function together(values: readonly (string | null)[]): string {
  return values.filter((value) => value !== null && value !== "").join(", ");
}

/** Without the no-break spaces of the page, by which nobody could search. */
function plain(value: string | null): string {
  return (value ?? "").replaceAll("\u00a0", " ");
}
