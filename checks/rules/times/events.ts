import type { Rule, Subject } from "#checks/rule.ts";
import { dayInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { localDate, localDateTime } from "#schemas/time/dates.ts";
import { recurrenceFields, recurringDates } from "#schemas/time/recurrence.ts";

const level = "content";

/** Reports a day of the programme on which the event does not take place. */
export const programmeDay: Rule = {
  code: "programme.day",
  level,
  severity: "warning",
  wcag: [],
  *check({ content: { data } }) {
    const [start, end] = [dayOf(data["zacatek"]), dayOf(data["konec"])];
    if (!start || !Array.isArray(data["program"])) return;
    for (const [index, part] of data["program"].entries()) {
      const day = isRecord(part) ? dayOf(part["den"]) : null;
      if (!day || (day >= start && day <= (end ?? start))) continue;
      const values = { date: dayInBothLanguages(day) };
      yield { path: ["data", "program", index, "den"], expected: "a day of the event", received: day, values };
    }
  },
};

/** Reports a recurrence rule that does not include the event's first day, which is then missing from the calendar. */
export const startOutsideRule: Rule = {
  code: "event.first-date",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const dates = recurrenceOf(subject);
    const start = dayOf(subject.content.data["zacatek"]);
    if (!dates || !start || dates.includes(start)) return;
    const values = { date: dayInBothLanguages(start) };
    yield { path: ["data", "opakovani"], expected: "a rule that gives the start", received: start, values };
  },
};

/** Reports an exception on a day without the event: another day was meant. */
export const idleException: Rule = {
  code: "event.exception",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const dates = recurrenceOf(subject);
    const { vyjimky } = subject.content.data;
    if (!dates || !Array.isArray(vyjimky)) return;
    for (const [index, day] of vyjimky.entries()) {
      if (!localDate.safeParse(day).success || dates.includes(day)) continue;
      const values = { date: dayInBothLanguages(day) };
      yield { path: ["data", "vyjimky", index], expected: "a day of the recurrence", received: day, values };
    }
  },
};

/** Returns the days of the recurrence including exceptions; null without a valid rule. */
function recurrenceOf({ content: { data } }: Subject): string[] | null {
  const rule = recurrenceFields.opakovani.safeParse(data["opakovani"]).data;
  const start = localDateTime.safeParse(data["zacatek"]).data;
  if (!rule || !start) return null;
  return recurringDates({ zacatek: start, opakovani: rule }).map(({ zacatek }) => zacatek.slice(0, 10));
}

function dayOf(value: unknown): string | null {
  const day = typeof value === "string" ? value.slice(0, 10) : null;
  return localDate.safeParse(day).data ?? null;
}
