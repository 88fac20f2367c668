import ICAL from "ical.js";
import { wallClock } from "#schemas/time/dates.ts";

/** An occurrence as a calendar program in Prague shows it: `2026-11-23 16:00`, or `2026-11-23` for whole days. */
export interface Occurrence {
  uid: string;
  start: string;
  end: string | null;
  isCancelled: boolean;
}

/** Returns every occurrence in a calendar, with recurrences expanded by a calendar library. */
export function occurrencesIn(file: string): Occurrence[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  const masters = events.filter((event) => !event.isRecurrenceException());
  return masters.flatMap((master) => {
    const exceptions = events.filter((event) => event.uid === master.uid && event.isRecurrenceException());
    for (const exception of exceptions) master.relateException(exception);
    const used = new Set<unknown>();
    const occurrences: Occurrence[] = [];
    const iterator = master.iterator();
    for (let next = iterator.next(); next && occurrences.length < 500; next = iterator.next()) {
      const { item, startDate, endDate } = master.getOccurrenceDetails(next);
      used.add(item);
      const hasEnd = ["dtend", "duration"].some((name) => item.component.hasProperty(name));
      occurrences.push({
        uid: item.uid,
        start: write(startDate),
        end: hasEnd ? write(endDate) : null,
        isCancelled: item.component.getFirstPropertyValue("status") === "CANCELLED",
      });
    }
    const unused = exceptions.filter((exception) => !used.has(exception));
    if (unused.length > 0) throw new Error(`${unused.length} changed dates of ${master.uid} are none of its dates`);
    return occurrences.toSorted((a, b) => a.start.localeCompare(b.start));
  });
}

function write(time: ICAL.Time): string {
  return time.isDate ? time.toString() : onClock(time.toJSDate().toISOString());
}

/** Formats an instant as Prague wall-clock time. */
export function onClock(instant: string): string {
  const { date, time } = wallClock(Date.parse(instant));
  return `${date} ${time}`;
}
