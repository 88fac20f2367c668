import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./data-table.module.css";

type Props = Pick<BlockOf<"table">, "caption" | "head" | "rows"> & {
  /** The heading right above repeats the caption, which is then for assistive technology only. */
  isUnderHeading?: boolean;
};

/**
 * A table whose first column is the row header, unless it is the only column. A table that is too wide scrolls, by
 * keyboard too.
 */
export function DataTable({ caption, head, rows, isUnderHeading = false }: Props) {
  const numbers = head.map((_, column) => column > 0 && isNumeric(rows.map((row) => row[column] ?? "")));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard's focus
    <section className={styles.scroll} aria-label={caption} tabIndex={0} data-wide="">
      <table className={styles.table}>
        <caption className={isUnderHeading ? "visually-hidden" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {numbered(head).map(({ key, text }) =>
              text === "" ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col" data-number={mark(numbers[key])}>
                  {text}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.join("\t")} cells={row} numbers={numbers} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ cells, numbers }: { cells: readonly string[]; numbers: readonly boolean[] }) {
  return (
    <tr>
      {numbered(cells).map(({ key, text }) =>
        key === 0 && cells.length > 1 ? (
          <th key={key} scope="row">
            {text}
          </th>
        ) : (
          <td key={key} data-number={mark(numbers[key] && number.test(text))}>
            {text}
          </td>
        ),
      )}
    </tr>
  );
}

/** A number with its currency or unit, in any number format of the portal's languages; not a date. */
const number = /^(?:\p{L}{1,4}\s|€|[−–-])?\d{1,3}(?:[\s,]?\d{3})*(?:[.,]\d{1,4})?(?:\s?(?:\p{L}{1,4}|[€%]))?$/u;

/** True for a column with mostly numbers, which are aligned to the right. */
function isNumeric(cells: readonly string[]): boolean {
  return cells.filter((cell) => number.test(cell)).length > cells.length / 2;
}

function mark(isNumber: boolean | undefined): "" | undefined {
  return isNumber ? "" : undefined;
}

function numbered(cells: readonly string[]) {
  return cells.map((text, key) => ({ key, text }));
}
