import { z } from "zod";
import { field } from "#schemas/values/field.ts";

// Years have four digits: databases write 0001-01-01 for an unknown date.
const day = `(?!0)${z.regexes.date.source.slice(1, -1)}`;
const time = "(?:[01]\\d|2[0-3]):[0-5]\\d";

/** A calendar date without time, such as a day of closure. Rules skip invalid dates. */
export const localDate = field(z.stringFormat("date", new RegExp(`^${day}$`), { abort: true }), {
  cs: "Datum",
  en: "Date",
  example: "2026-11-02",
});

/**
 * A valid date and time as sent by the CMS: without a zone, which depends on the field, and with varying precision.
 * Rules skip invalid values.
 */
export const localDateTime = field(
  z.stringFormat("dateTime", new RegExp(`^(?:${day})T${time}(?::[0-5]\\d(?:\\.\\d{1,9})?)?$`), { abort: true }),
  { cs: "Datum a čas", en: "Date and time", example: "2026-11-02T09:00:00" },
);

/** A time of day, `00:00` to `23:59`. */
export const localTime = field(z.stringFormat("time", new RegExp(`^${time}$`), { abort: true }), {
  cs: "Čas",
  en: "Time",
  example: "08:00",
});

/** An end time: a time of day or `24:00`. */
export const localEndTime = field(z.stringFormat("time", new RegExp(`^(?:${time}|24:00)$`), { abort: true }), {
  cs: "Čas konce",
  en: "End time",
  example: "16:00",
});

export type Zone = "Europe/Prague" | "UTC";

/**
 * Converts a zoneless CMS date to an ISO instant. A time skipped in spring moves an hour later; a time that occurs
 * twice in autumn is the second one, so that no deadline ends early.
 */
export function toInstant(local: string, zone: Zone = "Europe/Prague"): string {
  const asUtc = Date.parse(`${local.slice(0, 23)}Z`);
  if (zone === "UTC") return new Date(asUtc).toISOString();
  const guess = asUtc - offset(asUtc);
  return new Date(asUtc - offset(guess)).toISOString();
}

/** Returns the first instant of a day in Prague. */
export function startOfDay(date: string): string {
  return toInstant(`${date}T00:00:00`);
}

/** Returns the last millisecond of a day in Prague, the end of a validity. */
export function endOfDay(date: string): string {
  return toInstant(`${date}T23:59:59.999`);
}

/** Returns the day a number of days later. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Returns the day and the time (`HH:MM`) in Prague at an instant in milliseconds. */
export function wallClock(instant: number): { date: string; time: string } {
  const wall = new Date(instant + offset(instant)).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Returns the day of the week of a date, Monday is 0 (spec §9). */
export function weekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Cache of Prague's UTC offsets by hour since 1970; clocks change on the hour. */
const offsets = new Map<number, number>();
const mostOffsets = 10_000;

/** Returns the milliseconds by which Prague is ahead of UTC at an instant. */
function offset(instant: number): number {
  const hour = Math.floor(instant / 3_600_000);
  const cached = offsets.get(hour);
  if (cached !== undefined) return cached;
  if (offsets.size >= mostOffsets) offsets.clear();
  const computed = readOffset(instant);
  offsets.set(hour, computed);
  return computed;
}

let inPrague: Intl.DateTimeFormat | null = null;

function readOffset(instant: number): number {
  const parts = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  inPrague ??= new Intl.DateTimeFormat("en-US", {
    timeZone: "Europe/Prague",
    hourCycle: "h23",
    second: "numeric",
    ...parts,
  });
  const part = Object.fromEntries(inPrague.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  return wall - Math.trunc(instant / 1000) * 1000;
}
