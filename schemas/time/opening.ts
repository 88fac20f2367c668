import type { OfficeDay, OfficeHours } from "#schemas/values/office/office-hours.ts";
import { daysAfter, wallClock, weekday } from "./dates.ts";

/** Changes are told this many days ahead. */
const aheadDays = 31;

/** The hours that hold on a day: its own, else those of a temporary week, else those of the regular one. */
export function dayOf({ week, periods, changes }: OfficeHours, date: string): OfficeDay | null {
  const period = periods.find(({ from, to }) => from <= date && date <= to);
  return changes.find((change) => change.date === date) ?? (period?.week ?? week)[weekday(date)] ?? null;
}

/** Whether an office is open at an instant in milliseconds; `until` is the time it closes (spec §4: derived state). */
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

/** The week in force at an instant in milliseconds with today's hours in it, and what is about to differ from it. */
export function timetable({ week, periods, changes }: OfficeHours, now: number) {
  const today = wallClock(now).date;
  const last = daysAfter(today, aheadDays);
  const period = periods.find(({ from, to }) => from <= today && today <= to) ?? null;
  const change = changes.find(({ date }) => date === today);
  return {
    /** The temporary week's own dates, while one is in force. */
    period,
    days: (period?.week ?? week).map((day, index) => {
      const isToday = index === weekday(today);
      return { ...(isToday && change ? change : day), isToday, isChange: isToday && change !== undefined };
    }),
    changes: changes.filter(({ date }) => today < date && date <= last),
    periods: periods.filter(({ from }) => today < from && from <= last),
  };
}
