import type { BlockOf } from "#schemas/blocks/registry.ts";
import { isNumber, isNumberColumn } from "#schemas/lists/number-column.ts";
import styles from "./data-table.module.css";
import wide from "./wide-table.module.css";

type Props = Pick<BlockOf<"table">, "caption" | "head" | "rows"> & {
  /** The heading right above repeats the caption, which is then for assistive technology only. */
  isUnderHeading?: boolean;
};

/**
 * A table whose first column is the row header, unless it is the only column. A table that is too wide scrolls, by
 * keyboard too.
 */
export function DataTable({ caption, head, rows, isUnderHeading = false }: Props) {
  const numbers = head.map((_, column) => column > 0 && isNumberColumn(rows.map((row) => row[column] ?? "")));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard's focus
    <section className={`${styles.scroll} ${wide.wide}`} aria-label={caption} tabIndex={0} data-wide="">
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
          <td key={key} data-number={mark(numbers[key] && isNumber(text))}>
            {text}
          </td>
        ),
      )}
    </tr>
  );
}

function mark(isNumber: boolean | undefined): "" | undefined {
  return isNumber ? "" : undefined;
}

function numbered(cells: readonly string[]) {
  return cells.map((text, key) => ({ key, text }));
}
