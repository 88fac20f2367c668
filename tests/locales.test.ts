import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { i18nOf } from "#renderer/page/i18n.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { baseKeys, flatten, plural } from "./locale-keys.ts";

const locales = { cs, en, ru, ua };

test.each(languageCodes)("%s has every text of Czech and no other", (language) => {
  expect(baseKeys(flatten(locales[language]))).toEqual(baseKeys(flatten(cs)));
});

test.each(languageCodes)("%s has each plural form its grammar asks for", (language) => {
  // The form for zero (spec §9) is in addition to the grammatical forms, and optional.
  const forms = Object.keys(flatten(locales[language])).filter((key) => plural.test(key) && !key.endsWith("_zero"));
  const bases = new Set(forms.map((key) => key.replace(plural, "")));
  const { pluralCategories } = new Intl.PluralRules(languages[language].tag).resolvedOptions();
  expect(bases.size).toBeGreaterThan(0);
  expect(forms.toSorted()).toEqual(
    [...bases].flatMap((base) => pluralCategories.map((form) => `${base}_${form}`)).toSorted(),
  );
});

test.each(languageCodes)("%s has no empty text and the placeholders of Czech", (language) => {
  const texts = flatten(locales[language]);
  const czech = flatten(cs);
  expect(Object.keys(texts).length).toBeGreaterThan(50);
  for (const [key, text] of Object.entries(texts)) {
    expect(text.trim(), key).not.toBe("");
    const model = key.endsWith("_zero") ? czech[key] : (czech[key] ?? czech[key.replace(plural, "_other")]);
    expect(model, key).toBeDefined();
    expect(placeholders(text), key).toEqual(placeholders(model ?? ""));
  }
});

test("the sources use every text and no text is missing", () => {
  const used = new Set(usedKeys());
  expect(used.size).toBeGreaterThan(50);
  expect([...used].toSorted()).toEqual(baseKeys(flatten(cs)));
});

test.each([
  [1, "1 fotografie", "1 фотография", "1 фотографія"],
  [3, "3 fotografie", "3 фотографии", "3 фотографії"],
  [5, "5 fotografií", "5 фотографий", "5 фотографій"],
  [21, "21 fotografií", "21 фотография", "21 фотографія"],
])("%i photos agree with their number", (count, czech, russian, ukrainian) => {
  expect(i18nOf("cs").t("gallery.photos", { count })).toBe(czech);
  expect(i18nOf("ru").t("gallery.photos", { count })).toBe(russian);
  expect(i18nOf("ua").t("gallery.photos", { count })).toBe(ukrainian);
});

test.each([
  [0, "žádný záznam", "no entries", "нет записей", "немає записів"],
  [1, "1 záznam", "1 entry", "1 запись", "1 запис"],
  [2, "2 záznamy", "2 entries", "2 записи", "2 записи"],
  [5, "5 záznamů", "5 entries", "5 записей", "5 записів"],
  [12, "12 záznamů", "12 entries", "12 записей", "12 записів"],
  [22, "22 záznamů", "22 entries", "22 записи", "22 записи"],
])("%i records have the form of their language (spec §9)", (count, ...expected) => {
  expect(languageCodes.map((code) => i18nOf(code).t("list.count", { count }))).toEqual(expected);
});

test("a text that does not exist is an error outside production", () => {
  // @ts-expect-error: nor does it compile
  expect(() => i18nOf("cs").t("no.such.text")).toThrow("no.such.text");
});

function placeholders(text: string): string[] {
  return [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? "").toSorted();
}

/** Keys used in the sources; a placeholder in a key matches every key that fits. */
function usedKeys(): string[] {
  const root = `${import.meta.dirname}/..`;
  const files = globSync("{components,templates,renderer,server}/**/*.{ts,tsx}", { cwd: root });
  const written = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, "utf8").matchAll(/\bt\(\s*(["`])([^"`]+)\1/g)].map(([, , key]) => key ?? ""),
  );
  return written.flatMap((key) => {
    if (!key.includes("${")) return [key];
    const pattern = new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]+\}/g, "[^.]+")}$`);
    return baseKeys(flatten(cs)).filter((candidate) => pattern.test(candidate));
  });
}
