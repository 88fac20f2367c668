import { useTranslation } from "react-i18next";
import { DateRangeText } from "#components/text/date-range.tsx";
import type { Conference } from "#schemas/structures/conference.ts";
import styles from "./programme.module.css";
import { type ProgrammeItem, type TimetableRow, toTimetable } from "./timetable.ts";

type Day = Conference["programme"][number];

/** The programme of an event: a timetable for each day, on narrow screens a list. */
export function Programme({ days }: { days: readonly Day[] }) {
  return days.map((day) => <ProgrammeDay key={day.day} {...day} />);
}

function ProgrammeDay({ day, items }: Day) {
  const { t } = useTranslation();
  const { halls, rows } = toTimetable(items);
  return (
    <table className={styles.day} data-wide={halls.length > 1 ? "" : undefined}>
      <caption>
        <h3>
          <DateRangeText date={{ start: day, end: null }} style="days" />
        </h3>
      </caption>
      <thead className={halls.length > 1 ? undefined : "visually-hidden"}>
        <tr>
          <th scope="col">{t("conference.time")}</th>
          {halls.length > 1 ? (
            halls.map((hall) => (
              <th key={hall} scope="col">
                {hall}
              </th>
            ))
          ) : (
            <th scope="col">{t("conference.item")}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={"item" in row ? `${row.item.start} ${row.item.title}` : row.start} row={row} halls={halls.length} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, halls }: { row: TimetableRow; halls: number }) {
  if ("item" in row)
    return (
      <tr>
        <th scope="row">
          <DateRangeText date={row.item} style="times" />
        </th>
        <td colSpan={halls > 1 ? halls : undefined}>
          <Item item={row.item} />
        </td>
      </tr>
    );
  return (
    <tr className={styles.parallel}>
      <th scope="row">
        <DateRangeText date={{ start: row.start, end: null }} style="times" />
      </th>
      {row.cells.map(({ hall, item, rows }) => (
        <td key={hall} rowSpan={rows > 1 ? rows : undefined}>
          {item && (
            <>
              <DateRangeText date={item} style="times" />
              <Item item={item} />
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Item({ item: { title, speakers, room, note } }: { item: ProgrammeItem }) {
  return (
    <>
      <strong>{title}</strong>
      {speakers.length > 0 && <p>{speakers.join(", ")}</p>}
      {room && <p className={styles.room}>{room}</p>}
      {note && <p>{note}</p>}
    </>
  );
}
