/** Cells of a table: rows that all have as many cells as the longest one. */
export type Grid = readonly (readonly string[])[];

/** Parses the value of a grid field; anything but rows of texts is an empty grid. */
export function readGrid(value: string | null | undefined): Grid {
  const rows: unknown = value ? JSON.parse(value) : [];
  return Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row.map(String) : [])) : [];
}

export function widthOf(grid: Grid): number {
  return Math.max(1, ...grid.map((row) => row.length));
}

export function withCell(grid: Grid, at: { row: number; column: number }, text: string): Grid {
  return grid.map((row, index) => (index === at.row ? filled(row, at.column + 1).with(at.column, text) : row));
}

export function withRow(grid: Grid): Grid {
  return [...grid, filled([], widthOf(grid))];
}

export function withoutRow(grid: Grid, row: number): Grid {
  return grid.filter((_, index) => index !== row);
}

export function withColumn(grid: Grid): Grid {
  const width = widthOf(grid);
  return grid.map((row) => filled(row, width + 1));
}

export function withoutColumn(grid: Grid, column: number): Grid {
  return grid.map((row) => row.filter((_, index) => index !== column));
}

/** Pastes cells of a table copied from elsewhere (lines are rows, tabs separate cells) at a position. */
export function pasted(grid: Grid, at: { row: number; column: number }, text: string, isSingleRow: boolean): Grid {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const cells = lines.slice(0, isSingleRow ? 1 : lines.length).map((line) => line.split("\t"));
  return cells.reduce<Grid>((own, line, index) => {
    const row = at.row + index;
    const present = row < own.length ? own : withRow(own);
    return line.reduce((result, cell, offset) => withCell(result, { row, column: at.column + offset }, cell), present);
  }, grid);
}

function filled(row: readonly string[], length: number): string[] {
  return [...row, ...Array<string>(Math.max(0, length - row.length)).fill("")];
}
