import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./data-table.module.css";

/** A table whose first column names the rows when there are others; a table that is too wide scrolls, by keyboard too. */
export function DataTable({ caption, head, rows }: Pick<BlockOf<"table">, "caption" | "head" | "rows">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard's focus
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {numbered(head).map(({ key, text }) =>
              text === "" ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col">
                  {text}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.join("\t")} cells={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ cells: [name, ...values] }: { cells: readonly string[] }) {
  return (
    <tr>
      {values.length > 0 ? <th scope="row">{name}</th> : <td>{name}</td>}
      {numbered(values).map(({ key, text }) => (
        <td key={key}>{text}</td>
      ))}
    </tr>
  );
}

function numbered(cells: readonly string[]) {
  return cells.map((text, key) => ({ key, text }));
}
