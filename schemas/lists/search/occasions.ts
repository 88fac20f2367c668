import { daysBetween, daysOf } from "#schemas/lists/month.ts";
import type { CalendarEvent } from "./calendar-event.ts";

/** A date of an event on one of its days. */
export interface Occasion<Row> {
  row: Row;
  event: CalendarEvent;
  date: CalendarEvent["dates"][number];
  /** True on the first of several days of one date. */
  isFirstDay: boolean;
}

/** Returns the occasions of a month by day, each day in chronological order. */
export function occasionsOf<Row extends { event: CalendarEvent | null }>(
  rows: readonly Row[],
  month: string,
): ReadonlyMap<string, readonly Occasion<Row>[]> {
  const occasions = rows.flatMap((row) => {
    const { event } = row;
    if (!event) return [];
    return event.dates.flatMap((date) => {
      const { first } = daysBetween(date);
      return daysOf(date, month).map((day) => ({ day, occasion: { row, event, date, isFirstDay: day === first } }));
    });
  });
  const inOrder = occasions.toSorted((a, b) => a.occasion.date.start.localeCompare(b.occasion.date.start));
  return new Map(
    [...Map.groupBy(inOrder, ({ day }) => day)].map(([day, group]) => [day, group.map(({ occasion }) => occasion)]),
  );
}
