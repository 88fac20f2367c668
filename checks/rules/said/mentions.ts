import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import forms from "./weekday-forms.json" with { type: "json" };

/** A day that a text names, such as `3. prosince` or `3 December 2026`. */
export interface NamedDay {
  /** `12-03`. */
  day: string;
  /** Empty without one. */
  year: string;
  index: number;
  end: number;
}

interface Patterns {
  day: RegExp;
  months: readonly string[];
  weekdays: readonly RegExp[];
}

function patternsOf(language: Language): Patterns {
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const months = Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 1));
    return (parts.find(({ type }) => type === "month")?.value ?? "").toLowerCase();
  });
  const name = `(?<name>${months.join("|")})`;
  const first = String.raw`(?:(?<first>\d{1,2})\.?\s?(?:a|až|and|to|и|по|та|і|–|-)\s?)?`;
  const year = String.raw`(?:,?\s?(?<year>20\d\d)(?![\p{N}/])|(?![\p{N}/]|\.\p{N}))`;
  const words = String.raw`${first}(?<day>\d{1,2})\.?\s${name}(?!\p{L})${year}`;
  const numbers = String.raw`${first}(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.${year}`;
  const american = String.raw`${name}\s(?<day>\d{1,2})(?!\d|:)${year}`;
  const source = language === "en" ? `${words}|${american}` : `${words}|${numbers}`;
  return {
    day: new RegExp(String.raw`(?<![\p{L}\p{N}./–-])(?:${source})`, "giu"),
    months,
    weekdays: forms[language].map((form) => new RegExp(`(?<![\\p{L}])(?:${form})(?!\\p{L})`, "iu")),
  };
}

const patterns: Readonly<Record<Language, Patterns>> = {
  cs: patternsOf("cs"),
  en: patternsOf("en"),
  ru: patternsOf("ru"),
  ua: patternsOf("ua"),
};

/** The names of months as they follow a day. */
export function monthNames(language: Language): readonly string[] {
  return patterns[language].months;
}

/** Returns the days that a text names, with and without a year. */
export function daysNamed(text: string, language: Language): NamedDay[] {
  if (!/\d/.test(text)) return [];
  const { day: pattern, months } = patterns[language];
  return [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { first, day = "", name, month, year = "" } = groups;
    const number = name ? months.indexOf(name.toLowerCase()) + 1 : Number(month);
    if (number < 1 || number > 12) return [];
    const end = index + whole.length;
    return [first, day].flatMap((each) =>
      each && Number(each) >= 1 && Number(each) <= 31
        ? [{ day: `${pad(number)}-${pad(Number(each))}`, year, index, end }]
        : [],
    );
  });
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}

/** Returns the days of the week that a text names, 0 for Monday. */
export function weekdaysNamed(text: string, language: Language): Set<number> {
  return new Set(patterns[language].weekdays.flatMap((pattern, index) => (pattern.test(text) ? [index] : [])));
}

/** Returns the times of the day that a text names, as `14:00`, with their places. */
export function timesNamed(text: string): { time: string; index: number; end: number }[] {
  return [...text.matchAll(clock)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { hour = "", minute = "00", later = "", half = later } = groups;
    const isAfternoon = /^(?:p|odp|več|дня|веч)/iu.test(half) && Number(hour) < 12;
    const number = Number(hour) + (isAfternoon ? 12 : 0);
    return number < 24 && Number(minute) < 60
      ? [{ time: `${pad(number)}:${minute}`, index, end: index + whole.length }]
      : [];
  });
}

const partsOfDay = "dopoledne|odpoledne|ráno|večer|утра|дня|вечера|ранку|вечора";
const clock = new RegExp(
  String.raw`(?<![\d:.,–-])(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))?(?:\s?(?:(?:hodin\p{L}*|hod\.?|h(?!\p{L})|час\p{L}*|годин\p{L}*|год\.)(?:\s(?<later>${partsOfDay})(?!\p{L}))?|(?<half>[ap]\.?m\.?|${partsOfDay})(?!\p{L})|o’clock)|(?<=:\d{2})(?![\d:])|(?<=(?<!\p{L})(?:v|ve|od|at|в|о|об)\s\d{1,2}\.(?:00|15|30|45))(?!\d|\.\d|\s?(?:%|Kč|mil|tis)))`,
  "giu",
);
