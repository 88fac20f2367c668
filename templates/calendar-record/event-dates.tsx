import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { dayAndTime, formatDate } from "#components/text/date-formats.tsx";
import { DateRangeText } from "#components/text/date-range.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import type { CalendarRecord } from "#schemas/structures/calendar-record.ts";
import styles from "./event-dates.module.css";

/** Number of dates shown at first; the others are collapsed. */
const shownDates = 6;

type Props = Pick<CalendarRecord, "dates" | "allDay">;

export function EventDates({ dates, allDay }: Props) {
  const { t } = useTranslation();
  const more = dates.slice(shownDates);
  return (
    <>
      <DateList dates={dates.slice(0, shownDates)} allDay={allDay} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{t("event.moreDates", { count: more.length })}</summary>
          <DateList dates={more} allDay={allDay} />
        </details>
      )}
    </>
  );
}

function DateList({ dates, allDay }: Props) {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  return (
    <PlainList className={styles.list}>
      {dates.map((date) => (
        <li key={date.start} className={styles.date}>
          <DateRangeText date={date} style={allDay ? "days" : "daysAndTimes"} />
          {date.cancelled && <StateTag tone="bad">{t("event.dateCancelled")}</StateTag>}
          {date.movedFrom && !date.cancelled && (
            <StateTag tone="near">
              {t("event.dateMoved", {
                date: allDay
                  ? formatDate(date.movedFrom, language)
                  : t("dates.since", dayAndTime(date.movedFrom, language)),
              })}
            </StateTag>
          )}
        </li>
      ))}
    </PlainList>
  );
}
