import { daysAfter, wallClock, weekday } from "#schemas/time/dates.ts";
import type { EventDate } from "#schemas/values/offer/event.ts";

/** Number of years that the calendar covers in each direction. */
export const calendarYears = 10;

/** Returns the month in Prague at a time in milliseconds: `2026-11`. */
export function monthAt(now: number): string {
  return wallClock(now).date.slice(0, 7);
}

export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

export function isInCalendar(month: string, now: number): boolean {
  const current = monthAt(now);
  return monthsAfter(current, -12 * calendarYears) <= month && month <= monthsAfter(current, 12 * calendarYears);
}

/** Returns the days of a month by weeks from Monday (spec §9); null for days of other months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const before = weekday(first);
  const weeks = Math.ceil((before + daysIn(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const date = daysAfter(first, week * 7 + day - before);
      return date.startsWith(month) ? date : null;
    }),
  );
}

/** Returns the days of a month in Prague on which an event takes place; one ending at midnight ends the day before. */
export function daysOf(date: EventDate, month: string): string[] {
  const { first, last } = daysBetween(date);
  const days = Array.from({ length: daysIn(month) }, (_, day) => daysAfter(`${month}-01`, day));
  return days.filter((day) => first <= day && day <= last);
}

/** True when an event takes place on a day of a month in Prague. */
export function isInMonth(date: EventDate, month: string): boolean {
  const { first, last } = daysBetween(date);
  return first.slice(0, 7) <= month && month <= last.slice(0, 7);
}

/** Returns the first and the last day of an event in Prague. */
export function daysBetween({ start, end }: EventDate): { first: string; last: string } {
  const from = Date.parse(start);
  const to = Math.max(from, Date.parse(end ?? start) - 1);
  return { first: wallClock(from).date, last: wallClock(to).date };
}

/** Number of days of a month. */
export function daysIn(month: string): number {
  return Number(daysAfter(`${monthsAfter(month, 1)}-01`, -1).slice(8));
}
