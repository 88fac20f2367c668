import { sortLast } from "#schemas/lists/list.ts";
import { currentDate, type EventState, eventState, isOver } from "#schemas/time/event-states.ts";
import type { Schedule } from "#schemas/time/schedule.ts";
import type { Registration } from "#schemas/values/offer/registration.ts";
import type { Venue } from "#schemas/values/office/venue.ts";

/** Time and place of a search result, for the calendar. */
export interface CalendarEvent extends Schedule {
  allDay: boolean;
  status: "scheduled" | "cancelled" | "moved";
  /** ISO instant of the original start, before the event was moved. */
  movedFrom: string | null;
  mode: "onsite" | "online" | "hybrid" | null;
  venue: Venue | null;
  /** Address to join online. */
  stream: { href: string; external: boolean } | null;
  registration: Pick<Registration, "opensAt" | "closesAt" | "full"> | null;
  /** ISO instant of the last change; null when the CMS does not state it. */
  changedAt: string | null;
}

/** Returns the state of an event at a time in milliseconds; without a remaining date it is cancelled. */
export function stateOfEvent({ status, dates }: CalendarEvent, now: number): EventState {
  const held = dates.filter(({ cancelled }) => !cancelled);
  return held.length === 0 ? "cancelled" : eventState({ status, dates: held }, now);
}

/** Sort key: upcoming events by their next date, then past ones, latest first. */
export function byNextDate({ event }: { event: CalendarEvent | null }, now: number): number {
  const date = event && currentDate(event.dates, now);
  if (!date) return Number.POSITIVE_INFINITY;
  const start = Date.parse(date.start);
  return isOver(date, now) ? sortLast - start : start;
}
