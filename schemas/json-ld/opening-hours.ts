import { daysAfter, wallClock } from "#schemas/time/dates.ts";
import { changesFrom, type Day } from "#schemas/time/opening.ts";
import type { OfficeDay, OfficeHours } from "#schemas/values/office/office-hours.ts";
import type { JsonLdContext } from "./json-ld-context.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

interface Span {
  opens: string;
  closes: string;
}

/** How schema.org marks a day that is closed although the regular week has it open. */
const closed: Span = { opens: "00:00", closes: "00:00" };

/** The regular week of an office, and the weeks and days from today to this day next year that deviate from it. */
export function openingHours(hours: OfficeHours, context: JsonLdContext) {
  const { week, periods } = hours;
  const today = wallClock(context.now).date;
  return {
    openingHoursSpecification: week.flatMap((day, index) => spansOf(day).map((span) => onWeekday(span, index))),
    specialOpeningHoursSpecification: [
      ...periods
        .filter(({ to }) => today <= to)
        .flatMap(({ from, to, week: days }) =>
          days.flatMap((day, index) => {
            return spansOrClosed(day).map((span) => ({ ...onWeekday(span, index), validFrom: from, validThrough: to }));
          }),
        ),
      ...changesFrom(hours, today, daysAfter(today, 366)).flatMap((day) =>
        spansOrClosed(day).map((span) =>
          on(span, { ...nameOf(day, context), validFrom: day.date, validThrough: day.date }),
        ),
      ),
    ],
  };
}

function nameOf({ holiday }: Day, { holidayName }: JsonLdContext) {
  const name = holiday && holidayName(holiday);
  return name ? { name } : {};
}

function onWeekday(span: Span, index: number) {
  return on(span, { dayOfWeek: `https://schema.org/${weekdays[index] ?? weekdays[0]}` as const });
}

function on<Day extends object>(span: Span, day: Day) {
  return { "@type": "OpeningHoursSpecification", ...day, ...span };
}

/** Hours open to everybody, without those by appointment. */
function spansOf({ mode, slots }: OfficeDay): Span[] {
  if (mode === "nonstop") return [{ opens: "00:00", closes: "23:59" }];
  if (mode !== "open") return [];
  return slots.map(({ from, to }) => ({ opens: from, closes: to === "24:00" ? "23:59" : to }));
}

function spansOrClosed(day: OfficeDay): Span[] {
  const spans = spansOf(day);
  return spans.length > 0 ? spans : [closed];
}
