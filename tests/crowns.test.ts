import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { fixtures, readFixture, recordedContent } from "./recorded.ts";

const root = join(import.meta.dirname, "..");

/** Every mention of crowns in any spelling. */
const mention = /(?:CZK|Kčs?|(?<!\p{L})Kc|крон(?!\p{Ll}{3})\p{L}*|(?<!\p{L})korun(?!ova)\p{L}*|crowns?)(?!\p{L})/giu;

/** The one way in which each language writes an amount, given the text up to its last character. */
const right: Readonly<Record<Language, { before: RegExp; unit: RegExp; after: RegExp }>> = {
  cs: { before: /\d(?: (?:tisíc|mili[oó]n|miliard)\p{L}*)? $/u, unit: /^Kč$/, after: /^/ },
  en: { before: /^|[\s\S]$/, unit: /^CZK$/, after: /^ \d/ },
  ru: { before: /(?:\d|тысяч\p{L}*|миллион\p{L}*|миллиард\p{L}*) $/u, unit: /^крон[аы]?$/, after: /^/ },
  ua: { before: /(?:\d|тисяч\p{L}*|мільйон\p{L}*|мільярд\p{L}*) $/u, unit: /^крон[аи]?$/, after: /^/ },
};

/** Czech amounts in words, such as `deset milionů korun`. */
const inWords = { before: /(?<!\p{L}|\d|\d )\p{L}+ $/u, unit: /^korun\p{L}*$/u };

/** Thousands without a gap, and Czech, Russian and Ukrainian ones with a sign of another language. */
const ungrouped = /(?<![\d.,])\d{4,}(?:,\d\d)? (?:Kč|крон)|CZK \d{4,}|(?<![\d,])\d{1,3}(?:[.,]\d{3})+ (?:Kč|крон)/u;

const blockTags = /<\/?(?:t[dhr]|li|p|h\d|ul|ol|table|tbody|thead|caption|br)\b[^>]*>/g;

function wrongAmounts(text: string, language: Language): string[] {
  const spaced = text
    .replace(/&nbsp;|&#160;|[\u00a0\u202f]/g, " ")
    .replace(blockTags, "|")
    .replace(/<[^>]*>/g, "");
  const { before, unit, after } = right[language];
  const wrong = [...spaced.matchAll(mention)].filter(({ 0: word, index }) => {
    const [start, end] = [spaced.slice(0, index), spaced.slice(index + word.length)];
    if (language === "cs" && inWords.unit.test(word)) return !inWords.before.test(start);
    return !(before.test(start) && unit.test(word) && after.test(end));
  });
  const around = wrong.map(({ 0: word, index }) => spaced.slice(Math.max(0, index - 20), index + word.length + 10));
  return [...around, ...(ungrouped.exec(spaced)?.slice(0, 1) ?? [])];
}

/** All texts of a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const isLanguageFile = /\.(cs|en|ru|ua)\.json$/;

test("fixtures write crowns one way in each language, also those of shared values", () => {
  const files = globSync("contents/**/*.json", { cwd: fixtures }).filter(
    (file) => isLanguageFile.test(file) && !file.includes("/search-dictionary/"),
  );
  expect(files.length).toBeGreaterThan(900);
  const wrong = files.flatMap((file) => {
    const [, code] = isLanguageFile.exec(file) ?? [];
    const language = languageCodes.find((each) => each === code) ?? "cs";
    const { name, description, data } = recordedContent(file) ?? readFixture(file);
    const texts = textsOf([name, description, data]).filter((text) => text !== "CZK");
    return texts.flatMap((text) => wrongAmounts(text, language).map((amount) => `${file}: ${amount}`));
  });
  expect(wrong).toEqual([]);
});

test("texts of the portal write crowns one way in each language", () => {
  const wrong = languageCodes.flatMap((language) => {
    const texts = textsOf(JSON.parse(readFileSync(join(root, `locales/${language}.json`), "utf8")));
    return texts.flatMap((text) => wrongAmounts(text.replaceAll("{{number}}", "1"), language));
  });
  expect(wrong).toEqual([]);
});

test.each<[Language, string]>([
  ["cs", "22 400 korun"],
  ["cs", "CZK 5 000"],
  ["cs", "Kč 5 000"],
  ["cs", "5000 Kč"],
  ["cs", "5.000 Kč"],
  ["cs", "11,7 milionu korun"],
  ["en", "5,000 CZK"],
  ["en", "5,000 crowns"],
  ["en", "Kč 5,000"],
  ["ru", "5 000 Kč"],
  ["ru", "5 000 чешских крон"],
  ["ru", "5 000 CZK"],
  ["ua", "5 000 чеських крон"],
])("%s: %s is another way", (language, text) => {
  expect(wrongAmounts(text, language)).not.toEqual([]);
});

test.each<[Language, string]>([
  ["cs", "od 1&nbsp;000&nbsp;Kč, nejvýš deset milionů korun a 38,4 milionu Kč"],
  ["en", "CZK 1,000, or CZK 38.4 million"],
  ["ru", "1 000 крон, до десяти миллионов крон, 144,90 кроны"],
  ["ua", "1 000 крон, 144,90 крони"],
])("%s: %s is the way", (language, text) => {
  expect(wrongAmounts(text, language)).toEqual([]);
});
