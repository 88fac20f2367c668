import { useEnvironment } from "#components/environment.tsx";
import { type Language, languages } from "#schemas/site/languages.ts";
import type { EventDate } from "#schemas/values/offer/event.ts";

const styles = {
  days: { dateStyle: "full" },
  times: { timeStyle: "short" },
  daysAndTimes: { dateStyle: "full", timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats two instants as a range in Prague time: `středa 10. března 2027 9:00–16:30`. */
export function formatDateRange({ start, end }: EventDate, language: Language, style: Style): string {
  const format = formatOf(language, style);
  const from = Date.parse(start);
  return end === null ? format.format(from) : format.formatRange(from, Date.parse(end));
}

/** Date range of an event in the language of the page; `days` leaves out the time of day. */
export function DateRangeText({ date, style = "daysAndTimes" }: { date: EventDate; style?: Style }) {
  const { language } = useEnvironment();
  return <time dateTime={date.start}>{formatDateRange(date, language, style)}</time>;
}

function formatOf(language: Language, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(languages[language].locale, { timeZone: "Europe/Prague", ...styles[style] });
    formats.set(key, format);
  }
  return format;
}
