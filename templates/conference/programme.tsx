import { useTranslation } from "react-i18next";
import { DateRangeText } from "#components/text/date-range.tsx";
import type { Conference } from "#schemas/structures/conference.ts";
import styles from "./programme.module.css";

type Day = Conference["programme"][number];

/** The programme of an event, a table for each day. */
export function Programme({ days }: { days: readonly Day[] }) {
  return days.map((day) => <ProgrammeDay key={day.day} {...day} />);
}

function ProgrammeDay({ day, items }: Day) {
  const { t } = useTranslation();
  return (
    <table className={styles.day}>
      <caption>
        <h3>
          <DateRangeText date={{ start: day, end: null }} style="days" />
        </h3>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("conference.time")}</th>
          <th scope="col">{t("conference.item")}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Item key={`${item.start} ${item.title}`} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function Item({ item: { start, end, title, speakers, room, note } }: { item: Day["items"][number] }) {
  return (
    <tr>
      <th scope="row">
        <DateRangeText date={{ start, end }} style="times" />
      </th>
      <td>
        <strong>{title}</strong>
        {speakers.length > 0 && <p>{speakers.join(", ")}</p>}
        {room && <p className={styles.room}>{room}</p>}
        {note && <p>{note}</p>}
      </td>
    </tr>
  );
}
