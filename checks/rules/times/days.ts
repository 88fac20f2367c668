import type { Problem, RecordPath, Rule, Subject } from "#checks/rule.ts";
import { proseOf, shortened } from "#checks/rules/prose.ts";
import { daysNamed } from "#checks/rules/said/mentions.ts";
import { phrases, presentIn } from "#checks/rules/typing/phrase.ts";
import { weekdays, weekdaysInBrief } from "#checks/rules/words.ts";
import { dayInBothLanguages } from "#checks/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { localDate, weekday } from "#schemas/time/dates.ts";

const level = "content";

/** A date found in a text, such as `v pondělí 16. listopadu 2026`. */
interface Day {
  path: RecordPath;
  /** As written in the text. */
  text: string;
  /** The text that it stands in, and the place there at which it ends. */
  line: string;
  end: number;
  /** Null for a date that does not exist. */
  date: string | null;
  /** Day of the week, 0 for Monday; null when none is given. */
  weekday: number | null;
}

/** Reports a day of the week that does not match its date: one of them is wrong, and readers cannot tell which. */
export const wrongWeekday: Rule = {
  code: "date.weekday",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text, date, weekday: said } of daysIn(subject)) {
      if (!date || said === null || weekday(date) === said) continue;
      const values = { text: shortened(text), date: dayInBothLanguages(date) };
      yield { path, expected: "the day of the week of the date", received: text, values };
    }
  },
};

export const impossibleDay: Rule = {
  code: "date.impossible",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, text, date } of daysIn(subject))
      if (!date) yield { path, expected: "an existing day", received: text, values: { text: shortened(text) } };
    for (const { path, own } of proseOf(subject)) {
      const [text] = own.includes("3") ? (patterns[subject.content.language].never.exec(own) ?? []) : [];
      if (text) yield { path, expected: "an existing day", received: text, values: { text: shortened(text) } };
    }
  },
};

/** Two dates of one range of which the second comes first, as after a change of only one year. */
export const reversedRange: Rule = {
  code: "date.range",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    yield* shortRange.check(subject);
    yield* rangesWithoutYear(subject);
    const days = daysIn(subject);
    for (const [index, to] of days.entries()) {
      const from = days[index - 1];
      if (!from?.date || !to.date || from.line !== to.line || from.date <= to.date) continue;
      const between = to.line.slice(from.end, to.end - to.text.length);
      if (!to.line.slice(0, from.end - from.text.length).match(rangeStart) || !rangeEnd.test(between)) continue;
      const text = to.line.slice(from.end - from.text.length, to.end);
      yield {
        path: to.path,
        expected: "an end after the start",
        received: text,
        values: { text: shortened(text, 90) },
      };
    }
  },
};

/** Two days of a range of which one or both lack a year. Those of winter and of a school year go on in the next year. */
function* rangesWithoutYear(subject: Subject): Generator<Problem> {
  if (presentIn([rangeOfDays], subject).length === 0) return;
  for (const { path, own } of proseOf(subject)) {
    if (!rangeOfDays.test(own)) continue;
    const days = daysNamed(own, subject.content.language);
    for (const [index, to] of days.entries()) {
      const from = days[index - 1];
      if (!from || from.end > to.index || (from.year && to.year) || from.day <= to.day) continue;
      if (!rangeBetween.test(own.slice(from.end, to.index)) || nextYear.test(own.slice(to.end, to.end + 30))) continue;
      const gap = dayOfYear(from.day) - dayOfYear(to.day);
      if (gap < 2 || gap > mostBackwards) continue;
      const text = shortened(own.slice(from.index, to.end), 90);
      yield { path, expected: "an end after the start", received: text, values: { text } };
    }
  }
}

/** The end of a range that goes on to the next year lies further before its start. A whole year ends on the day before. */
const mostBackwards = 31;
const rangeBetween = /^,? ?(?:do|až(?: do)?|to|until|till|through|по|до|[–-]) ?(?:(?!\d)[\p{L}’'ʼ]{2,12},? )?$/iu;
const rangeOfDays = /\d[.\p{L} ]{0,20},? ?(?:do|až|to|until|till|through|по|до|[–-]) ?(?:[\p{L}’'ʼ]{2,12},? ){0,2}\d/iu;
const nextYear = /^[, (]{0,2}(?:následuj|příšt|dalš|of the (?:next|following)|next|следующ|наступн)/iu;

function dayOfYear(day: string): number {
  return Date.parse(`2026-${day}`) / (24 * 60 * 60 * 1000);
}

const genitive = Object.values(languages).flatMap(({ locale }) => monthsOf(locale));
const years = "((?:19|20)\\d\\d)";

/** Ranges of days of one month, or of years, that end before their start. */
const shortRange = phrases(
  { code: "date.range", severity: "warning", expected: "an end after the start" },
  {
    pattern: new RegExp(
      `(?<![\\d.] ?)(?:(?:od|from|с|з|від) )?(3[01]|[12]?\\d)(?:\\. ?(?:(?:až|do) |[–-] ?)|-го по |(?: (?:to|until|по|до) | ?[–-] ?))(3[01]|[12]?\\d)\\.? (?:${genitive.join("|")}|(?:1[0-2]|[1-9])\\. ?(?:19|20)\\d\\d)(?!\\p{L})`,
      "iu",
    ),
    isFault: ([, from, to]) => Number(from) > Number(to),
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:v letech|za roky|pro roky|roky|od roku|období|mezi lety|in the years|from|between|since|в|за|у) ${years}(?: ?[–-] ?| (?:do roku|do|až|a|to|and|until|по|до|і|и) )${years}(?!\\d)`,
      "iu",
    ),
    isFault: ([, from, to]) => Number(from) > Number(to),
  },
);

const rangeStart = /(?<!\p{L})(?:od|from|с|со|з|від)\s$/iu;
const rangeEnd = /^,?\s(?:do|to|until|till|по|до)\s$/iu;

export const daysIn = memo((subject: Subject): readonly Day[] => [...readDays(subject)]);

function* readDays(subject: Subject): Generator<Day> {
  const { language } = subject.content;
  const { pattern, months, days, brief } = patterns[language];
  for (const { path, own } of proseOf(subject)) {
    if (!/\b(?:19|20)\d\d\b/.test(own)) continue;
    for (const { 0: text, index, groups = {} } of own.matchAll(pattern)) {
      const { later = "", named = later, day = "", month = "", name = "", year = "" } = groups;
      const number = month === "" ? months.indexOf(name.toLowerCase()) + 1 : Number(month);
      const written = `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
      // A number without spaces is a version number.
      if (number > 12 && !/\s/.test(text)) continue;
      const dayName = named.toLowerCase().replace(".", "");
      const said = [days, brief]
        .map((names) => names.findIndex((each) => isNamed(dayName, each)))
        .find((at) => at >= 0);
      const isDay = localDate.safeParse(written).success;
      yield {
        path,
        text,
        line: own,
        end: index + text.length,
        date: isDay ? written : null,
        weekday: said ?? null,
      };
    }
  }
}

/** Stems begin a name, short names are whole. */
function isNamed(name: string, known: string): boolean {
  return known.length > 3
    ? name.startsWith(known)
    : name === known.replace(".", "") || (name.length > 2 && name.length < 6 && name.startsWith(known));
}

interface Pattern {
  pattern: RegExp;
  months: readonly string[];
  /** Stems of the names of days, starting with Monday. */
  days: readonly string[];
  brief: readonly string[];
  /** Days without a year that no month has, such as 31 April. */
  never: RegExp;
}

/** Returns the names of months as they follow a day. */
function monthsOf(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 1));
    return (parts.find(({ type }) => type === "month")?.value ?? "").toLowerCase();
  });
}

function patternOf(language: Language): Pattern {
  const months = monthsOf(languages[language].locale);
  const days = weekdays[language];
  const brief = weekdaysInBrief[language];
  const anyDay = `(?:(?:${days.join("|")})\\p{L}*|(?:${brief.join("|").replaceAll(".", "\\.")})(?!\\p{L})\\.?)`;
  const named = `(?:(?<named>${anyDay}),?\\s+)?`;
  const number = String.raw`(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?`;
  const word = String.raw`(?<day>\d{1,2})\.?\s(?<name>${months.join("|")})\s`;
  const source = String.raw`(?<![\p{L}\p{N}./–-])${named}(?:${number}|${word})(?<year>(?:19|20)\d\d)(?![\p{N}/]|\.\p{N})(?:\s\((?<later>${anyDay})\))?`;
  const short = [4, 6, 9, 11].map((month) => months[month - 1]).join("|");
  const numeric = String.raw`(?<=(?<!\p{L})(?:do|od|dne|ke dni)\s)(?:31\.\s?(?:4|6|9|11)\.|3[01]\.\s?2\.)`;
  const named31 = String.raw`(?:31\.?\s(?:${short})|3[01]\.?\s${months[1]})`;
  const never = new RegExp(String.raw`(?<![\p{L}\p{N}./–-])(?:${numeric}|${named31})(?![\p{L}\p{N}]|\s?\d)`, "iu");
  return { pattern: new RegExp(source, "giu"), months, days, brief, never };
}

const patterns: Readonly<Record<Language, Pattern>> = {
  cs: patternOf("cs"),
  en: patternOf("en"),
  ru: patternOf("ru"),
  ua: patternOf("ua"),
};
