import { expect, test } from "vitest";
import cs from "#locales/editors/cs.json" with { type: "json" };
import en from "#locales/editors/en.json" with { type: "json" };
import { createTranslate, formatTime } from "#renderer/preview/texts/translate.ts";

const texts = { cs: cs.preview, en: en.preview };

test("a text uses the plural form of its number", () => {
  const translate = createTranslate(texts, "cs");
  const said = [0, 1, 2, 5, 21].map((count) => translate("toggle", { count }));
  expect(said).toEqual([
    "Náhled: bez připomínek",
    "Náhled: 1 připomínka",
    "Náhled: 2 připomínky",
    "Náhled: 5 připomínek",
    "Náhled: 21 připomínek",
  ]);
  expect(createTranslate(texts, "en")("toggle", { count: 1 })).toBe("Preview: 1 issue");
});

test("nested texts are found, and values are inserted unchanged into their placeholders", () => {
  const translate = createTranslate(texts, "en");
  expect(translate("severity.error", { count: 3 })).toBe("Errors (3)");
  expect(translate("shown", { path: "{{x}} $& <b>" })).toBe("Outlined on the page: {{x}} $& <b>");
});

test("times are in Prague's time zone", () => {
  expect(formatTime(Date.parse("2026-12-31T23:00:00Z"), "en")).toBe("1 Jan 2027, 00:00");
});
