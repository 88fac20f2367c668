import { expect, test } from "vitest";
import { languageCodes, splitLanguage } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault, languages, parseLanguage } from "#schemas/site/languages.ts";

test.each([
  ["cs", "cs"],
  ["cs_cz", "cs"],
  ["cs-CZ", "cs"],
  ["cs_CZ", "cs"],
  ["en_gb", "en"],
  ["uk_ua", "ua"],
  ["uk-UA", "ua"],
  ["ua", "ua"],
  ["de", null],
  ["constructor", null],
])("the CMS code %s is the language %s", (key, language) => {
  expect(parseLanguage(key)).toBe(language);
});

test.each([
  ["/", "cs", "/"],
  ["/en", "en", "/"],
  ["/ua/dim", "ua", "/dim"],
  ["/english", "cs", "/english"],
  ["/cs/x", "cs", "/cs/x"],
])("%s is requested in %s at %s", (path, language, rest) => {
  expect(splitLanguage(path)).toEqual({ language, path: rest });
});

test("every language has an Intl locale supported by the runtime", () => {
  expect(languageCodes).toHaveLength(4);
  for (const code of languageCodes) {
    const { locale, tag } = languages[code];
    expect(Intl.PluralRules.supportedLocalesOf(locale)).toEqual([locale]);
    expect(new Intl.Locale(locale).language).toBe(tag);
  }
});

test("a text missing in a language falls back to Czech and is marked as Czech", () => {
  expect(inLanguageOrDefault({ cs_cz: "Rodina" }, "ru")).toEqual({ value: "Rodina", language: "cs" });
  expect(inLanguageOrDefault({ cs_cz: "Rodina", uk_ua: "Сім’я" }, "ua")).toEqual({ value: "Сім’я", language: "ua" });
  expect(inLanguageOrDefault({}, "cs")).toBeNull();
});
