import { useEnvironment } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import type { EventDate } from "#schemas/values/offer/event.ts";
import { pragueFormat } from "./date-formats.tsx";

const formats = {
  days: pragueFormat({ dateStyle: "full" }),
  times: pragueFormat({ timeStyle: "short" }),
  daysAndTimes: pragueFormat({ dateStyle: "full", timeStyle: "short" }),
};

type Style = keyof typeof formats;

/** Formats two instants as a range in Prague time: `středa 10. března 2027, 9:00–16:30`. */
export function formatDateRange({ start, end }: EventDate, language: Language, style: Style): string {
  const format = formats[style](language);
  const from = Date.parse(start);
  if (end === null) return format.format(from);
  const to = Date.parse(end);
  const day = formats.days(language);
  if (style === "daysAndTimes" && day.format(from) === day.format(to))
    return `${day.format(from)}, ${formats.times(language).formatRange(from, to)}`;
  return format.formatRange(from, to);
}

/** Date range of an event in the language of the page; `days` leaves out the time of day. */
export function DateRangeText({ date, style = "daysAndTimes" }: { date: EventDate; style?: Style }) {
  const { language } = useEnvironment();
  return <time dateTime={date.start}>{formatDateRange(date, language, style)}</time>;
}
