import { daysAfter, wallClock } from "#schemas/time/dates.ts";
import type { Recurrence, Schedule, ScheduledDate } from "#schemas/time/schedule.ts";
import type { EventDate } from "#schemas/values/offer/event.ts";
import type { ContentLine } from "./content-lines.ts";
import { toUtcStamp } from "./page-identity.ts";

const zone = "Europe/Prague";

/** The time zone of all times, by the rules in force since 1996. */
export const pragueTimeZone: readonly ContentLine[] = [
  ["BEGIN", "VTIMEZONE"],
  ["TZID", zone],
  ["BEGIN", "DAYLIGHT"],
  ["DTSTART", "19810329T020000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"],
  ["TZOFFSETFROM", "+0100"],
  ["TZOFFSETTO", "+0200"],
  ["TZNAME", "CEST"],
  ["END", "DAYLIGHT"],
  ["BEGIN", "STANDARD"],
  ["DTSTART", "19961027T030000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"],
  ["TZOFFSETFROM", "+0200"],
  ["TZOFFSETTO", "+0100"],
  ["TZNAME", "CET"],
  ["END", "STANDARD"],
  ["END", "VTIMEZONE"],
];

/** Splits an event's dates into those of its rule, those missing from it, and those that differ from the first. */
export function toRecurring({ dates, recurrence }: Schedule) {
  const planned = dates.map(toPlanned).toSorted((a, b) => a.start.localeCompare(b.start));
  const [earliest = { start: "", end: null }] = planned;
  const first = recurrence?.first ?? earliest;
  // Without a rule, list the first date too: some programs show nothing else.
  const ofRule = new Set(recurrence?.starts);
  const plannedStarts = new Set(planned.map(({ start }) => start));
  return {
    first,
    excluded: [...ofRule].filter((start) => !plannedStarts.has(start)),
    added: [...plannedStarts].filter((start) => !ofRule.has(start)),
    changed: dates.filter((date) => date.cancelled || date.movedFrom !== null || lengthOf(date) !== lengthOf(first)),
  };
}

/** Returns a date as it was before it was moved. */
function toPlanned({ start, end, movedFrom }: ScheduledDate): EventDate {
  if (movedFrom === null) return { start, end };
  const length = lengthOf({ start, end });
  return { start: movedFrom, end: length === null ? null : new Date(Date.parse(movedFrom) + length).toISOString() };
}

function lengthOf({ start, end }: EventDate): number | null {
  return end === null ? null : Date.parse(end) - Date.parse(start);
}

/** A property with a list of instants, or of days; no line for an empty list. */
export function instantLines(name: string, instants: readonly string[], allDay: boolean): ContentLine[] {
  if (instants.length === 0) return [];
  const values = instants.map((instant) => write(instant, allDay)).join(",");
  return [[allDay ? `${name};VALUE=DATE` : `${name};TZID=${zone}`, values]];
}

/** The end of a date; for whole days, the day after the last one. */
export function endLine({ start, end }: EventDate, allDay: boolean): ContentLine[] {
  if (!allDay) return end === null ? [] : instantLines("DTEND", [end], false);
  const last = wallClock(Date.parse(end ?? start)).date;
  return [["DTEND;VALUE=DATE", daysAfter(last, 1).replaceAll("-", "")]];
}

/** The recurrence rule, limited to the event's last date, because the page shows no later one. */
export function untilLine({ rule, starts }: Recurrence, allDay: boolean): ContentLine {
  const last = starts.at(-1) ?? "";
  return ["RRULE", `${rule};UNTIL=${allDay ? write(last, true) : toUtcStamp(last)}`];
}

function write(instant: string, allDay: boolean): string {
  const { date, time } = wallClock(Date.parse(instant));
  const text = allDay ? date : `${date}T${time}${instant.slice(16, 19)}`;
  return text.replace(/[-:]/g, "");
}
