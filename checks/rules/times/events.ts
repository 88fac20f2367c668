import { eachObject } from "#checks/each.ts";
import type { Rule, Subject } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { shortened } from "#checks/rules/prose.ts";
import { dayInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { localDate, localDateTime, weekday } from "#schemas/time/dates.ts";
import { holidayOn, publicHolidays } from "#schemas/time/public-holidays.ts";
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

/** An item of the programme that begins while the one before it lasts, in the same room. Parallel items begin at once. */
export const overlappingProgramme: Rule = {
  code: "programme.overlap",
  level,
  severity: "warning",
  wcag: [],
  *check({ content: { data } }) {
    const program = Array.isArray(data["program"]) ? data["program"] : [];
    for (const [part, { polozky = null }] of program.map((each) => (isRecord(each) ? each : {})).entries()) {
      const items = Array.isArray(polozky) ? polozky.map((each) => (isRecord(each) ? each : {})) : [];
      for (const [index, { od, sal }] of items.entries()) {
        const before = items[index - 1];
        if (!before || !isTime(od) || !isTime(before["od"]) || before["sal"] !== sal) continue;
        const end = isTime(before["do"]) ? before["do"] : before["od"];
        if (od >= end || od === before["od"]) continue;
        const values = { time: od, end, context: od < before["od"] ? "order" : undefined };
        const path = ["data", "program", part, "polozky", index, "od"];
        yield { path, expected: `not before ${end}`, received: od, values };
      }
    }
  },
};

function isTime(value: unknown): value is string {
  return typeof value === "string" && /^\d\d:\d\d$/.test(value);
}

/** An exceptional day of payment on which nothing is paid, or which is not before the holiday that its reason names. */
export const paymentOnDayOff: Rule = {
  code: "payment.day-off",
  level,
  severity: "warning",
  wcag: [],
  check: eachObject(["mesic", "den", "duvod"], function* ({ path, value: { den, duvod } }) {
    const day = dayOf(den);
    if (!day) return;
    const isOff = weekday(day) > 4 || holidayOn(publicHolidays.CZ, day) !== null;
    const reason = typeof duvod === "string" ? clean(duvod) : "";
    const isLate = day.slice(5) >= "12-24" && beforeChristmas.test(reason) && !notBeforeChristmas.test(reason);
    if (!isOff && !isLate) return;
    const values = { date: dayInBothLanguages(day), text: shortened(reason), context: isOff ? undefined : "late" };
    yield { path: [...path, "den"], expected: "a working day", received: den, values };
  }),
};

const beforeChristmas =
  /(?<!\p{L})(?:(?:před|ještě do|do) (?:(?:vánočními |vánoc\p{L}* ?)?svátky|vánoc\p{L}*|štědr\p{L}+(?: dn\p{L}+)?)|(?:before|by|ahead of) (?:the )?(?:christmas|holidays)|(?:до|перед) (?:рождеств\p{L}*|сочельник\p{L}*|праздник\p{L}*|різдв\p{L}*|святвеч\p{L}*|свят\p{L}*))/iu;
const notBeforeChristmas = /(?<!\p{L})(?:ne|nestih|not|nový|silvestr|koncem roku|new year|нов)/iu;

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
