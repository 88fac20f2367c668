import { z } from "zod";
import { eachObject } from "#checks/each.ts";
import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { type ObjectAt, textsOf } from "#checks/rules/texts.ts";
import { dayInBothLanguages, momentsInBothLanguages } from "#checks/texts.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { memo } from "#schemas/parse/memo.ts";
import { endOfDay, localDate, localDateTime, toInstant, wallClock } from "#schemas/time/dates.ts";
import { rulesOf } from "#schemas/values/object-rules.ts";

/** Pairs of fields whose second date must not precede the first. */
export const pairs = [
  ["od", "do"],
  ["platiOd", "platiDo"],
  ["platnostOd", "platnostDo"],
  ["zacatek", "konec"],
  ["otevrenoOd", "uzaverka"],
  ["vydano", "platnostDo"],
] as const;

/** Fields with the last day on which a whole page is valid. */
const validities = ["platnostDo", "platiDo"] as const;

export const datesOrder: Rule = {
  code: "dates.order",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const place of textsOf(subject).objects) {
      for (const [from, to] of pairs) {
        if (!place.shape.keys.has(from) || !place.shape.keys.has(to) || hasOwnRules(place)) continue;
        const [start, end] = [dateIn(place, from), dateIn(place, to)];
        if (!start || !end || isInOrder(start, end)) continue;
        const { first, second } = momentsInBothLanguages(end, start);
        const values = { to: first, from: second };
        yield { path: [...place.path, to], expected: `a date not before ${start}`, received: end, values };
      }
    }
    const { displayAt } = subject.content;
    const valid = validityOf(subject);
    if (!displayAt || !valid || isInOrder(displayAt, valid.date)) return;
    const { first, second } = momentsInBothLanguages(valid.date, displayAt);
    const values = { context: "shown", to: first, from: second };
    yield { path: valid.path, expected: `a date not before ${displayAt}`, received: valid.date, values };
  },
};

export const expired: Rule = {
  code: "content.expired",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const valid = validityOf(subject);
    if (!valid || Date.parse(instantOf(valid.date)) >= subject.now) return;
    yield {
      path: valid.path,
      expected: "a future day",
      received: valid.date,
      values: { date: dayInBothLanguages(valid.date) },
    };
  },
};

/** Reports deadlines and events that were over before publication, as after a typo in the year. */
export const beforePublication: Rule = {
  code: "dates.before-publication",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { displayAt } = subject.content;
    const last = displayAt ? lastChance(subject) : null;
    if (!displayAt || !last || isInOrder(displayAt.slice(0, 10), last.date)) return;
    const values = { date: dayInBothLanguages(last.date), shown: dayInBothLanguages(displayAt) };
    yield { path: last.path, expected: `a date not before ${displayAt}`, received: last.date, values };
  },
};

/** Returns the deadline of an offer, or the last date of an event in the calendar. */
function lastChance(subject: Subject): { path: RecordPath; date: string } | null {
  const data = dataOf(subject, "lhuta") ?? dataOf(subject, "terminy");
  const key = data?.shape.keys.has("lhuta") ? "lhuta" : "zacatek";
  const date = data ? dateIn(data, key) : null;
  // Property offers compare their deadline with their own publication date.
  if (!data || !date || data.shape.keys.has("zverejneno") || data.value["opakovani"] || data.value["terminy"])
    return null;
  return { path: ["data", key], date };
}

/** Reports a registration that ends after the event. */
export const lateRegistration: Rule = {
  code: "registration.late",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const event = dataOf(subject, "registrace");
    const closes = registrationDate(subject, "uzaverka");
    const start = event ? dateIn(event, "zacatek") : null;
    if (!event || !closes || !start || event.value["opakovani"] || event.value["terminy"]) return;
    const end = dateIn(event, "konec") ?? start;
    if (closes.slice(0, 10) <= end.slice(0, 10)) return;
    const values = { date: dayInBothLanguages(closes), end: dayInBothLanguages(end) };
    yield { path: ["data", "registrace", "uzaverka"], expected: `a date not after ${end}`, received: closes, values };
  },
};

/** A registration that opens when its event is over. */
export const registrationAfterEvent: Rule = {
  code: "registration.after-event",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const event = dataOf(subject, "registrace");
    const opens = registrationDate(subject, "otevrenoOd");
    if (!event || !opens || event.value["opakovani"]) return;
    const days = textsOf(subject).objects.filter(({ path }) => path.length === 1 || path.at(-2) === "terminy");
    const ends = days.flatMap((each) => dateIn(each, "konec") ?? dateIn(each, "zacatek") ?? []);
    const end = ends.toSorted().at(-1);
    if (!end || opens <= end) return;
    const values = { date: dayInBothLanguages(opens), end: dayInBothLanguages(end) };
    yield { path: ["data", "registrace", "otevrenoOd"], expected: `a date before ${end}`, received: opens, values };
  },
};

/** A first day at work before the call is over, or long before it was shown. */
export const startBeforeCall: Rule = {
  code: "position.start",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { content, key } = subject;
    const data = dataOf(subject, "nastup");
    const start = data ? dateIn(data, "nastup") : null;
    if (!data || !start) return;
    const closes = dateIn(data, "lhuta");
    const isLate = isLongBefore(start, content.displayAt);
    if (!isLate && (!closes || start >= closes.slice(0, 10))) return;
    const values = { date: dayInBothLanguages(start) };
    // Outside the civil service some hire before the deadline whoever suits them.
    const severity = isLate || key === "service-position" ? undefined : "info";
    yield { path: ["data", "nastup"], expected: "a day after the call", received: start, values, severity };
  },
};

function isLongBefore(date: string, shownFrom: string | null): boolean {
  return shownFrom !== null && Date.parse(shownFrom) - Date.parse(date) > 90 * 24 * 60 * 60 * 1000;
}

/** Delivery takes effect on the 15th day; a holiday may put it off by some days. */
const latestDelivery = 30 * 24 * 60 * 60 * 1000;

export const lateDelivery: Rule = {
  code: "notice.late-delivery",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const data = dataOf(subject, "ucinekDoruceni");
    const [posted, delivered] = data ? [dateIn(data, "vyveseni"), dateIn(data, "ucinekDoruceni")] : [];
    if (!posted || !delivered || Date.parse(delivered) - Date.parse(posted) <= latestDelivery) return;
    const values = { date: dayInBothLanguages(delivered), posted: dayInBothLanguages(posted) };
    yield { path: ["data", "ucinekDoruceni"], expected: "the 15th day after posting", received: delivered, values };
  },
};

/** Reports implausible years. 9999 means no end. */
export const unlikelyDate: Rule = {
  code: "dates.unlikely",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject([], function* (place, { now }) {
    const latest = new Date(now).getUTCFullYear() + 60;
    for (const key of datesOf(place.shape)) {
      const date = dateIn(place, key);
      const year = Number(date?.slice(0, 4));
      if (!date || year === 9999 || (year >= 1900 && year <= latest)) continue;
      const values = { date: dayInBothLanguages(date) };
      yield { path: [...place.path, key], expected: "a year in living memory", received: date, values };
    }
  }),
};

/** Fields with past dates: checked, received, answered. */
const done = ["overeno", "aktualizovano", "prijato", "vyrizeno"] as const;

export const futureDay: Rule = {
  code: "dates.future",
  level: "content",
  severity: "warning",
  wcag: [],
  check: eachObject([], function* (place, { now }) {
    const today = wallClock(now).date;
    for (const key of done) {
      const date = place.shape.keys.has(key) ? dateIn(place, key) : null;
      if (!date || date.slice(0, 10) <= today) continue;
      const values = { date: dayInBothLanguages(date) };
      yield { path: [...place.path, key], expected: "a past day", received: date, values };
    }
  }),
};

/** The fields of an object that accept a date and refuse a word. */
const datesOf = memo(({ fields }: ObjectAt["shape"]): readonly string[] =>
  fields.filter(({ schema }) => isDate(schema)).map(({ key }) => key),
);

function isDate(schema: z.ZodType): boolean {
  const dates = ["2026-11-02", "2026-11-02T09:00:00"];
  return dates.some((date) => schema.safeParse(date).success) && !schema.safeParse("x").success;
}

/** Returns the data of a record if its structure has a field. */
function dataOf(subject: Subject, key: string): ObjectAt | undefined {
  return textsOf(subject).objects.find(({ path, shape }) => path.length === 1 && shape.keys.has(key));
}

function registrationDate(subject: Subject, key: string): string | null {
  const registration = textsOf(subject).objects.find(({ path }) => toPointer(path) === "/data/registrace");
  return registration ? dateIn(registration, key) : null;
}

function validityOf(subject: Subject): { path: RecordPath; date: string } | null {
  const data = textsOf(subject).objects.find(
    ({ path, shape }) => path.length === 1 && validities.some((key) => shape.keys.has(key)),
  );
  for (const key of validities) {
    const date = data ? dateIn(data, key) : null;
    if (date) return { path: ["data", key], date };
  }
  return null;
}

function dateIn({ value }: ObjectAt, key: string): string | null {
  const date = Object.hasOwn(value, key) ? value[key] : null;
  return date === null ? null : (anyDate.safeParse(date).data ?? null);
}

const anyDate = z.union([localDate, localDateTime]);

/** True unless the first date is after the second. A day equals any time on that day. */
function isInOrder(from: string, to: string): boolean {
  return from.slice(0, to.length) <= to;
}

function instantOf(date: string): string {
  return date.length === 10 ? endOfDay(date) : toInstant(date);
}

/** True for schemas that check the order of their dates themselves. */
export function hasOwnRules({ shape }: Pick<ObjectAt, "shape">): boolean {
  return rulesOf(shape.schema).length > 0;
}
