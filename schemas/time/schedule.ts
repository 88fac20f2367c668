import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { rule, withRules } from "#schemas/values/object-rules.ts";
import { datesInOrder, type EventDate, eventDateFields, toEventDate } from "#schemas/values/offer/event.ts";
import { listOf } from "#schemas/values/optional.ts";
import { localDateTime, toInstant, wallClock } from "./dates.ts";
import { recurrenceFields, recurringDates } from "./recurrence.ts";

const furtherDate = withRules(
  z.object({
    ...eventDateFields,
    zruseno: field(z.boolean().nullish(), { cs: "Zrušeno", en: "Cancelled" }),
    puvodniZacatek: field(localDateTime.nullish(), {
      cs: "Původní začátek přesunutého termínu",
      en: "Original start of a moved date",
      example: "2026-11-03T16:00:00",
    }),
  }),
  datesInOrder,
);

/** Fields for the time of an event. */
export const scheduleFields = {
  ...eventDateFields,
  celodenni: field(z.boolean().nullish(), { cs: "Celý den", en: "All day" }),
  terminy: field(z.array(furtherDate).max(100).nullish(), { cs: "Další termíny", en: "Other dates" }),
  ...recurrenceFields,
};

type WireSchedule = z.output<z.ZodObject<typeof scheduleFields>>;

export interface ScheduledDate extends EventDate {
  cancelled: boolean;
  /** ISO instant of the original start of a single date that was moved. */
  movedFrom: string | null;
}

/** Recurrence rule of an event. */
export interface Recurrence {
  /** An RRULE without its end. */
  rule: string;
  /** First date of the rule, and the ISO instants of all its starts, including excluded and moved ones. */
  first: EventDate;
  starts: readonly string[];
}

export interface Schedule {
  /** At least one, in chronological order. */
  dates: readonly ScheduledDate[];
  /** Null when the dates are listed, or when the rule alone would omit the first date or produce a skipped hour. */
  recurrence: Recurrence | null;
}

/**
 * Returns the dates of an event. A date listed explicitly replaces a recurring one at the same time or at its original
 * start, so that a single date can be cancelled or moved.
 */
export function toSchedule({ terminy, celodenni, vyjimky, ...first }: WireSchedule): Schedule {
  const toDate = (date: z.output<typeof furtherDate>) => ({
    ...toEventDate(date, celodenni ?? false),
    cancelled: date.zruseno ?? false,
    movedFrom: date.puvodniZacatek ? toEventDate({ zacatek: date.puvodniZacatek }, celodenni ?? false).start : null,
  });
  const { zacatek, konec } = first;
  const recurring = recurringDates(first);
  const further = listOf(terminy, toDate);
  const replaced = new Set(further.map(({ movedFrom }) => movedFrom));
  const planned = [...recurring.filter((date) => !vyjimky?.includes(date.zacatek.slice(0, 10))), { zacatek, konec }]
    .map(toDate)
    .filter(({ start }) => !replaced.has(start));
  const byStart = new Map([...planned, ...further].map((date) => [date.start, date]));
  const starts = recurring.map((date) => toDate(date).start);
  const { start, end } = toDate({ zacatek, konec });
  const isRegular = starts[0] === start && recurring.every(({ zacatek }) => existsOnClock(zacatek));
  return {
    dates: [...byStart.values()].toSorted((a, b) => a.start.localeCompare(b.start)),
    recurrence:
      first.opakovani && isRegular
        ? { rule: first.opakovani.replace(/;(?:COUNT|UNTIL)=\w+/, ""), first: { start, end }, starts }
        : null,
  };
}

/** False for a local time that a change of clocks skips. */
function existsOnClock(local: string): boolean {
  return wallClock(Date.parse(toInstant(local))).time === local.slice(11, 16);
}

/** Rule: in a recurring event only dates of the recurrence can be moved. */
export const movesAreOfRule = rule<WireSchedule>("event.movedDate", "terminy", ({ terminy, ...first }) => {
  if (!first.opakovani) return [];
  const starts = new Set(recurringDates(first).map(({ zacatek }) => zacatek));
  return [...(terminy ?? []).entries()].flatMap(([index, { puvodniZacatek }]) =>
    puvodniZacatek && !starts.has(toSeconds(puvodniZacatek)) ? [["terminy", index, "puvodniZacatek"]] : [],
  );
});

/** Returns a local time with seconds and without their fraction. */
function toSeconds(local: string): string {
  return `${local}:00`.slice(0, 19);
}
