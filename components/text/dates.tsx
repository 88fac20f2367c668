import { useEnvironment } from "#components/environment.tsx";
import { type Language, languages } from "#schemas/site/languages.ts";

const formats = {
  cs: format("cs", { day: "numeric", month: "numeric", year: "numeric" }),
  en: format("en", { dateStyle: "long" }),
  ru: format("ru", { dateStyle: "long" }),
  ua: format("ua", { dateStyle: "long" }),
};

/** Formats the day of an ISO instant in Prague: `30. 11. 2026`. */
export function formatDate(instant: string, language: Language): string {
  return formats[language].format(Date.parse(instant));
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

const timeFormats = {
  cs: format("cs", { hour: "numeric", minute: "2-digit" }),
  en: format("en", { hour: "numeric", minute: "2-digit" }),
  ru: format("ru", { hour: "numeric", minute: "2-digit" }),
  ua: format("ua", { hour: "numeric", minute: "2-digit" }),
};

/** Formats day and time of an ISO instant in Prague: `30. 11. 2026 14:00`. */
export function formatDateTime(instant: string, language: Language): string {
  return `${formatDate(instant, language)} ${timeFormats[language].format(Date.parse(instant))}`;
}

/** Formats the start of an event: its day, and its time unless it lasts whole days. */
export function formatStart(instant: string, allDay: boolean, language: Language): string {
  return allDay ? formatDate(instant, language) : formatDateTime(instant, language);
}

const dayFormats = {
  cs: format("cs", { weekday: "long", day: "numeric", month: "long" }),
  en: format("en", { weekday: "long", day: "numeric", month: "long" }),
  ru: format("ru", { weekday: "long", day: "numeric", month: "long" }),
  ua: format("ua", { weekday: "long", day: "numeric", month: "long" }),
};

/** Formats a day such as `2026-12-24` with its weekday: `čtvrtek 24. prosince`. */
export function formatDay(date: string, language: Language): string {
  return dayFormats[language].format(Date.parse(date));
}

const weekdayFormats = {
  cs: format("cs", { weekday: "long" }),
  en: format("en", { weekday: "long" }),
  ru: format("ru", { weekday: "long" }),
  ua: format("ua", { weekday: "long" }),
};

/** Returns the name of a weekday; Monday is 0 (spec §9). */
export function weekdayName(day: number, language: Language): string {
  return weekdayFormats[language].format(Date.UTC(2024, 0, 1 + day));
}

const weekdayShortFormats = {
  cs: format("cs", { weekday: "short" }),
  en: format("en", { weekday: "short" }),
  ru: format("ru", { weekday: "short" }),
  ua: format("ua", { weekday: "short" }),
};

/** Returns the short name of a weekday: `po`. */
export function weekdayShort(day: number, language: Language): string {
  return weekdayShortFormats[language].format(Date.UTC(2024, 0, 1 + day));
}

const monthFormats = {
  cs: format("cs", { month: "long", year: "numeric" }),
  en: format("en", { month: "long", year: "numeric" }),
  ru: format("ru", { month: "long", year: "numeric" }),
  ua: format("ua", { month: "long", year: "numeric" }),
};

/** Formats a month such as `2026-11`: `listopad 2026`. */
export function formatMonth(month: string, language: Language): string {
  return monthFormats[language].format(Date.parse(`${month}-15`));
}

const shortDayFormats = {
  cs: format("cs", { day: "numeric", month: "numeric" }),
  en: format("en", { day: "numeric", month: "short" }),
  ru: format("ru", { day: "numeric", month: "short" }),
  ua: format("ua", { day: "numeric", month: "short" }),
};

/** Formats the day of an ISO instant in Prague without its year: `18. 11.`. */
export function formatShortDay(instant: string, language: Language): string {
  return shortDayFormats[language].format(Date.parse(instant));
}

function format(language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(languages[language].locale, { timeZone: "Europe/Prague", ...options });
}
