import { useEnvironment } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

const days = pragueFormat({ dateStyle: "long" }, { day: "numeric", month: "numeric", year: "numeric" });
const inputDays = pragueFormat({ day: "numeric", month: "numeric", year: "numeric" });
const longDays = pragueFormat({ dateStyle: "long" });
const times = pragueFormat({ timeStyle: "short" });
const moments = pragueFormat({ dateStyle: "long", timeStyle: "short" });
const daysOfWeek = pragueFormat({ weekday: "long", day: "numeric", month: "long" });
const fullDays = pragueFormat({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const daysOfYear = pragueFormat({ day: "numeric", month: "long" });
const weekdays = pragueFormat({ weekday: "long" });
const shortWeekdays = pragueFormat({ weekday: "short" });
const months = pragueFormat({ month: "long", year: "numeric" });
const shortDays = pragueFormat({ day: "numeric", month: "short" }, { day: "numeric", month: "numeric" });

/** Formats the day of an ISO instant in Prague: `30. 11. 2026`. */
export function formatDate(instant: string, language: Language): string {
  return days(language).format(Date.parse(instant));
}

/** Formats an ISO day as it is typed: `31. 12. 2026`, in English `31/12/2026`. */
export function formatInputDay(day: string, language: Language): string {
  return inputDays(language).format(Date.parse(day));
}

/** The day of an ISO instant in the language of the page. */
export function DateText({ instant, className }: { instant: string; className?: string | undefined }) {
  const { language } = useEnvironment();
  return (
    <time dateTime={instant} className={className}>
      {formatDate(instant, language)}
    </time>
  );
}

/** Formats day and time of an ISO instant in Prague, with the preposition of the language: `30. listopadu 2026 v 14:00`. */
export function formatDateTime(instant: string, language: Language): string {
  return moments(language).format(Date.parse(instant));
}

/** Formats two ISO instants as a period with the day and time of both. */
export function formatPeriod(from: string, to: string, language: Language): string {
  return moments(language).formatRange(Date.parse(from), Date.parse(to));
}

/**
 * Returns day and time of an ISO instant in Prague as parameters for the texts `dates.since` and `dates.until`, whose
 * word order differs by language.
 */
export function dayAndTime(instant: string, language: Language): { date: string; time: string } {
  const time = Date.parse(instant);
  return { date: longDays(language).format(time), time: times(language).format(time) };
}

/** Formats the start of an event: its day, and its time unless it is an all-day event. */
export function formatStart(instant: string, allDay: boolean, language: Language): string {
  return allDay ? formatDate(instant, language) : formatDateTime(instant, language);
}

/** Formats a day such as `2026-12-24` with its weekday: `čtvrtek 24. prosince`. */
export function formatDay(date: string, language: Language): string {
  return daysOfWeek(language).format(Date.parse(date));
}

/** Formats a day such as `2026-12-24` with its weekday and year: `čtvrtek 24. prosince 2026`. */
export function formatFullDay(date: string, language: Language): string {
  return fullDays(language).format(Date.parse(date));
}

/** Formats a day such as `2027-01-04` without its weekday and year: `4. ledna`. */
export function formatDayOfYear(date: string, language: Language): string {
  return daysOfYear(language).format(Date.parse(date));
}

/** Returns the name of a weekday; Monday is 0 (spec §9). */
export function weekdayName(day: number, language: Language): string {
  return weekdays(language).format(Date.UTC(2024, 0, 1 + day));
}

/** Returns the short name of a weekday: `po`. */
export function weekdayShort(day: number, language: Language): string {
  return shortWeekdays(language).format(Date.UTC(2024, 0, 1 + day));
}

/** Formats a month such as `2026-11`: `listopad 2026`. */
export function formatMonth(month: string, language: Language): string {
  return months(language).format(Date.parse(`${month}-15`));
}

/** Formats the day of an ISO instant in Prague without its year: `18. 11.`. */
export function formatShortDay(instant: string, language: Language): string {
  return shortDays(language).format(Date.parse(instant));
}

/**
 * Returns a cached format of Prague time for each language, because creating one is slow. Czech may use other options.
 */
export function pragueFormat(
  options: Intl.DateTimeFormatOptions,
  czech = options,
): (language: Language) => Intl.DateTimeFormat {
  const formats = new Map<Language, Intl.DateTimeFormat>();
  return (language) => {
    const own = language === "cs" ? czech : options;
    const format =
      formats.get(language) ??
      new Intl.DateTimeFormat(languages[language].locale, { timeZone: "Europe/Prague", ...own });
    formats.set(language, format);
    return format;
  };
}
