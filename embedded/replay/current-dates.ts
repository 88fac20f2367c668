import { z } from "zod";
import { languages } from "#schemas/site/languages.ts";
import { structures } from "#schemas/structures/registry.ts";
import { daysAfter, localDate, localDateTime, toInstant, wallClock, type Zone } from "#schemas/time/dates.ts";
import { createReplay } from "./replay.ts";
import type { Content } from "./wire-records.ts";

/** Monday of the week that the content in `fixtures/` was written for. Tests and stories show it as of that week. */
export const contentWeek = "2026-11-16";

/** Structure keys in the CMS of events, offers and notices. */
const datedStructures = new Set(
  Object.values(structures).flatMap(({ names, isTimely }) => (isTimely ? [names.cms] : [])),
);

/**
 * A replay in which events, offers and notices are always as current as in {@link contentWeek}: their dates are shifted
 * by the weeks that have passed since then.
 */
export function createCurrentReplay({ store, clock, ...options }: Parameters<typeof createReplay>[0]) {
  const replayOf = (weeks: number) =>
    createReplay({ ...options, clock, store: { ...store, contents: shiftDates(store.contents, weeks) } });
  let weeks = weeksSince(clock.now());
  let replay = replayOf(weeks);
  return (request: Request): Promise<Response> => {
    const passed = weeksSince(clock.now());
    if (passed !== weeks) [weeks, replay] = [passed, replayOf(passed)];
    return replay(request);
  };
}

function weeksSince(now: number): number {
  const days = (Date.parse(wallClock(now).date) - Date.parse(contentWeek)) / (24 * 60 * 60 * 1000);
  return Math.max(0, Math.floor(days / 7));
}

/**
 * Shifts all dates of events, offers and notices by whole weeks, so that days of the week stay. An item keeps its dates
 * in all languages if a text of one names a date, or if clocks change during the event.
 */
export function shiftDates(contents: readonly Content[], weeks: number): Content[] {
  const dated = contents.filter(({ structure }) => datedStructures.has(structure.key));
  const fixed = new Set(dated.filter((content) => namesDate(content) || spansClockChange(content)).map(({ id }) => id));
  const movable = new Set(dated.filter(({ id }) => !fixed.has(id)));
  return contents.map((content) => (movable.has(content) ? shifted(content, 7 * weeks) : content));
}

function shifted<Value>(value: Value, days: number): Value;
function shifted(value: unknown, days: number): unknown {
  if (typeof value === "string") return shiftedText(value, days);
  if (Array.isArray(value)) return value.map((each) => shifted(each, days));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shifted(each, days)]));
}

/** Also shifts the last day of a recurrence, such as `FREQ=WEEKLY;UNTIL=20270330`. */
function shiftedText(text: string, days: number): string {
  if (isDate(text)) return daysAfter(text.slice(0, 10), days) + text.slice(10);
  return text.replace(/(?<=^FREQ=.*UNTIL=)(\d{4})(\d\d)(\d\d)/, (_, year, month, day) =>
    daysAfter(`${year}-${month}-${day}`, days).replaceAll("-", ""),
  );
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:$|T)/.test(text) && localDate.safeParse(text.slice(0, 10)).success;
}

function namesDate(content: Content): boolean {
  const isNamed = (value: unknown): boolean => {
    if (typeof value === "string") return !isDate(value) && dateInText.test(value);
    return typeof value === "object" && value !== null && Object.values(value).some(isNamed);
  };
  return isNamed([content.name, content["data"]]);
}

/** A month, a year such as 2027, or a day such as `3. 12.`; file numbers such as 2026/1234 and 1234/2026 are no dates. */
const dateInText = new RegExp(
  String.raw`(?<!\p{L})(?:${monthPatterns().join("|")})(?!\p{L})|(?<![\d/-])20[2-9]\d(?![\d/])|(?<!\d)\d{1,2}\.\s?\d{1,2}\.(?!\d)`,
  "u",
);

/** Patterns of the names of months: where they are inflected, the stem with any ending; short stems occur in other words. */
function monthPatterns(): string[] {
  return Object.values(languages).flatMap(({ locale }) => {
    const nominative = new Intl.DateTimeFormat(locale, { month: "long" });
    const genitive = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" });
    return Array.from({ length: 12 }, (_, month) => {
      const date = Date.UTC(2026, month, 15);
      const name = nominative.format(date);
      const inDate = genitive.formatToParts(date).find(({ type }) => type === "month")?.value ?? name;
      const initial = `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]`;
      const difference = [...name].findIndex((letter, index) => letter !== inDate[index]);
      const stem = difference === -1 ? name : name.slice(0, difference);
      if (name === inDate || stem.length < 3) return `${initial}(?:${name.slice(1)}|${inDate.slice(1)})`;
      return String.raw`${initial}${stem.slice(1)}\p{L}{0,4}`;
    });
  });
}

/** True for an event of the night in which clocks change: it takes place on no other. */
function spansClockChange({ data }: Content): boolean {
  const period = eventPeriod.safeParse(data).data;
  if (!period) return false;
  const length = (zone: Zone) =>
    Date.parse(toInstant(period.konec, zone)) - Date.parse(toInstant(period.zacatek, zone));
  return length("UTC") !== length("Europe/Prague");
}

const eventPeriod = z.looseObject({ zacatek: localDateTime, konec: localDateTime });
