import { daysBetween, daysOf, weeksOf } from "#schemas/lists/month.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** A date of an event in one week of a month. */
export interface Occasion<Row> {
  row: Row;
  event: CalendarEvent;
  date: CalendarEvent["dates"][number];
  /** First of its days in this week. */
  day: string;
  /** Position of that day in the week; Monday is 0. */
  weekday: number;
  /** Number of its days in this week. */
  length: number;
  /** True when it began before this week. */
  isContinued: boolean;
  /** True when it goes on after this week. */
  goesOn: boolean;
  /** True when an earlier week of the month has it too. */
  isRepeated: boolean;
}

/** A week of a month and its occasions in chronological order. */
export interface CalendarWeek<Row> {
  /** Days from Monday; null for days of other months. */
  days: readonly (string | null)[];
  occasions: readonly Occasion<Row>[];
}

/** Returns the weeks of a month. An event of several days is one occasion in each of its weeks. */
export function calendarWeeks<Row extends { event: CalendarEvent | null }>(
  rows: readonly Row[],
  month: string,
): readonly CalendarWeek<Row>[] {
  const dates = rows
    .flatMap((row) => {
      const { event } = row;
      return event ? event.dates.map((date) => ({ row, event, date, days: daysOf(date, month) })) : [];
    })
    .filter(({ days }) => days.length > 0)
    .toSorted((a, b) => a.date.start.localeCompare(b.date.start));
  return weeksOf(month).map((week) => ({
    days: week,
    occasions: dates.flatMap(({ days, ...occasion }) => {
      const here = days.filter((day) => week.includes(day));
      const [day] = here;
      if (day === undefined) return [];
      const { first, last } = daysBetween(occasion.date);
      return {
        ...occasion,
        day,
        weekday: week.indexOf(day),
        length: here.length,
        isContinued: first < day,
        goesOn: !here.includes(last),
        isRepeated: days[0] !== day,
      };
    }),
  }));
}
