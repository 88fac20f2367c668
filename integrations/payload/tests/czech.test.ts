import { initI18n } from "@payloadcms/translations";
import { cs } from "@payloadcms/translations/languages/cs";
import { format } from "date-fns";
import { expect, test } from "vitest";
import { momentWords } from "../locales/moment-words.ts";
import own from "../locales/payload-cs.json" with { type: "json" };
import config from "../payload.config.ts";

const { i18n, admin } = await config;

/** Texts with their keys, such as `general:save`. */
function textsOf(groups: object): Map<string, string> {
  const entries = Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${group}:${key}`, String(text)]),
  );
  return new Map(entries);
}

const payloadTexts = textsOf(cs.translations);
const ownTexts = textsOf(own);

test("each of our Czech texts replaces another text of Payload, with the same values in it", () => {
  expect(ownTexts.size).toBeGreaterThan(150);
  const valuesIn = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].toSorted();
  for (const [key, text] of ownTexts) {
    const before = payloadTexts.get(key);
    expect(before, key).toBeDefined();
    expect(text, key).not.toBe(before);
    const known = valuesIn(before ?? "");
    expect(
      valuesIn(text).filter((value) => !known.includes(value)),
      key,
    ).toEqual([]);
  }
});

test("no text of an editor has a word in the wrong case, a machine's remark or another word for publishing", async () => {
  const { t } = await initI18n({ config: i18n, context: "api", language: "cs" });
  const texts = [...payloadTexts.keys()].map((key) => [key, String(Reflect.apply(t, null, [key]))] as const);
  expect(texts.length).toBeGreaterThan(400);
  // A name that is inserted is in the nominative, so only a text that ends its sentence before it is right.
  const beforeName = /(?:\p{L}|\d) \{\{(?:label|locale|entityLabel|title|distance)\}\}/u;
  const wrong = /ublikov|Jídelní|Respektujte|lokali[tz]|národní prostředí|\bjist[ýá]\b|Zůstat přihlášen/iu;
  // This CMS has no trash, folders, globals or API keys.
  const unmet =
    /^(?:authentication:.*(?:APIKey|User)|general:.*(?:rash|eindex|Folder|Restore|mov(?:e|ing)[A-Z]|Permanently|schedule)|folder:|dashboard:|localization:select|version:.*Global)/;
  const found = texts.filter(([key, text]) => !unmet.test(key) && (beforeName.test(text) || wrong.test(text)));
  expect(found).toEqual([]);
});

test("dates are Czech", () => {
  expect(format(new Date(2026, 10, 30, 14, 5), admin.dateFormat)).toBe("30. 11. 2026 14.05");
  expect(momentWords("2026-11-30T13:05:00.000Z")).toEqual({
    cs: "30. listopadu 2026 v 14.05",
    en: expect.stringContaining("30 November 2026"),
  });
});
