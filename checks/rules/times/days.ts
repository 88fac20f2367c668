import type { Path, Rule, Subject } from "#checks/rule.ts";
import { proseOf, shortened } from "#checks/rules/prose.ts";
import { weekdays } from "#checks/rules/words.ts";
import { dayInBothLanguages } from "#checks/texts.ts";
import { memo } from "#schemas/parse/memo.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { localDate, weekday } from "#schemas/time/dates.ts";

const level = "content";

/** A date found in a text, such as `v pondělí 16. listopadu 2026`. */
interface Day {
  path: Path;
  /** As written in the text. */
  text: string;
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
      if (!date) yield { path, expected: "a day that exists", received: text, values: { text: shortened(text) } };
  },
};

const daysIn = memo((subject: Subject): readonly Day[] => [...readDays(subject)]);

function* readDays(subject: Subject): Generator<Day> {
  const { language } = subject.content;
  const { pattern, months, days } = patterns[language];
  for (const { path, own } of proseOf(subject)) {
    if (!/\b(?:19|20)\d\d\b/.test(own)) continue;
    for (const { 0: text, groups = {} } of own.matchAll(pattern)) {
      const { named = "", day = "", month = "", name = "", year = "" } = groups;
      const number = month === "" ? months.indexOf(name.toLowerCase()) + 1 : Number(month);
      const written = `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
      // A number without spaces is a version number.
      if (number > 12 && !/\s/.test(text)) continue;
      const said = days.findIndex((each) => named.toLowerCase().startsWith(each));
      const isDay = localDate.safeParse(written).success;
      yield { path, text, date: isDay ? written : null, weekday: said < 0 ? null : said };
    }
  }
}

interface Pattern {
  pattern: RegExp;
  months: readonly string[];
  /** Stems of the names of days, starting with Monday. */
  days: readonly string[];
}

function patternOf(language: Language): Pattern {
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const months = Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 1));
    return (parts.find(({ type }) => type === "month")?.value ?? "").toLowerCase();
  });
  const days = weekdays[language];
  const named = `(?:(?<named>(?:${days.join("|")})\\p{L}*),?\\s+)?`;
  const number = String.raw`(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?`;
  const word = String.raw`(?<day>\d{1,2})\.?\s(?<name>${months.join("|")})\s`;
  const source = String.raw`(?<![\p{L}\p{N}./–-])${named}(?:${number}|${word})(?<year>(?:19|20)\d\d)(?![\p{N}/]|\.\p{N})`;
  return { pattern: new RegExp(source, "giu"), months, days };
}

const patterns: Readonly<Record<Language, Pattern>> = {
  cs: patternOf("cs"),
  en: patternOf("en"),
  ru: patternOf("ru"),
  ua: patternOf("ua"),
};
