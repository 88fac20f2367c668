import type { OfficeHours } from "#schemas/values/office/office-hours.ts";
import { daysAfter, wallClock } from "./dates.ts";
import { aheadDays, changesFrom, type Day, dayOf } from "./opening.ts";

export interface UpcomingChange {
  date: string;
  day: Day;
  /** Names of the agendas it applies to; empty when it applies to all. */
  scopes: readonly string[];
}

/**
 * Returns the exceptions and holidays of the coming month for all agendas of an office, by date. Agendas with the same
 * hours on a day share one change.
 */
export function upcomingChanges(agendas: readonly OfficeHours[], now: number): UpcomingChange[] {
  const today = wallClock(now).date;
  const changes = agendas.flatMap((hours) => changesFrom(hours, daysAfter(today, 1), daysAfter(today, aheadDays)));
  const different = new Map(changes.map(({ date, ...day }) => [date + hoursKey(day), { date, day }]));
  return [...different.values()]
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, day }) => {
      const affected = agendas.filter((hours) => hoursKey(dayOf(hours, date)) === hoursKey(day));
      const isForAll = affected.length === agendas.length;
      return { date, day, scopes: isForAll ? [] : affected.flatMap(({ scope }) => scope ?? []) };
    });
}

function hoursKey({ mode, slots, note, holiday }: Day): string {
  return JSON.stringify([mode, slots, note, holiday]);
}
