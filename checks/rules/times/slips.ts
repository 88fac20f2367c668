import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { proseOf, shortened } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { phrases } from "#checks/rules/typing/phrase.ts";
import { dayInBothLanguages } from "#checks/texts.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { localDate } from "#schemas/time/dates.ts";
import { daysIn } from "./days.ts";

const level = "content";
const day = 24 * 60 * 60 * 1000;

/** Lists of days in order, with the field of the day. */
const dated = [
  ["terminy", "zacatek"],
  ["zmeny", "datum"],
] as const;

/** A year or more between neighbours: only a slip in the year takes one date so far out of the order of the others. */
const farApart = 200 * day;

/** One date of a list that lies in another year than those before and after it. */
export const dateOutOfOrder: Rule = {
  code: "dates.out-of-order",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, value, shape } of textsOf(subject).objects)
      for (const [list, key] of dated) {
        const rows = shape.keys.has(list) ? value[list] : null;
        if (!Array.isArray(rows)) continue;
        const times = rows.map((row) => timeOf(isRecord(row) ? row[key] : null));
        for (const [index, time] of times.entries()) {
          const [before, after] = [times[index - 1], times[index + 1]];
          if (!time || !before || !after || before > after) continue;
          if (before - time < farApart && time - after < farApart) continue;
          const received = rows[index]?.[key];
          const values = { date: dayInBothLanguages(String(received)) };
          yield { path: [...path, list, index, key], expected: "a day between its neighbours", received, values };
        }
      }
  },
};

/** Days that readers act on; years of validity are named beside those before them. */
const acted = ["lhuta", "zacatek", "konec", "uzaverka"] as const;

/** A text that names the right day of a field with the year before or after it. */
export const otherYearInText: Rule = {
  code: "date.other-year",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    const dates = new Map<string, string>();
    for (const { value, shape } of textsOf(subject).objects)
      for (const key of acted) {
        const date = shape.keys.has(key) ? dayOf(value[key]) : null;
        if (date && !/-(?:01-01|12-31|06-30|07-01)$/.test(date)) dates.set(date.slice(5), date);
      }
    if (dates.size === 0) return;
    const written = [...daysIn(subject)];
    const said = new Set(written.map(({ date }) => date));
    for (const { path, text, date } of written) {
      const meant = date ? dates.get(date.slice(5)) : undefined;
      if (!date || !meant || said.has(meant) || Math.abs(Number(date.slice(0, 4)) - Number(meant.slice(0, 4))) !== 1)
        continue;
      const values = { text: shortened(text), date: dayInBothLanguages(meant) };
      yield { path, expected: meant, received: text, values };
    }
  },
};

/** Hours in the afternoon that were written in the American way. */
export const nightHours: Rule = {
  code: "hours.night",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const place of hoursOf(subject)) {
      const hour = /^(?:\d{4}-\d\d-\d\dT)?0?([1-4]):\d\d/.exec(place.time)?.[1];
      if (!hour) continue;
      const values = {
        time: place.time.slice(-8).slice(0, 5),
        afternoon: `${Number(hour) + 12}${/:\d\d/.exec(place.time)?.[0]}`,
      };
      yield { path: place.path, expected: "a time of the day", received: place.time, values };
    }
  },
};

/** A time that no clock shows, after a preposition of time or before a word for hours, or hours that end before they start. */
export const impossibleTime: Rule = {
  code: "time.impossible",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    yield* spokenTime.check(subject);
    for (const { path, text } of proseOf(subject)) {
      if (!text.includes(":")) continue;
      for (const [found, hour, minute] of text.matchAll(clock)) {
        if (Number(hour) <= 24 && Number(minute) < 60) continue;
        yield { path, expected: "a time of the day", received: text, values: { text: found, context: undefined } };
      }
    }
  },
};

const clock =
  /(?<![\d:.,])(\d{1,2}):(\d{2})(?![\d:])(?:(?<=(?<!\p{L})(?:v|ve|at|в|о|об|od|do|from|to|until|till|с|до|з|від)\s\d{1,2}:\d{2})|(?=\s?(?:hod|h(?!\p{L})|час|год)))/giu;

const hours = String.raw`(\d{1,2})(?:[.:](\d\d))?`;
/** Hours of a day, and numbers of hours. */
const opening =
  /(?<!\p{L})(?:pondělí|úterý|střed|čtvrt|pát(?:ek|k)|pracovní dn|všední d|sobot|neděl|denně|otevřen|úřední|volejte|dovoláte|volat|přijď|přijít|termín|open|call|daily|\p{L}{3,6}days?|weekday|день|дни|понедельник|вторник|сред|четверг|пятниц|открыт|понеділ|вівтор|серед|четвер|п[’'ʼ]ятниц|звоните|відчинен|телефонуйте)/iu;
const amount =
  /(?<!\p{L})(?:trv|týdně|měsíčně|celkem|rozsah|výuk|ročně|lasts|per week|a week|недел|месяц|тиждень|місяць|длит|трива)/iu;
const night =
  /(?<!\p{L})(?:noc|nonstop|směn|pohotov|linka|ráno|služb|druh|night|shift|overnight|morning|hotline|ноч|смен|утр|ніч|нічн|змін|ранк)/iu;

const spokenTime = phrases(
  { code: "time.impossible", severity: "warning", expected: "a time of the day" },
  {
    pattern: /(?<=(?<!\p{L})(?:v|ve|od|do|в|о|до|з|с)\s)(\d{1,2})\.(\d\d)(?=\s?(?:hod|h(?!\p{L})|час|год))/iu,
    isFault: ([, hour, minute]) => Number(hour) > 24 || Number(minute) > 59,
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:od|from|с|з|від) ${hours} (?:do|to|until|till|до) ${hours} ?(?:hod|h(?!\\p{L})|hours|o['’]clock|час|год)`,
      "iu",
    ),
    isFault: ([, from, , to], { text }) =>
      Number(from) <= 24 && Number(to) > 24 && opening.test(text) && !amount.test(text),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:od|from|с|з|від) ${hours} (?:do|to|until|till|до) ${hours} ?(?:hod|h(?!\\p{L})|hours|o['’]clock|час|год)`,
      "iu",
    ),
    isFault: ([, from, , to], { text }) =>
      isBackwards(Number(from), Number(to)) && !night.test(text) && !amount.test(text),
    context: "range",
  },
  {
    pattern: new RegExp(
      `(?<![\\d.:,/–-]|\\d[ \\u00a0])${hours} ?[–-] ?${hours} ?(?:hod|h(?!\\p{L})|hours|o['’]clock|час|год)`,
      "iu",
    ),
    isFault: ([, from, , to], { text }) =>
      isBackwards(Number(from), Number(to)) && opening.test(text) && !night.test(text) && !amount.test(text),
    context: "range",
  },
);

function isBackwards(from: number, to: number): boolean {
  return from > 9 && from < 18 && to > 5 && to < from;
}

/** Starts of office hours, and of events that do not go on overnight. */
function hoursOf(subject: Subject): { path: RecordPath; time: string }[] {
  return textsOf(subject).objects.flatMap(({ path, value, shape }) => {
    if (path.at(-2) === "useky") return timeAt(path, "od", value);
    if (path.length !== 1 || !shape.keys.has("zacatek") || dayOf(value["zacatek"]) !== dayOf(value["konec"])) return [];
    return timeAt(path, "zacatek", value);
  });
}

function timeAt(
  path: RecordPath,
  key: string,
  value: Readonly<Record<string, unknown>>,
): { path: RecordPath; time: string }[] {
  const time = value[key];
  return typeof time === "string" ? [{ path: [...path, key], time }] : [];
}

function timeOf(value: unknown): number | null {
  const date = dayOf(value);
  return date ? Date.parse(`${date}T00:00:00Z`) : null;
}

function dayOf(value: unknown): string | null {
  return typeof value === "string" ? (localDate.safeParse(value.slice(0, 10)).data ?? null) : null;
}
