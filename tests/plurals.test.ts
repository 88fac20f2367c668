import { expect, test } from "vitest";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import { i18nOf } from "#renderer/page/i18n.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { flatten, plural } from "./locale-keys.ts";

const locales = { cs, en, ru, ua };
const counts = [0, 1, 2, 5, 21, 101];

/** Words for exactly one thing: in Russian and Ukrainian the form for 1 is also used for 21 and 101. */
const ofOne = {
  ru: /(?<!\p{L})(он|она|оно|его|ему|её|ей|нём|ней|один|одна|одно|одну|котор(ый|ая|ое|ого|ому|ой|ую))(?!\p{L})/iu,
  ua: /(?<!\p{L})(він|вона|воно|його|йому|її|їй|ньому|ній|один|одна|одне|одну|як(ий|а|е|ого|ому|ої|ій|у))(?!\p{L})/iu,
};

/** Every plural text of a language by its key, with all its forms. */
const pluralTexts = languageCodes.flatMap((language) => {
  const texts = flatten(locales[language]);
  const bases = new Set(Object.keys(texts).flatMap((key) => (plural.test(key) ? [key.replace(plural, "")] : [])));
  return [...bases].map((key) => ({ language, key, texts }));
});

/** Returns the text that a visitor reads for a count. */
function sentence(language: (typeof languageCodes)[number], key: string, count: number): string {
  const values = { number: count, size: "5 MB", types: "PDF", label: "Popis", place: "Olomouc", month: "9/2026" };
  const { t } = i18nOf(language);
  // @ts-expect-error: the key is not known to the compiler
  return t(key, { count, ...values });
}

test.each(pluralTexts)("$language $key agrees with 0, 1, 2, 5, 21 and 101", ({ language, key, texts }) => {
  const rules = new Intl.PluralRules(languages[language].tag);
  for (const count of counts) {
    const form = count === 0 && texts[`${key}_zero`] ? "zero" : rules.select(count);
    const text = texts[`${key}_${form}`] ?? "";
    const said = sentence(language, key, count);
    expect(text, `${key}_${form}`).not.toBe("");
    expect(said).not.toContain("{{");
    expect(form === "zero" || said.includes(String(count)), `${said}: the count is missing`).toBe(true);
    expect(said).toMatch(/^[^ ].*[^ ]$/u);
  }
});

test.each(pluralTexts.filter(({ language }) => language === "ru" || language === "ua"))(
  "$language $key says nothing that holds of one thing only, as its form for 1 is also that for 21",
  ({ language, key, texts }) => {
    const pattern = language === "ru" ? ofOne.ru : ofOne.ua;
    expect(texts[`${key}_one`]).not.toMatch(pattern);
    expect(sentence(language, key, 21)).toBe(sentence(language, key, 1).replaceAll("1", "21"));
  },
);

test.each([
  ["map.missing", 21, "21 место из списка", "21 місце з переліку"],
  ["map.missing", 5, "5 мест из списка", "5 місць із переліку"],
  ["form.fileLimits", 21, "не более 21 файла.", "не більше 21 файлу."],
  ["form.fileLimits", 5, "не более 5 файлов.", "не більше 5 файлів."],
  ["session.minutes", 101, "осталась 101 минута", "залишилася 101 хвилина"],
  ["event.moreDates", 101, "ещё 101 дату", "ще 101 дату"],
  ["registration.places", 2, "Всего 2 места", "Усього 2 місця"],
])("%s of %i is grammatical in Russian and Ukrainian", (key, count, russian, ukrainian) => {
  expect(sentence("ru", key, count)).toContain(russian);
  expect(sentence("ua", key, count)).toContain(ukrainian);
});
