import type { OfficeDay, OfficeHours } from "#schemas/values/office/office-hours.ts";
import { daysAfter, wallClock, weekday } from "./dates.ts";

/** Number of days ahead for which changes are announced. */
const aheadDays = 31;

/** Returns the hours of a day: its exception, else those of a temporary week, else those of the regular week. */
export function dayOf({ week, periods, changes }: OfficeHours, date: string): OfficeDay | null {
  const period = periods.find(({ from, to }) => from <= date && date <= to);
  return changes.find((change) => change.date === date) ?? (period?.week ?? week)[weekday(date)] ?? null;
}

/** The next opening within a week: the day of the week from Monday on, and whether it is today. */
export interface Opening {
  weekday: number;
  isToday: boolean;
  time: string;
}

type OpeningState =
  | { state: "open"; until: string }
  | { state: "closed"; opens: Opening | null }
  | { state: "nonstop" | "appointment" };

/** Returns the opening state at a time in milliseconds; `until` is the closing time (spec §4: derived state). */
export function openingState(hours: OfficeHours, now: number): OpeningState {
  const { date, time } = wallClock(now);
  const day = dayOf(hours, date);
  const closed = { state: "closed", opens: nextOpening(hours, date, time) } as const;
  if (!day || day.mode === "closed") return closed;
  if (day.mode === "nonstop") return { state: "nonstop" };
  if (day.mode === "appointment" && day.slots.length === 0) return { state: "appointment" };
  const slot = day.slots.find(({ from, to }) => from <= time && time < to);
  if (!slot) return closed;
  return day.mode === "appointment" ? { state: "appointment" } : { state: "open", until: slot.to };
}

/** Days by appointment are skipped: visitors are not admitted without one. */
function nextOpening(hours: OfficeHours, today: string, time: string): Opening | null {
  for (const after of [0, 1, 2, 3, 4, 5, 6]) {
    const date = daysAfter(today, after);
    const day = dayOf(hours, date);
    const isToday = after === 0;
    if (day?.mode === "nonstop" && !isToday) return { weekday: weekday(date), isToday, time: "00:00" };
    const slot = day?.mode === "open" ? day.slots.find(({ from }) => !isToday || from > time) : undefined;
    if (slot) return { weekday: weekday(date), isToday, time: slot.from };
  }
  return null;
}

/** Returns the week in force at a time in milliseconds, with today's exception applied, and the upcoming changes. */
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
