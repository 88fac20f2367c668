import { expect, test } from "vitest";
import { dayAndTime, formatDate, formatDateTime, formatPeriod } from "#components/text/date-formats.tsx";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { i18nOf } from "#renderer/page/i18n.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { flatten } from "../../locale-keys.ts";

const locales = { cs, en, ru, ua };

test.each([
  ["cs", "4. 3. 2026"],
  ["en", "4 March 2026"],
  ["ru", "4 марта 2026 г."],
  ["ua", "4 березня 2026 р."],
] as const)("%s writes a date its own way", (language, text) => {
  expect(formatDate("2026-03-04T08:04:00Z", language).replaceAll("\u00a0", " ")).toBe(text);
});

test("a day begins at midnight in Prague", () => {
  expect(formatDate("2026-07-01T22:30:00Z", "en")).toBe("2 July 2026");
  expect(formatDate("2026-01-01T22:30:00Z", "en")).toBe("1 January 2026");
});

const deadline = "2027-02-26T22:59:00Z";

test.each([
  ["cs", "26. února 2027 v 23:59", "26. února 2027 do 23:59", "26. února 2027 od 23:59"],
  ["en", "26 February 2027 at 23:59", "26 February 2027 at 23:59", "26 February 2027 at 23:59"],
  ["ru", "26 февраля 2027 г. в 23:59", "23:59 26 февраля 2027 г.", "23:59 26 февраля 2027 г."],
  ["ua", "26 лютого 2027 р. о 23:59", "23:59 26 лютого 2027 р.", "23:59 26 лютого 2027 р."],
] as const)("%s joins day and time by its preposition", (language, at, until, since) => {
  const { t } = i18nOf(language);
  expect(spaced(formatDateTime(deadline, language))).toBe(at);
  expect(spaced(t("dates.until", dayAndTime(deadline, language)))).toBe(until);
  expect(spaced(t("dates.since", dayAndTime(deadline, language)))).toBe(since);
});

test.each([
  ["cs", "26. února 2027 v 23:59 – 27. února 2027 v 6:00"],
  ["ru", "26 февраля 2027 г. в 23:59 – 27 февраля 2027 г. в 06:00"],
] as const)("%s says the day and the time of both ends of a period", (language, text) => {
  expect(spaced(formatPeriod(deadline, "2027-02-27T05:00:00Z", language))).toBe(text);
});

/** Every text of a language that contains a date, rendered with a date and with date and time. */
const dated = languageCodes.flatMap((language) => {
  const keys = Object.entries(flatten(locales[language])).flatMap(([key, text]) =>
    /\{\{(date|from|to|until|time)\}\}/.test(text) && !key.startsWith("dates.") ? [key] : [],
  );
  return [formatDate(deadline, language), formatDateTime(deadline, language)].flatMap((date) =>
    keys.map((key) => ({ language, key, date })),
  );
});

test("a sentence that ends with a date has one full stop in every language", () => {
  expect(dated.length).toBeGreaterThan(100);
  const sentences = dated.map(({ language, key, date }) => {
    const values = { date, from: date, to: date, until: date, time: date };
    const { t } = i18nOf(language);
    // @ts-expect-error: the key is not known to the compiler
    return { language, key, text: String(t(key, { ...values, number: 1, label: "L", workplace: "W" })) };
  });
  expect(sentences.filter(({ text }) => text.includes(".."))).toEqual([]);
  const ended = sentences.filter(({ key }) => key === "campaign.ended").map(({ text }) => spaced(text));
  expect(ended).toContain("Эта кампания завершилась 26 февраля 2027 г.");
  expect(ended).toContain("Ця кампанія завершилася 26 лютого 2027 р.");
});

/** Replaces the various kinds of spaces that join numbers to their units. */
function spaced(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, " ");
}
