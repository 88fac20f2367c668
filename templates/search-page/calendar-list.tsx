import { useTranslation } from "react-i18next";
import { InLanguage, useEnvironment } from "#components/environment.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { formatShortDay, formatStart } from "#components/text/date-formats.tsx";
import { DateRangeText } from "#components/text/date-range.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import { type CalendarEvent, stateOfEvent } from "#schemas/lists/search/calendar-event.ts";
import type { ResultRow } from "#schemas/lists/search/result-row.ts";
import { tagOf } from "#schemas/site/languages.ts";
import { currentDate, type EventState, isOver, registrationState } from "#schemas/time/event-states.ts";
import styles from "./calendar-list.module.css";
import { EventTag } from "./calendar-tags.tsx";

/** List of events, each with its next date. */
export function CalendarList({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <PlainList>{rows.map((row) => row.event && <EventItem key={row.id} row={row} event={row.event} />)}</PlainList>
  );
}

function EventItem({ row, event }: { row: ResultRow; event: CalendarEvent }) {
  const { t } = useTranslation();
  const { now, language } = useEnvironment();
  const date = currentDate(event.dates, now);
  if (!date) return null;
  const { movedFrom } = date;
  const ofEvent = stateOfEvent(event, now);
  const state = ofEvent === "scheduled" && movedFrom ? "moved" : ofEvent;
  const more = event.dates.filter((other) => other !== date && !other.cancelled && !isOver(other, now)).length;
  const { title, href } = row;
  const original = movedFrom ?? event.movedFrom;
  return (
    <li className={styles.event}>
      <span className={styles.day} aria-hidden="true">
        {formatShortDay(date.start, language)}
      </span>
      <div>
        <h2 className={styles.title}>
          <PageLink link={{ label: title, href, external: false, language: row.language }}>
            <span lang={tagOf(row.language)}>{state === "cancelled" ? <s>{title}</s> : title}</span>
          </PageLink>
        </h2>
        <p>
          <DateRangeText date={date} style={event.allDay ? "days" : "daysAndTimes"} />
          {more > 0 && ` (${t("calendar.more", { count: more })})`}
        </p>
        <Place row={row} event={event} />
        {state === "moved" && original && (
          <p>{t("event.movedFrom", { date: formatStart(original, event.allDay, language) })}</p>
        )}
        <States state={state} event={event} />
      </div>
    </li>
  );
}

/** Place of an event, or the way to take part online. */
function Place({ row, event: { mode, venue } }: { row: ResultRow; event: CalendarEvent }) {
  const { t } = useTranslation();
  const place = [...new Set([venue?.name, venue?.address?.municipality])].filter(Boolean).join(", ");
  const isNamed = mode !== null && (place === "" || mode !== "onsite");
  if (place === "" && !isNamed) return null;
  return (
    <p>
      {place !== "" && (
        <InLanguage language={row.language} inline>
          {place}
        </InLanguage>
      )}
      {place !== "" && isNamed && ", "}
      {isNamed && t(`event.modes.${mode}`)}
    </p>
  );
}

const tones = { soon: "neutral", open: "good", full: "bad", closed: "neutral" } as const;

/** State of the event and of its registration. */
function States({ state, event }: { state: EventState; event: CalendarEvent }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const isComing = state === "scheduled" || state === "moved";
  const registration = isComing && event.registration ? registrationState(event.registration, now) : null;
  if (state === "scheduled" && registration === null) return null;
  return (
    <p className={styles.states}>
      {state === "past" ? <StateTag tone="neutral">{t("facets.states.past")}</StateTag> : <EventTag status={state} />}
      {registration && <StateTag tone={tones[registration]}>{t(`calendar.registration.${registration}`)}</StateTag>}
    </p>
  );
}
