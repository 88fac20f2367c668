import type { EventDate } from "#schemas/values/offer/event.ts";
import type { Registration } from "#schemas/values/offer/registration.ts";
import { endOfDay, wallClock } from "./dates.ts";
import { periodState } from "./states.ts";

/** Returns the time in milliseconds at which an event ends; without a known end it lasts until the end of the day. */
export function endOfEvent({ start, end }: EventDate): number {
  return Date.parse(end ?? endOfDay(wallClock(Date.parse(start)).date));
}

/** True when an event has ended at a time in milliseconds. */
export function isOver(date: EventDate, now: number): boolean {
  return endOfEvent(date) < now;
}

/** Returns the date that matters to visitors: the next one held, else the last one. */
export function currentDate<Date extends EventDate & { cancelled: boolean }>(
  dates: readonly Date[],
  now: number,
): Date | null {
  const held = dates.filter(({ cancelled }) => !cancelled);
  return held.find((date) => !isOver(date, now)) ?? held.at(-1) ?? dates.at(-1) ?? null;
}

export type RegistrationState = "soon" | "open" | "full" | "closed";

/** Returns the state of the registration at a time in milliseconds. */
export function registrationState(
  { opensAt, closesAt, full }: Pick<Registration, "opensAt" | "closesAt" | "full">,
  now: number,
): RegistrationState {
  const period = periodState({ from: opensAt, to: closesAt }, now);
  if (period === "future") return "soon";
  if (period === "expired") return "closed";
  return full ? "full" : "open";
}

export type EventState = "scheduled" | "cancelled" | "moved" | "past";

/** Returns the state of an event at a time in milliseconds: a cancelled event stays cancelled, a past event is not moved. */
export function eventState(
  { status, dates }: { status: "scheduled" | "cancelled" | "moved"; dates: readonly EventDate[] },
  now: number,
): EventState {
  if (status === "cancelled") return "cancelled";
  return dates.every((date) => isOver(date, now)) ? "past" : status;
}
