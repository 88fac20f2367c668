import { currentDate, eventState, isOver } from "#schemas/time/event-states.ts";
import type { EventDate } from "#schemas/values/offer/event.ts";
import type { Registration } from "#schemas/values/offer/registration.ts";
import type { Venue } from "#schemas/values/office/venue.ts";

/** What the calendar knows of a result: when and where it takes place. */
export interface CalendarEvent {
  /** At least one, in the order of time. */
  dates: readonly (EventDate & { cancelled: boolean })[];
  allDay: boolean;
  status: "scheduled" | "cancelled" | "moved";
  /** ISO instant of its first start, before it was moved. */
  movedFrom: string | null;
  mode: "onsite" | "online" | "hybrid";
  venue: Venue | null;
  /** Where one joins online. */
  stream: { href: string; external: boolean } | null;
  registration: Pick<Registration, "opensAt" | "closesAt" | "full"> | null;
  /** ISO instant of its last change; null when the CMS does not tell. */
  changedAt: string | null;
}

/** What has become of an event at a time in milliseconds; what has no date left that is held is cancelled. */
export function stateOfEvent({ status, dates }: CalendarEvent, now: number): ReturnType<typeof eventState> {
  const held = dates.filter(({ cancelled }) => !cancelled);
  return held.length === 0 ? "cancelled" : eventState({ status, dates: held }, now);
}

/** What is still to come first, by its next date; then what is over, the latest first. */
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
