import { eachObject } from "#checks/each.ts";
import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { clean } from "#checks/rules/html.ts";
import { type Prose, proseOf, sentencesOf, shortened, wordsOf } from "#checks/rules/prose.ts";
import { dayInBothLanguages } from "#checks/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { localDate, weekday } from "#schemas/time/dates.ts";
import words from "./day-words.json" with { type: "json" };
import { daysNamed, type NamedDay, timesNamed, weekdaysNamed } from "./mentions.ts";

type Fields = Readonly<Record<string, unknown>>;

const shared = { level: "content", severity: "warning", wcag: [] } as const;
const pattern = (source: string) => new RegExp(source, "iu");
const dayLength = 24 * 60 * 60 * 1000;

/** All days and times of a record's fields. */
const momentsOf = memo((subject: Subject) => {
  const json = JSON.stringify(subject.content.data);
  const days = new Set([...json.matchAll(/"\d{4}-(\d\d-\d\d)(?=["T])/g)].map(([, day = ""]) => day));
  const times = new Set([...json.matchAll(/"(?:\d{4}-\d\d-\d\dT)?(\d\d:\d\d)/g)].map(([, time = ""]) => time));
  return { days, times };
});

/** Days between two days of one event. */
function daysBetween(from: string, to: string): Set<string> {
  const days = new Set<string>();
  for (let time = Date.parse(from); time <= Date.parse(to) && days.size < 400; time += dayLength)
    days.add(new Date(time).toISOString().slice(5, 10));
  return days;
}

function dayIn(value: Fields, key: string): string | null {
  const day = value[key];
  return typeof day === "string" ? (localDate.safeParse(day.slice(0, 10)).data ?? null) : null;
}

/** Returns a named day with its year, which by default is that nearest to another day. */
function dated({ day, year }: NamedDay, near: string): string {
  const years = year ? [year] : [-1, 0, 1].map((step) => String(Number(near.slice(0, 4)) + step));
  const [first = ""] = years.map((each) => `${each}-${day}`).toSorted((a, b) => distance(a, near) - distance(b, near));
  return first;
}

function distance(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / dayLength;
}

interface Deadline {
  day: string;
  /** True when later days in texts are wrong and earlier ones right, as for the end of a page's validity. */
  isEnd: boolean;
}

/** The last day of an offer, a registration or a notice. */
function deadlineOf({ content: { data }, key }: Subject): Deadline | null {
  const registration = isRecord(data["registrace"]) ? dayIn(data["registrace"], "uzaverka") : null;
  const day = dayIn(data, "lhuta") ?? registration;
  if (day) return { day, isEnd: false };
  const end = dayIn(data, "relevantniDo") ?? (key === "news-item" ? dayIn(data, "platnostDo") : null);
  return end ? { day: end, isEnd: true } : null;
}

const [until, sent] = [pattern(words.until), pattern(words.sent)];
/** Days this far apart belong to something else. */
const farthest = 31;

/** A text that asks to send something until another day than the field of the deadline says. */
const otherDeadline: Rule = {
  ...shared,
  code: "date.other-deadline",
  *check(subject) {
    const deadline = deadlineOf(subject);
    if (!deadline) return;
    const { language } = subject.content;
    for (const [path, texts] of byPlace(subject)) {
      const sentences = texts.flatMap(({ own }) => sentencesOf(own)).filter((each) => sent.test(each));
      const named = sentences.flatMap((text) => daysNamed(text, language).map((day) => ({ text, day })));
      if (named.some(({ day }) => day.day === deadline.day.slice(5))) continue;
      for (const { text, day } of named) {
        const date = dated(day, deadline.day);
        if (!until.test(text.slice(0, day.index)) || distance(date, deadline.day) > farthest) continue;
        if (momentsOf(subject).days.has(day.day) || (deadline.isEnd && date <= deadline.day)) continue;
        const values = {
          text: shortened(text.slice(day.index, day.end)),
          date: dayInBothLanguages(deadline.day),
          context: deadline.isEnd ? "end" : undefined,
        };
        yield { path, expected: deadline.day, received: text, values };
        break;
      }
    }
  },
};

const byPlace = memo(
  (subject: Subject): ReadonlyMap<RecordPath, readonly Prose[]> => Map.groupBy(proseOf(subject), ({ path }) => path),
);

const takesPlace = pattern(words.takesPlace);
const notOfEvent = pattern(words.notOfEvent);
/** Texts that say in short what a page is about. */
const summaries: readonly (string | number)[] = ["perex", "description", "name"];

/** A lead or description that invites to another day than that of the event. */
const otherDay: Rule = {
  ...shared,
  code: "date.other-day",
  *check(subject) {
    const { data, language } = subject.content;
    const start = dayIn(data, "zacatek");
    if (!start || data["opakovani"]) return;
    const days = new Set([...momentsOf(subject).days, ...daysBetween(start, dayIn(data, "konec") ?? start)]);
    for (const { path, own } of proseOf(subject)) {
      const isSummary = summaries.includes(path.at(-1) ?? "");
      if ((!isSummary && path[1] !== "obsah") || path.length > 2) continue;
      const named = daysNamed(own, language);
      // A text speaks of other days too, so only its sentence about the event counts.
      const wrong = named.filter(
        (day) =>
          !notOfEvent.test(own.slice(0, day.index)) &&
          (isSummary || takesPlace.test(own.slice(Math.max(0, day.index - 80), day.index))),
      );
      const [first] = wrong;
      if (!first || named.some(({ day }) => days.has(day)) || distance(dated(first, start), start) > 2 * farthest)
        continue;
      const values = { text: own.slice(first.index, first.end), date: dayInBothLanguages(start) };
      yield { path, expected: start, received: own, values };
    }
  },
};

/** A description that names another day than the lead, about the same thing in the same words. */
const otherDayInDescription: Rule = {
  ...shared,
  code: "date.description",
  *check(subject) {
    const {
      content: { data, language },
    } = subject;
    const find = (key: string) =>
      proseOf(subject).find(({ path }) => path.at(-1) === key && path.length <= 2)?.own ?? "";
    const [lead, description] = [find("perex"), find("description")];
    const [own, said] = [daysNamed(lead, language), daysNamed(description, language)];
    const [there, here] = [own[0], said[0]];
    if (!there || !here || own.length !== 1 || said.length !== 1 || there.day === here.day || dayIn(data, "zacatek"))
      return;
    if (notOfEvent.test(lead.slice(0, there.index)) || notOfEvent.test(description.slice(0, here.index))) return;
    const isElsewhere = proseOf(subject).some(
      ({ path, own: text }) =>
        path.at(-1) !== "description" && daysNamed(text, language).some(({ day }) => day === here.day),
    );
    const [first, second] = [dated(there, `2026-${here.day}`), dated(here, `2026-${there.day}`)];
    const isNear =
      distance(there.year ? first : dated(there, second), here.year ? second : dated(here, first)) <= farthest;
    const stems = (text: string) =>
      new Set(
        wordsOf(text.toLowerCase())
          .filter((word) => word.length > 4)
          .map((word) => word.slice(0, 5)),
      );
    const common = [...stems(description)].filter((stem) => stems(lead).has(stem));
    if (isElsewhere || !isNear || common.length < 3) return;
    const values = { text: description.slice(here.index, here.end), other: lead.slice(there.index, there.end) };
    yield { path: ["description"], expected: values.other, received: description, values };
  },
};

const starts = pattern(words.start);

/** A text that says that the event starts at a time when it is over, or has not begun. */
const otherStart: Rule = {
  ...shared,
  code: "time.other-start",
  *check(subject) {
    const { data } = subject.content;
    const { zacatek, konec, terminy } = data;
    if (typeof zacatek !== "string" || terminy || data["celodenni"] === true) return;
    const start = zacatek.slice(11, 16);
    const end =
      typeof konec === "string" && konec.slice(0, 10) === zacatek.slice(0, 10) ? konec.slice(11, 16) : "24:00";
    for (const { path, own } of proseOf(subject))
      for (const sentence of /\d/.test(own) ? sentencesOf(own) : []) {
        const [first] = timesNamed(sentence);
        if (!first || !starts.test(withoutDays(sentence.slice(0, first.index), subject))) continue;
        if (momentsOf(subject).times.has(first.time) || (first.time >= start && first.time < end)) continue;
        const values = { text: sentence.slice(first.index, first.end).trim(), time: start };
        yield { path, expected: start, received: sentence, values };
      }
  },
};

/** A day between the verb and the hour: `začíná 10. prosince v 15 hodin`. */
function withoutDays(text: string, { content: { language } }: Subject): string {
  return daysNamed(text, language).reduceRight((rest, { index, end }) => rest.slice(0, index) + rest.slice(end), text);
}

const every = pattern(words.every);

/** One date of an event that its text puts on another day of the week. */
const otherWeekday: Rule = {
  ...shared,
  code: "date.other-weekday",
  *check(subject) {
    const { data, language } = subject.content;
    const dates = ["zacatek", ...(Array.isArray(data["terminy"]) ? data["terminy"].keys() : [])].flatMap((key) => {
      const list = data["terminy"];
      const value = typeof key === "number" && Array.isArray(list) ? list[key] : data;
      const isOwn = isRecord(value) && !value["puvodniZacatek"] && !(typeof key === "number" && value["poznamka"]);
      const day = isOwn ? dayIn(value, "zacatek") : null;
      const path: RecordPath = typeof key === "number" ? ["data", "terminy", key, "zacatek"] : ["data", "zacatek"];
      return day ? [{ day, path }] : [];
    });
    if (dates.length < 3) return;
    const texts = proseOf(subject).filter(
      ({ path }) => path[1] === "perex" || path[0] === "description" || path[1] === "obsah",
    );
    const said = texts.flatMap(({ own }) => sentencesOf(own)).filter((each) => every.test(each));
    const named = said.map((each) => weekdaysNamed(each, language)).find(({ size }) => size > 0);
    const all = weekdaysNamed(texts.map(({ own }) => own).join(" "), language);
    if (!named || [...all].some((each) => !named.has(each))) return;
    const wrong = dates.filter(({ day }) => !named.has(weekday(day)));
    if (wrong.length === 0 || wrong.length * 3 > dates.length) return;
    for (const { day, path } of wrong)
      yield { path, expected: "the weekday of the text", received: day, values: { date: dayInBothLanguages(day) } };
  },
};

const holidays = words.holidays.map(([name, days]) => ({ name: pattern(String(name)), days: [days].flat() }));

/** A note that names a holiday beside another date. */
const otherHoliday: Rule = {
  ...shared,
  code: "holiday.other-day",
  check: eachObject(["datum", "poznamka"], function* ({ path, value }) {
    const day = dayIn(value, "datum");
    const text = typeof value["poznamka"] === "string" ? clean(value["poznamka"]) : "";
    if (!day || text === "" || text.length > 80) return;
    const name = text.replace(
      /^(?:zavřeno|closed|закрыто|зачинено|státní svátek|public holiday|svátek(?= ?[,:–-]))[\s,:–-]+/iu,
      "",
    );
    const holiday = holidays.find((each) => each.name.test(name));
    if (!holiday || holiday.days.includes(day.slice(5))) return;
    const values = { text: shortened(text), date: dayInBothLanguages(day) };
    // On another holiday the note is the slip.
    const isOther = holidays.some(({ days }) => days.includes(day.slice(5)));
    const [first, second] = isOther ? ["poznamka", "datum"] : ["datum", "poznamka"];
    const at = { path: [...path, first], alsoAt: [[...path, second]] };
    yield { ...at, expected: "the day of the holiday", received: value[first], values };
  }),
};

const monthly = pattern(words.monthly);

/** A note with another day of payment than the rule. */
const otherPaymentDay: Rule = {
  ...shared,
  code: "payment.other-day",
  check: eachObject(["pravidlo", "poznamka"], function* ({ path, value: { pravidlo, poznamka, zpusob } }) {
    const day = isRecord(pravidlo) ? pravidlo["den"] : null;
    if (typeof day !== "number") return;
    for (const [key, text] of Object.entries({ poznamka, zpusob })) {
      const groups: Readonly<Record<string, string>> | null | undefined =
        typeof text === "string" ? monthly.exec(text)?.groups : null;
      const said: number = Number(groups?.["cs"] ?? groups?.["en"] ?? groups?.["ru"] ?? day);
      if (said === day) continue;
      yield {
        path: [...path, key],
        expected: String(day),
        received: text,
        values: { said: String(said), day: String(day) },
      };
    }
  }),
};

export const dayRules: readonly Rule[] = [
  ...[otherDeadline, otherDay, otherDayInDescription, otherStart],
  ...[otherWeekday, otherHoliday, otherPaymentDay],
];
