import i18next, { type i18n } from "i18next";
import czechNames from "#locales/cs.json" with { type: "json" };
import cs from "#locales/editors/cs.json" with { type: "json" };
import en from "#locales/editors/en.json" with { type: "json" };
import englishNames from "#locales/en.json" with { type: "json" };
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { days } from "#schemas/values/office/office-hours.ts";
import { regionCodes } from "#schemas/values/office/region.ts";
import type { InBoth } from "./finding.ts";

/** Values of placeholders; a value may have a text in each language. */
export type Values = Readonly<Record<string, string | number | InBoth | undefined>>;

const namespace = "translation";
const czech = createTexts("cs", cs);
const english = createTexts("en", en);

/** Returns a text for editors by its key in locales/editors, such as `codes.missing.message`. */
export function inBothLanguages(key: string, values: Values = {}): InBoth {
  return { cs: textIn("cs", czech, key, values), en: textIn("en", english, key, values) };
}

/** True when a text has a variant for a context, such as `array`. */
export function hasText(key: string, context: string): boolean {
  const name = `${key}_${context}`;
  const isThere =
    contexts.get(name) ?? ["", "_other"].some((form) => czech.i18n.getResource("cs", namespace, name + form));
  contexts.set(name, isThere);
  return isThere;
}

/** Cache; there are few codes and contexts. */
const contexts = new Map<string, boolean>();

/** Returns the day of a local time such as `2026-01-31T10:00:00`, as editors write it. */
export function dayInBothLanguages(local: string): InBoth {
  const day = Date.parse(`${local.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(day) ? { cs: local, en: local } : { cs: czechDay.format(day), en: englishDay.format(day) };
}

/** True for a day or local time as the CMS sends it, which no message repeats. */
export function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d[\d:.]*)?$/.test(text);
}

/** Returns a day or local time as editors write it: `20. listopadu 2026 v 6.00`. */
export function momentInBothLanguages(local: string): InBoth {
  const day = dayInBothLanguages(local);
  const [, hour = "", minutes] = /T(\d\d):(\d\d)/.exec(local) ?? [];
  if (minutes === undefined) return day;
  return { cs: `${day.cs} v ${Number(hour)}.${minutes}`, en: `${day.en}, ${Number(hour)}:${minutes}` };
}

/** Returns a day or local time in few characters, as an example: `20. 11. 2026 v 6.00`. */
export function briefMomentInBothLanguages(local: string): InBoth {
  const { cs, en } = momentInBothLanguages(local);
  const long = dayInBothLanguages(local).cs;
  return { cs: cs.replace(long, czechBriefDay.format(Date.parse(`${local.slice(0, 10)}T00:00:00Z`))), en };
}

/**
 * Returns two days or local times that are said together: with the hours only on the same day, the second without a year
 * that the first has said.
 */
export function momentsInBothLanguages(first: string, second: string): { first: InBoth; second: InBoth } {
  const told = first.slice(0, 10) === second.slice(0, 10) ? momentInBothLanguages : dayInBothLanguages;
  const [year = ""] = first.split("-");
  const withoutYear = (text: string) => (second.startsWith(year) ? text.replace(` ${year}`, "") : text);
  const { cs, en } = told(second);
  return { first: told(first), second: { cs: withoutYear(cs), en: withoutYear(en) } };
}

/** Returns the name of a region by its code; an unknown code is its own name. */
export function regionInBothLanguages(code: string): InBoth {
  const region = regionCodes.find((each) => each === code);
  if (!region) return { cs: code, en: code };
  return { cs: czechNames.regions[region], en: englishNames.regions[region] };
}

/** Returns the name of a region beside another one, which in Czech leaves out its second word. */
export function shortRegionInBothLanguages(code: string): InBoth {
  const { cs, en } = regionInBothLanguages(code);
  return { cs: cs.replace(/ kraj$/, ""), en };
}

/** Returns a region as the place of something: `v Ústeckém kraji`; an unknown code is its own name. */
export function placeInBothLanguages(code: string): InBoth {
  const isKnown = regionCodes.some((each) => each === code);
  return isKnown ? inBothLanguages(`regions.${code}`) : { cs: code, en: code };
}

/** Returns the name of a day by its code in the CMS, such as `pondeli`; an unknown code is its own name. */
export function weekdayInBothLanguages(code: string): InBoth {
  const monday = Date.UTC(2026, 10, 2);
  const index = days.map(String).indexOf(code);
  const date = monday + index * 24 * 60 * 60 * 1000;
  return index < 0 ? { cs: code, en: code } : { cs: czechWeekday.format(date), en: englishWeekday.format(date) };
}

const czechWeekday = new Intl.DateTimeFormat("cs", { weekday: "long", timeZone: "UTC" });
const englishWeekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** Returns the name of a language as editors call it. */
export function languageInBothLanguages(language: Language): InBoth {
  const tag = languages[language].tag;
  return { cs: czechLanguages.of(tag) ?? tag, en: englishLanguages.of(tag) ?? tag };
}

const czechLanguages = new Intl.DisplayNames("cs", { type: "language" });
const englishLanguages = new Intl.DisplayNames("en", { type: "language" });

const czechBriefDay = new Intl.DateTimeFormat("cs", { dateStyle: "medium", timeZone: "UTC" });
const czechDay = new Intl.DateTimeFormat("cs", { dateStyle: "long", timeZone: "UTC" });
const englishDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

interface Texts {
  i18n: i18n;
  /** Cache of texts by key, context and grammatical number. */
  cache: Map<string, readonly string[]>;
  numbers: Intl.NumberFormat;
  plurals: Intl.PluralRules;
}

function createTexts(language: keyof InBoth, texts: object): Texts {
  const i18n = i18next.createInstance({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { [namespace]: texts } },
    initAsync: false,
    parseMissingKeyHandler: missingText,
  });
  void i18n.init();
  return { i18n, cache: new Map(), numbers: new Intl.NumberFormat(language), plurals: new Intl.PluralRules(language) };
}

/**
 * i18next selects the variant by context and number. Placeholders are filled in here, since reports have thousands of
 * texts.
 */
function textIn(language: keyof InBoth, texts: Texts, key: string, values: Values): string {
  return partsOf(texts, key, values)
    .map((part, index) => {
      if (index % 2 === 0) return part;
      const value = values[part];
      if (value === undefined) return missingText(`${key} {{${part}}}`);
      if (typeof value === "number") return texts.numbers.format(value);
      return typeof value === "string" ? value : value[language];
    })
    .join("");
}

/** Returns a text split into literal parts and placeholder names, alternating. */
function partsOf({ i18n, cache, plurals }: Texts, key: string, values: Values): readonly string[] {
  const { context } = values;
  const count = Number(values["count"] ?? 0);
  // i18next has a separate text for zero.
  const name = `${key} ${context} ${count === 0 ? "zero" : plurals.select(count)}`;
  const known = cache.get(name);
  if (known) return known;
  // A default value allows any string as the key: keys of editors' texts are composed from codes.
  const text = i18n.t(key, { context, count, defaultValue: key, skipInterpolation: true });
  const parts = text.split(/\{\{(\w+)\}\}/);
  cache.set(name, parts);
  return parts;
}

function missingText(key: string): string {
  if (process.env["NODE_ENV"] === "production") return key;
  throw new Error(`Text ${key} is missing`);
}
