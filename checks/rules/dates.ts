import { z } from "zod";
import { dayInBothLanguages } from "#checks/texts.ts";
import { endOfDay, localDate, localDateTime, toInstant } from "#schemas/time/dates.ts";
import { rulesOf } from "#schemas/values/object-rules.ts";
import type { Path, Rule, Subject } from "../rule.ts";
import { type ObjectAt, textsOf } from "./texts.ts";

/** Pairs of fields whose second date must not precede the first. */
export const pairs = [
  ["od", "do"],
  ["platiOd", "platiDo"],
  ["platnostOd", "platnostDo"],
  ["zacatek", "konec"],
  ["otevrenoOd", "uzaverka"],
  ["vydano", "platnostDo"],
] as const;

/** Fields that say until when a whole page is valid. */
const validities = ["platnostDo", "platiDo"] as const;

export const datesOrder: Rule = {
  code: "dates.order",
  level: "content",
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const place of textsOf(subject).objects) {
      if (hasOwnRules(place)) continue;
      for (const [from, to] of pairs) {
        const start = place.shape.keys.has(from) ? dateIn(place, from) : null;
        const end = place.shape.keys.has(to) ? dateIn(place, to) : null;
        if (!start || !end || isInOrder(start, end)) continue;
        const values = { from: shown(start), to: shown(end) };
        yield { path: [...place.path, to], expected: `a date not before ${start}`, received: end, values };
      }
    }
    const { displayAt } = subject.content;
    const valid = validityOf(subject);
    if (!displayAt || !valid || isInOrder(displayAt, valid.date)) return;
    const values = { from: shown(displayAt), to: shown(valid.date) };
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
      expected: "a day that is still to come",
      received: valid.date,
      values: { date: dayInBothLanguages(valid.date) },
    };
  },
};

function validityOf(subject: Subject): { path: Path; date: string } | null {
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

function shown(date: string): string {
  return date.slice(0, 16).replace("T", " ");
}

/** True unless the first is after the second. A day compares with a time on it as equal. */
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
