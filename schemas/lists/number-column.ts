/** A number with its currency or unit, in any number format of the portal's languages; not a date. */
const number = /^(?:\p{L}{1,4}\s|€|[−–-])?\d{1,3}(?:[\s,]?\d{3})*(?:[.,]\d{1,4})?(?:\s?(?:\p{L}{1,4}|[€%]))?$/u;

export function isNumber(cell: string): boolean {
  return number.test(cell);
}

/** True for a column with mostly numbers, which are aligned to the right. */
export function isNumberColumn(cells: readonly string[]): boolean {
  return cells.filter(isNumber).length > cells.length / 2;
}
