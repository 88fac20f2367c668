import type { OfficeDay, OfficeHours } from "#schemas/values/office/office-hours.ts";
import { daysAfter, wallClock, weekday } from "./dates.ts";
import { type Holiday, holidayOn } from "./public-holidays.ts";

/** Number of days ahead for which changes are announced and the next opening is looked for. */
export const aheadDays = 31;

/** The hours of a day; `holiday` is the name of the public holiday on which the office is closed. */
export type Day = OfficeDay & { holiday: Holiday["name"] | null };

/**
 * Returns the hours of a day: its exception, else those of a temporary week, else those of the regular week. On a public
 * holiday the office is closed unless the record has an exception for that day, or a temporary week with no day of the
 * week in it twice, or is open around the clock all week.
 */
export function dayOf({ week, periods, changes, holidays }: OfficeHours, date: string): Day {
  const change = changes.find((candidate) => candidate.date === date);
  const period = periods.find(({ from, to }) => from <= date && date <= to);
  const days = period?.week ?? week;
  const planned = change ?? days[weekday(date)] ?? closed;
  const holiday = holidayOn(holidays, date);
  if (holiday === null) return { ...planned, holiday };
  const isDeliberate =
    change !== undefined ||
    (period !== undefined && period.to < daysAfter(period.from, 7)) ||
    days.every(({ mode }) => mode === "nonstop");
  if (isDeliberate && planned.mode !== "closed") return { ...planned, holiday: null };
  return { ...(isDeliberate ? planned : closed), holiday };
}

const closed: OfficeDay = { mode: "closed", slots: [], note: null };

/** The next opening: the day of the week from Monday on, and whether it is today. */
export interface Opening {
  weekday: number;
  isToday: boolean;
  /** The date, when the day of the week alone would be taken for an earlier one. */
  date: string | null;
  time: string;
}

type OpeningState =
  | { state: "open"; until: string }
  | { state: "closed"; opens: Opening | null; holiday: Day["holiday"] }
  | { state: "nonstop" | "appointment" };

/** Returns the opening state at a time in milliseconds; `until` is the closing time (spec §4: derived state). */
export function openingState(hours: OfficeHours, now: number): OpeningState {
  const { date, time } = wallClock(now);
  const { mode, slots, holiday } = dayOf(hours, date);
  if (mode === "nonstop") return { state: "nonstop" };
  if (mode === "appointment" && slots.length === 0) return { state: "appointment" };
  const slot = mode === "closed" ? undefined : slots.find(({ from, to }) => from <= time && time < to);
  if (!slot) return { state: "closed", opens: nextOpening(hours, date, time), holiday };
  return mode === "appointment" ? { state: "appointment" } : { state: "open", until: slot.to };
}

/** Days by appointment are skipped: visitors are not admitted without one. */
function nextOpening(hours: OfficeHours, today: string, time: string): Opening | null {
  for (let after = 0; after <= aheadDays; after += 1) {
    const date = daysAfter(today, after);
    const { mode, slots } = dayOf(hours, date);
    const isToday = after === 0;
    const opens = { weekday: weekday(date), isToday, date: after < 7 ? null : date };
    if (mode === "nonstop" && !isToday) return { ...opens, time: "00:00" };
    const slot = mode === "open" ? slots.find(({ from }) => !isToday || from > time) : undefined;
    if (slot) return { ...opens, time: slot.from };
  }
  return null;
}

/** Returns the week in force at a time in milliseconds, with today's exception applied, and the temporary weeks to come. */
export function timetable(hours: OfficeHours, now: number) {
  const { week, periods, changes } = hours;
  const today = wallClock(now).date;
  const last = daysAfter(today, aheadDays);
  const period = periods.find(({ from, to }) => from <= today && today <= to) ?? null;
  return {
    /** The temporary week in force. */
    period,
    days: (period?.week ?? week).map((day, index) => {
      const isToday = index === weekday(today);
      const isChange = isToday && changes.some(({ date }) => date === today);
      return { ...(isToday ? dayOf(hours, today) : { ...day, holiday: null }), isToday, isChange };
    }),
    periods: periods.filter(({ from }) => today < from && from <= last),
  };
}

/** Returns the exceptions from one day to another, and the public holidays that close the office on days it would be open. */
export function changesFrom(hours: OfficeHours, first: string, last: string): (Day & { date: string })[] {
  const dated: (Day & { date: string })[] = [];
  for (let date = first; date <= last; date = daysAfter(date, 1)) {
    const day = dayOf(hours, date);
    const isChange = hours.changes.some((change) => change.date === date);
    const isClosing = day.holiday !== null && dayOf({ ...hours, holidays: [] }, date).mode !== "closed";
    if (isChange || isClosing) dated.push({ date, ...day });
  }
  return dated;
}
