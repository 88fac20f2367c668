import { useEnvironment } from "#components/environment.tsx";
import listStyles from "#components/list/list-table.module.css";
import { PlainList } from "#components/list/plain-list.tsx";
import { formatDateRange } from "#components/text/date-range.tsx";
import { formatDay, formatMonth, weekdayName, weekdayShort } from "#components/text/dates.tsx";
import type { Listing } from "#schemas/lists/listing-view.ts";
import { monthAt, weeksOf } from "#schemas/lists/month.ts";
import { type Occasion, occasionsOf } from "#schemas/lists/search/occasions.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import { tagOf } from "#schemas/site/languages.ts";
import { wallClock } from "#schemas/time/dates.ts";
import styles from "./calendar-month.module.css";
import { CalendarMonths } from "./calendar-months.tsx";
import { EventTag } from "./calendar-tags.tsx";

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** A month as a table of weeks; on narrow screens, a list of the days with events. */
export function CalendarMonth({ listing }: { listing: Listing<ResultRow> }) {
  const { now, language } = useEnvironment();
  const month = listing.state.month ?? monthAt(now);
  const occasions = occasionsOf(listing.matching, month);
  return (
    <>
      <CalendarMonths listing={listing} month={month} />
      <table className={`${listStyles.table} ${styles.month}`}>
        <caption>{formatMonth(month, language)}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                <abbr title={weekdayName(day, language)}>{weekdayShort(day, language)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr
              key={week.find((day) => day !== null)}
              className={week.some((day) => day && occasions.has(day)) ? undefined : styles.quiet}
            >
              {week.map((day, index) =>
                day ? (
                  <Day key={day} day={day} occasions={occasions.get(day) ?? []} />
                ) : (
                  <td key={weekdays[index]} className={styles.quiet} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Day({ day, occasions }: { day: string; occasions: readonly Occasion<ResultRow>[] }) {
  const { now, language } = useEnvironment();
  const isToday = wallClock(now).date === day;
  return (
    <td
      data-label={formatDay(day, language)}
      aria-current={isToday ? "date" : undefined}
      className={occasions.length > 0 ? undefined : styles.quiet}
    >
      <time dateTime={day} className={styles.number}>
        {Number(day.slice(8))}
      </time>
      {occasions.length > 0 && (
        <PlainList>
          {occasions.map((occasion) => (
            <OccasionItem key={`${occasion.row.id} ${occasion.date.start}`} occasion={occasion} />
          ))}
        </PlainList>
      )}
    </td>
  );
}

function OccasionItem({ occasion: { row, event, date, isFirstDay } }: { occasion: Occasion<ResultRow> }) {
  const { language } = useEnvironment();
  const { title, href } = row;
  const isOff = date.cancelled || event.status === "cancelled";
  return (
    <li>
      {isFirstDay && !event.allDay && `${formatDateRange({ start: date.start, end: null }, language, "times")} `}
      <a href={href} lang={tagOf(row.language)} hrefLang={tagOf(row.language)}>
        {isOff ? <s>{title}</s> : title}
      </a>{" "}
      <EventTag status={isOff ? "cancelled" : date.movedFrom ? "moved" : event.status} />
    </li>
  );
}
