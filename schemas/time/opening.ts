import type { OfficeDay, OfficeHours } from "#schemas/values/office/office-hours.ts";
import { daysAfter, wallClock, weekday } from "./dates.ts";

/** Days ahead for which changes are announced. */
const aheadDays = 31;

/** Returns the hours of a day: its own, else those of a temporary week, else those of the regular week. */
export function dayOf({ week, periods, changes }: OfficeHours, date: string): OfficeDay | null {
  const period = periods.find(({ from, to }) => from <= date && date <= to);
  return changes.find((change) => change.date === date) ?? (period?.week ?? week)[weekday(date)] ?? null;
}

/** Returns the opening state at a time in milliseconds; `until` is the closing time (spec §4: derived state). */
export function openingState(
  hours: OfficeHours,
  now: number,
): { state: "open"; until: string } | { state: "nonstop" | "appointment" | "closed" } {
  const { date, time } = wallClock(now);
  const day = dayOf(hours, date);
  if (!day || day.mode === "closed") return { state: "closed" };
  if (day.mode === "nonstop") return { state: "nonstop" };
  if (day.mode === "appointment" && day.slots.length === 0) return { state: "appointment" };
  const slot = day.slots.find(({ from, to }) => from <= time && time < to);
  if (!slot) return { state: "closed" };
  return day.mode === "appointment" ? { state: "appointment" } : { state: "open", until: slot.to };
}

/** Returns the week valid at a time in milliseconds with today's hours, and the upcoming changes. */
export function timetable({ week, periods, changes }: OfficeHours, now: number) {
  const today = wallClock(now).date;
  const last = daysAfter(today, aheadDays);
  const period = periods.find(({ from, to }) => from <= today && today <= to) ?? null;
  const change = changes.find(({ date }) => date === today);
  return {
    /** The temporary week in force. */
    period,
    days: (period?.week ?? week).map((day, index) => {
      const isToday = index === weekday(today);
      return { ...(isToday && change ? change : day), isToday, isChange: isToday && change !== undefined };
    }),
    changes: changes.filter(({ date }) => today < date && date <= last),
    periods: periods.filter(({ from }) => today < from && from <= last),
  };
}
