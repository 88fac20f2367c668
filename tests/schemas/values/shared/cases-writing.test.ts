import { expect, test } from "vitest";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { valuesOf } from "#schemas/values/shared/value-sets.ts";
import { aSet } from "./a-set.ts";
import { exactly, written } from "./written.ts";

const show = (item: Record<string, unknown>, language: Language, text = "{{hodnota:s.v}}") =>
  ({ text, options: { language, values: valuesOf([aSet("s", [{ klic: "v", ...item }])]) } }) as const;

function amount(druh: string, jednotka: string | null, hodnota: number, language: Language, text?: string) {
  const { text: given, options } = show({ druh, jednotka, obdobi: [{ od: "2026-01-01", hodnota }] }, language, text);
  return written(given, options);
}

test.each<[Language, string, string | null, number, string]>([
  ["cs", "castka", "CZK", 0, "0 Kč"],
  ["cs", "castka", "CZK", 1, "1 Kč"],
  ["cs", "castka", "CZK", 1.5, "1,50 Kč"],
  ["cs", "castka", "CZK", -250, "-250 Kč"],
  ["cs", "castka", "CZK", 1e12, "1 000 000 000 000 Kč"],
  ["cs", "castka", "EUR", 21, "21 eur"],
  ["en", "castka", "CZK", 22400, "CZK 22,400"],
  ["en", "castka", "EUR", 21.5, "EUR 21.50"],
  ["ru", "castka", "CZK", 0, "0 крон"],
  ["ru", "castka", "CZK", 1, "1 крона"],
  ["ru", "castka", "CZK", 2, "2 кроны"],
  ["ru", "castka", "CZK", 5, "5 крон"],
  ["ru", "castka", "CZK", 21, "21 крона"],
  ["ru", "castka", "CZK", 1.5, "1,50 кроны"],
  ["ua", "castka", "CZK", 1, "1 крона"],
  ["ua", "castka", "CZK", 2, "2 крони"],
  ["ua", "castka", "CZK", 5, "5 крон"],
  ["ua", "castka", "CZK", 21, "21 крона"],
  ["cs", "pocet", null, 1234.5, "1 234,5"],
  ["en", "pocet", null, 1234.5, "1,234.5"],
  ["ru", "pocet", null, 12345.5, "12 345,5"],
  ["ua", "pocet", null, 12345.5, "12 345,5"],
  ["cs", "pocet", null, 0, "0"],
  ["cs", "procento", null, 7.1, "7,1 %"],
  ["en", "procento", null, 7.1, "7.1%"],
  ["ru", "procento", null, 7.1, "7,1 %"],
  ["ua", "procento", null, 21, "21 %"],
  ["cs", "procento", null, 0, "0 %"],
  ["cs", "procento", null, 0.0333, "0,0333 %"],
  ["cs", "procento", null, 100, "100 %"],
  ["cs", "doba", "den", 0, "0 dnů"],
  ["cs", "doba", "den", 1, "1 den"],
  ["cs", "doba", "den", 2, "2 dny"],
  ["cs", "doba", "den", 5, "5 dnů"],
  ["cs", "doba", "den", 21, "21 dnů"],
  ["cs", "doba", "den", 1.5, "1,5 dne"],
  ["cs", "doba", "hodina", 2, "2 hodiny"],
  ["cs", "doba", "tyden", 5, "5 týdnů"],
  ["cs", "doba", "mesic", 1.5, "1,5 měsíce"],
  ["cs", "doba", "rok", 5, "5 let"],
  ["cs", "doba", "rok", 2, "2 roky"],
  ["en", "doba", "den", 1, "1 day"],
  ["en", "doba", "den", 0, "0 days"],
  ["en", "doba", "rok", 1.5, "1.5 years"],
  ["en", "doba", "hodina", 21, "21 hours"],
  ["ru", "doba", "den", 1, "1 день"],
  ["ru", "doba", "den", 2, "2 дня"],
  ["ru", "doba", "den", 5, "5 дней"],
  ["ru", "doba", "den", 21, "21 день"],
  ["ru", "doba", "rok", 5, "5 лет"],
  ["ru", "doba", "mesic", 1.5, "1,5 месяца"],
  ["ua", "doba", "den", 2, "2 дні"],
  ["ua", "doba", "den", 21, "21 день"],
  ["ua", "doba", "tyden", 5, "5 тижнів"],
  ["ua", "doba", "rok", 5, "5 років"],
])("%s: %s %s %d is %s", (language, druh, jednotka, hodnota, expected) => {
  expect(amount(druh, jednotka, hodnota, language).replace("−", "-")).toBe(expected);
});

test.each([
  ["castka", "CZK", 22400.5, "22400.5"],
  ["castka", "EUR", 1e12, "1000000000000"],
  ["pocet", null, 0.1234, "0.1234"],
  ["procento", null, 7.1, "7.1"],
  ["doba", "rok", -1.5, "-1.5"],
  ["pocet", null, -0, "0"],
])("as digits %s %s %d is %s", (druh, jednotka, hodnota, expected) => {
  for (const language of languageCodes) {
    expect(amount(druh, jednotka, hodnota, language, "{{hodnota:s.v|cislo}}")).toBe(expected);
  }
});

test.each<[Language, string, string | null, number, string]>([
  ["cs", "castka", "CZK", 22400, "22 400"],
  ["en", "castka", "CZK", 22400, "22,400"],
  ["ru", "castka", "CZK", 22400, "22 400"],
  ["ua", "castka", "EUR", 22400.5, "22 400,50"],
  ["cs", "procento", null, 7.1, "7,1"],
  ["en", "doba", "rok", 2, "2"],
  ["ru", "doba", "den", 2, "2"],
])("%s: without its unit %s %s %d is %s", (language, druh, jednotka, hodnota, expected) => {
  expect(amount(druh, jednotka, hodnota, language, "{{hodnota:s.v|bez-jednotky}}")).toBe(expected);
});

const amounts = [0, 1, 2, 5, 21, 1.5, -3, -21.5, 1234567.891, 1e12, 0.123456789, 1e-9];

test.each<[string, string | null]>([
  ["castka", "CZK"],
  ["castka", "EUR"],
  ["pocet", null],
  ["procento", null],
  ["doba", "hodina"],
  ["doba", "den"],
  ["doba", "tyden"],
  ["doba", "mesic"],
  ["doba", "rok"],
])("%s %s never breaks over a line within itself, and shows a number", (druh, jednotka) => {
  for (const language of languageCodes) {
    for (const hodnota of amounts) {
      const { text, options } = show({ druh, jednotka, obdobi: [{ od: "2026-01-01", hodnota }] }, language);
      const shown = exactly(text, options);

      expect(shown).toMatch(/\d/);
      expect(shown, `${language} ${hodnota}`).not.toMatch(/[ \n\u2009]|-0(?![.,\d])|NaN|Infinity|e[-+]/);
    }
  }
});

test.each<[Language, string]>([
  ["cs", "Podejte ji do 31. března 2027. Konec."],
  ["en", "Podejte ji do 31 March 2027. Konec."],
  ["ru", "Podejte ji do 31 марта 2027 г. Konec."],
  ["ua", "Podejte ji do 31 березня 2027 р. Konec."],
])("%s: a date at the end of a sentence has one full stop", (language, expected) => {
  const { text, options } = show(
    { druh: "datum", obdobi: [{ od: "2026-01-01", datum: "2027-03-31" }] },
    language,
    "Podejte ji do {{hodnota:s.v}}. Konec.",
  );

  expect(written(text, options)).toBe(expected);
});

test.each<[Language, string, string]>([
  ["ru", "<p>До <strong>{{hodnota:s.v}}</strong>.</p>", "<p>До <strong>31 марта 2027 г.</strong></p>"],
  ["ua", "<p>До <strong>{{hodnota:s.v}}</strong>.</p>", "<p>До <strong>31 березня 2027 р.</strong></p>"],
  ["ru", "До {{hodnota:s.v}}, не позже.", "До 31 марта 2027 г., не позже."],
  ["ru", "«До {{hodnota:s.v}}».", "«До 31 марта 2027 г.»."],
  ["ru", "До {{hodnota:s.v}}!", "До 31 марта 2027 г.!"],
])("%s: the full stop of a date and of %s", (language, text, expected) => {
  const { options } = show({ druh: "datum", obdobi: [{ od: "2026-01-01", datum: "2027-03-31" }] }, language, text);

  expect(written(text, options)).toBe(expected);
});

test.each([
  ["2027-03-28", "2027-03-28"],
  ["2028-02-29", "2028-02-29"],
  ["1900-01-01", "1900-01-01"],
  ["9999-12-31", "9999-12-31"],
])("the date %s is the same day as digits", (datum, expected) => {
  const { text, options } = show(
    { druh: "datum", obdobi: [{ od: "2026-01-01", datum }] },
    "cs",
    "{{hodnota:s.v|cislo}}",
  );

  expect(written(text, options)).toBe(expected);
});
