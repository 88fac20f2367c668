import { currentDate, eventState, isOver } from "#schemas/time/event-states.ts";
import type { Schedule } from "#schemas/time/schedule.ts";
import type { Registration } from "#schemas/values/offer/registration.ts";
import type { Venue } from "#schemas/values/office/venue.ts";

/** Time and place of a result for the calendar. */
export interface CalendarEvent extends Schedule {
  allDay: boolean;
  status: "scheduled" | "cancelled" | "moved";
  /** ISO instant of the original start, before the event was moved. */
  movedFrom: string | null;
  mode: "onsite" | "online" | "hybrid";
  venue: Venue | null;
  /** Address to join online. */
  stream: { href: string; external: boolean } | null;
  registration: Pick<Registration, "opensAt" | "closesAt" | "full"> | null;
  /** ISO instant of the last change; null when the CMS does not state it. */
  changedAt: string | null;
}

/** Returns the state of an event at a time in milliseconds; without a remaining date it is cancelled. */
export function stateOfEvent({ status, dates }: CalendarEvent, now: number): ReturnType<typeof eventState> {
  const held = dates.filter(({ cancelled }) => !cancelled);
  return held.length === 0 ? "cancelled" : eventState({ status, dates: held }, now);
}

/** Sorts upcoming events first by their next date, then past ones from the latest. */
export function byNextDate<Row extends { event: CalendarEvent | null }>(rows: readonly Row[], now: number): Row[] {
  const dated = rows.flatMap((row) => {
    const date = row.event && currentDate(row.event.dates, now);
    return date ? [{ row, date }] : [];
  });
  const { coming = [], over = [] } = Object.groupBy(dated, ({ date }) => (isOver(date, now) ? "over" : "coming"));
  return [
    ...coming.toSorted((a, b) => a.date.start.localeCompare(b.date.start)),
    ...over.toSorted((a, b) => b.date.start.localeCompare(a.date.start)),
  ].map(({ row }) => row);
}
