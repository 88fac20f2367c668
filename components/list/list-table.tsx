import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Message } from "#components/message/message.tsx";
import cellStyles from "./cell-looks.module.css";
import styles from "./list-table.module.css";

export interface Column<Row> {
  title: string;
  /** Null when the row has no value; a column without any values is left out. */
  cell: (row: Row) => ReactNode;
  /**
   * Numbers are aligned to the end of their column. `plain` values need no label when a row is shown as a block: links,
   * addresses, states.
   */
  look?: "number" | "plain";
}

type Props<Row> = {
  /** Caption of the table; the number of rows is added unless it is shown elsewhere. */
  caption: string;
  /** The first column is the row header, unless it is the only column. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  /** True when the number of rows is shown elsewhere, as in a paged list. */
  isCounted?: boolean;
  /** True when the heading right above repeats the caption, which is then for assistive technology only. */
  isUnderHeading?: boolean;
  /** Heading above the rows of one group; rows of a group follow each other. */
  groupOf?: (row: Row) => string;
};

/**
 * Records as a table. It scrolls horizontally when it is too wide; below 768 px each row becomes a labelled block. Rows
 * are shown in the order given.
 */
export function ListTable<Row>({
  caption,
  columns,
  rows,
  isCounted = false,
  isUnderHeading = false,
  groupOf,
}: Props<Row>) {
  const { t } = useTranslation();
  if (rows.length === 0)
    return (
      <Message tone="info">
        <p>{t("list.empty")}</p>
      </Message>
    );
  const [name, ...others] = columns;
  const nonEmpty = others.filter(({ cell }) => rows.some((row) => isShown(cell(row))));
  const groups = [...Map.groupBy(rows, (row) => groupOf?.(row) ?? "")];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the keyboard's focus
    <section className={styles.scroll} aria-label={caption} tabIndex={0} data-wide="">
      <table className={`${styles.table} ${cellStyles.cells}`}>
        <caption className={isUnderHeading ? "visually-hidden" : undefined}>
          {caption}
          {!isCounted && <span className={styles.count}> ({t("list.count", { count: rows.length })})</span>}
        </caption>
        <thead>
          <tr>
            {[name, ...nonEmpty].map(({ title, look }) => (
              <th key={title} scope="col" data-look={look}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([group, own]) => (
          <tbody key={group}>
            {groupOf && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={nonEmpty.length + 1}>
                  {group}
                </th>
              </tr>
            )}
            {own
              .map((row, number) => ({ row, number }))
              .map(({ row, number }) => (
                <Row key={number} row={row} name={name} columns={nonEmpty} />
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Row<Of>({ row, name, columns }: { row: Of; name: Column<Of>; columns: readonly Column<Of>[] }) {
  return (
    <tr>
      {columns.length > 0 ? <th scope="row">{name.cell(row)}</th> : <td data-label={name.title}>{name.cell(row)}</td>}
      {columns.map(({ title, cell, look }) => (
        <td key={title} data-label={title} data-look={look}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

function isShown(cell: ReactNode): boolean {
  return cell !== null && cell !== undefined && cell !== false && cell !== "";
}
