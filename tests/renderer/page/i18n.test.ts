import { expect, test } from "vitest";
import { i18nOf } from "#renderer/page/i18n.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

test("a text is the same on every lookup, and differs by language", () => {
  const once = languageCodes.map((language) => i18nOf(language).t("skipLink"));
  expect(languageCodes.map((language) => i18nOf(language).getFixedT(languages[language].tag)("skipLink"))).toEqual(
    once,
  );
  expect(languageCodes.map((language) => i18nOf(language).t("skipLink"))).toEqual(once);
  expect(new Set(once).size).toBe(languageCodes.length);
});

test("values are interpolated on each lookup", () => {
  const { t } = i18nOf("en");
  const texts = [1, 2, 1].map((count) => t("list.count", { count }));
  expect(texts[0]).toBe(texts[2]);
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts[1]).toContain("2");
});
