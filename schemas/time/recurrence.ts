// The package is CommonJS: Node only finds its names on the default export.
import rrule from "rrule";
import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { rule } from "#schemas/values/object-rules.ts";
import { localDate, localDateTime, wallClock } from "./dates.ts";

/** Maximum number of dates of a recurring event, including the first. */
export const maxDates = 100;

/** Years ahead for which dates are computed: the calendar shows no later ones. */
const yearsAhead = 10;

const weekday = "(MO|TU|WE|TH|FR|SA|SU)";
const ordinal = "([1-4]|-1)";
const dayOfMonth = "([1-9]|[12][0-9]|3[01]|-1)";
const month = "([1-9]|1[0-2])";
const list = (item: string) => `${item}(,${item})*`;
/** Allowed rule parts by frequency. Any combination occurs often enough to bound the computation. */
const frequencies = [
  "DAILY",
  `WEEKLY(;BYDAY=${list(weekday)})?`,
  `MONTHLY(;BYDAY=${list(ordinal + weekday)}|;BYMONTHDAY=${list(dayOfMonth)})?`,
  `YEARLY(;BYMONTH=${list(month)};BYDAY=${list(ordinal + weekday)})?`,
];
const end = "COUNT=([1-9][0-9]?|100)|UNTIL=20[0-9]{6}(T[0-9]{6}Z)?";

const names = ["FREQ", "BYMONTH", "BYDAY", "BYMONTHDAY", "INTERVAL", "COUNT", "UNTIL", "WKST"];
const knownRule = new RegExp(`^FREQ=(${frequencies.join("|")})(;INTERVAL=[1-9][0-9]?)?;(${end})(;WKST=MO)?$`);

/** An RRULE of RFC 5545; the rule `recurrence.parts` limits the combinations of its parts. */
const recurrenceRule = z
  .string()
  .regex(/^FREQ=[A-Z]+(;[A-Z]+=[0-9A-Z,-]+)*$/, { abort: true })
  .refine((text) => knownRule.test(inOrder(text)) && endExists(text), { message: "recurrence.parts", abort: true });

export const recurrenceFields = {
  opakovani: field(recurrenceRule.nullish(), {
    cs: "Opakování (pravidlo RRULE s COUNT nebo UNTIL, nejvýš 100 termínů)",
    en: "Recurrence (an RRULE with COUNT or UNTIL, at most 100 dates)",
    example: "FREQ=WEEKLY;BYDAY=WE;UNTIL=20270127",
  }),
  vyjimky: field(z.array(localDate).max(maxDates).nullish(), {
    cs: "Dny, kdy se opakovaná akce nekoná",
    en: "Days on which it does not recur",
    example: '["2026-12-23"]',
  }),
};

type Recurring = z.output<z.ZodObject<typeof recurrenceFields>> & {
  zacatek: string;
  konec?: string | null | undefined;
};

/** Rule: the recurrence yields at least one date and at most the allowed number. */
export const isBounded = rule<Recurring>("event.recurrence", "opakovani", ({ zacatek, opakovani }) => {
  const { length } = opakovani ? startsOf(opakovani, zacatek) : { length: 1 };
  return length === 0 || length > maxDates;
});

/**
 * Returns the recurring dates in the CMS's format. They are computed in local time, so that an event at nine stays at
 * nine in summer and in winter.
 */
export function recurringDates({ zacatek, konec, opakovani, vyjimky }: Recurring) {
  if (!opakovani) return [];
  const length = konec ? onWall(konec).getTime() - onWall(zacatek).getTime() : null;
  return startsOf(opakovani, zacatek)
    .map((start) => ({
      zacatek: written(start),
      konec: length === null ? null : written(new Date(start.getTime() + length)),
    }))
    .filter((date) => !vyjimky?.includes(date.zacatek.slice(0, 10)));
}

/** Returns the start times, at most one more than allowed. */
function startsOf(text: string, first: string): Date[] {
  const dtstart = onWall(first);
  const { until, ...options } = rrule.RRule.parseString(text);
  const horizon = new Date(dtstart);
  horizon.setUTCFullYear(horizon.getUTCFullYear() + yearsAhead);
  const end = until ? lastOf(text, until) : horizon;
  return new rrule.RRule({ ...options, dtstart, until: end < horizon ? end : horizon }).all(
    (_, index) => index <= maxDates,
  );
}

/** Returns the end of a rule in local time: the end of its last day, or its UTC time converted. */
function lastOf(text: string, until: Date): Date {
  if (!/UNTIL=\d{8}T/.test(text)) return onWall(`${written(until).slice(0, 10)}T23:59:59`);
  const { date, time } = wallClock(until.getTime());
  return onWall(`${date}T${time}:59`);
}

/** Returns a local time as if it were UTC. */
function onWall(local: string): Date {
  return new Date(`${local.slice(0, 19)}Z`);
}

function written(wall: Date): string {
  return wall.toISOString().slice(0, 19);
}

/** True unless the rule ends on a day or at a time that does not exist. */
function endExists(text: string): boolean {
  const [, year, month, day, hour = "00", minute = "00", second = "00"] =
    /UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?/.exec(text) ?? [];
  return !year || localDateTime.safeParse(`${year}-${month}-${day}T${hour}:${minute}:${second}`).success;
}

function inOrder(text: string): string {
  const placeOf = (part: string) => names.indexOf(part.split("=", 1)[0] ?? "");
  return text
    .split(";")
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .join(";");
}
