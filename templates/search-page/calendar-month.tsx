import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { formatMonth, weekdayShort } from "#components/text/date-formats.tsx";
import { DateRangeText, formatDateRange } from "#components/text/date-range.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { monthAt } from "#schemas/lists/month.ts";
import { type CalendarWeek, calendarWeeks, type Occasion } from "#schemas/lists/search/occasions.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import { tagOf } from "#schemas/site/languages.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import { wallClock } from "#schemas/time/dates.ts";
import { isOver } from "#schemas/time/event-states.ts";
import styles from "./calendar-month.module.css";
import { CalendarMonths } from "./calendar-months.tsx";
import { EventTag } from "./calendar-tags.tsx";

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/**
 * The events of a month in chronological order, laid out on wide screens as a sheet of weeks in which an event of
 * several days is a bar. Numbers and names of days are for the eyes only: each event says its date.
 */
export function CalendarMonth({ listing }: { listing: Listing<ResultRow> }) {
  const { now, language } = useEnvironment();
  const month = listing.state.month ?? monthAt(now);
  return (
    <>
      <CalendarMonths listing={listing} month={month} />
      <section className={styles.month} aria-labelledby={pageIds.month} data-wide="">
        <h2 id={pageIds.month}>{formatMonth(month, language)}</h2>
        <div className={styles.weekdays} aria-hidden="true">
          {weekdays.map((day) => (
            <span key={day}>{weekdayShort(day, language)}</span>
          ))}
        </div>
        {calendarWeeks(listing.matching, month).map((week) => (
          <Week key={week.days.find((day) => day !== null)} {...week} />
        ))}
      </section>
    </>
  );
}

function Week({ days, occasions }: CalendarWeek<ResultRow>) {
  const { t } = useTranslation();
  const today = wallClock(useEnvironment().now).date;
  return (
    <div className={styles.week}>
      {days.map((day, index) => (
        <div
          key={weekdays[index]}
          className={styles.day}
          data-day={day ? (day < today && "past") || (day === today && "today") || "coming" : undefined}
          aria-hidden="true"
        >
          {day && Number(day.slice(8))}
          {day === today && <strong> {t("hours.today")}</strong>}
        </div>
      ))}
      {occasions.length > 0 && (
        <PlainList>
          {occasions.map((occasion) => (
            <OccasionItem key={`${occasion.row.id} ${occasion.date.start}`} occasion={occasion} />
          ))}
        </PlainList>
      )}
    </div>
  );
}

function OccasionItem({ occasion }: { occasion: Occasion<ResultRow> }) {
  const { t } = useTranslation();
  const { now, language } = useEnvironment();
  const { row, event, date, day, length, isContinued, goesOn } = occasion;
  const { title, href } = row;
  const isOff = date.cancelled || event.status === "cancelled";
  const isBar = isContinued || goesOn || length > 1;
  const isToday = !isBar && wallClock(now).date === day;
  return (
    <li
      className={isBar ? styles.bar : undefined}
      data-from={occasion.weekday}
      data-length={length}
      data-edges={`${isContinued ? "" : "start"} ${goesOn ? "" : "end"}`}
      data-over={isOver(date, now) ? "" : undefined}
      data-repeated={occasion.isRepeated ? "" : undefined}
    >
      <p className={styles.date}>
        <DateRangeText date={date} style={event.allDay ? "days" : "daysAndTimes"} />
        {isToday && ` (${t("hours.today")})`}
      </p>
      {!isBar && !event.allDay && (
        <>
          <span className={styles.time} aria-hidden="true">
            {formatDateRange({ start: date.start, end: null }, language, "times")}
          </span>{" "}
        </>
      )}
      <a href={href} lang={tagOf(row.language)} hrefLang={tagOf(row.language)}>
        {isOff ? <s>{title}</s> : title}
      </a>{" "}
      <EventTag status={isOff ? "cancelled" : date.movedFrom ? "moved" : event.status} />
    </li>
  );
}
