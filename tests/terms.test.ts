import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import written from "#locales/terms.json" with { type: "json" };
import { type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { parseLanguage } from "#schemas/site/languages.ts";

const root = `${import.meta.dirname}/..`;
const word = z.strictObject({ term: z.string().min(1), not: z.array(z.string().min(1)).min(1) });
const terms = z
  .array(z.strictObject({ czech: z.string(), words: z.partialRecord(z.enum(languageCodes), word) }))
  .parse(written);

/** Words of a language to avoid, each with the right one. */
const wrongWords = Object.fromEntries(
  languageCodes.map((language) => {
    const words = terms.flatMap(({ words }) => words[language] ?? []);
    return [language, words.flatMap(({ term, not }) => not.map((variant) => ({ term, found: patternOf(variant) })))];
  }),
);

/** Addresses and keys of a record stay when a term changes; situations are in the words of visitors. */
const isFixed = (path: string) => /\/(friendlyURLs\/.*|url|adresa|kotva|email|situace\/\d+)$/.test(path);

/** Returns a pattern for a variant, which may start a sentence; `*` stands for any ending. */
function patternOf(variant: string): RegExp {
  const capitalised = variant.charAt(0).toUpperCase() + variant.slice(1);
  const either = [variant, capitalised].map((text) =>
    text
      .split("*")
      .map((part) => part.replace(/[.()]/g, "\\$&"))
      .join("\\p{L}*"),
  );
  return new RegExp(`(?<![\\p{L}-])(?:${either.join("|")})(?!\\p{L})`, "u");
}

/** Returns the wrong words in a file's texts: file, key, word and the right one. */
function findingsIn(file: string, value: unknown, language: Language | null, path = ""): string[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, part]) =>
      findingsIn(file, part, /^[a-z]{2}_[a-z]{2}$/.test(key) ? parseLanguage(key) : language, `${path}/${key}`),
    );
  if (typeof value !== "string" || isFixed(path)) return [];
  // Site settings contain texts of all languages as JSON.
  if (value.startsWith('{"')) return findingsIn(file, JSON.parse(value), language, path);
  const text = value.replace(/<[^>]*>|&nbsp;|\s+/g, " ");
  return (language === null ? [] : (wrongWords[language] ?? [])).flatMap(({ term, found }) => {
    const wrong = found.exec(text)?.[0];
    return wrong === undefined || term.startsWith(wrong) ? [] : [`${file} ${path}: “${wrong}”, use “${term}”`];
  });
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(`${root}/${file}`, "utf8"));
}

/** Search dictionaries contain the words that visitors type on purpose. */
const files = globSync(["locales/**/*.json", "fixtures/**/*.json"], { cwd: root })
  .filter((file) => !/\.issues\.json$|terms\.json$|\/search-dictionary\//.test(file))
  .toSorted();

test.each([
  ["ua", "Надішліть через скриньку даних.", "скриньку даних"],
  ["ru", "Служба занятости выплачивает пособие.", "Служба занятости"],
  ["en", "Sign in to the Client zone.", "Client zone"],
  ["cs", "Objednání on-line", "on-line"],
] as const)("in %s a word that is not on the list of terms is found with its place", (language, text, wrong) => {
  const [finding] = findingsIn("locales/x.json", { key: text }, language);
  expect(finding).toContain(`locales/x.json /key: “${wrong}”, use “`);
  expect(findingsIn("locales/x.json", { adresa: text }, language)).toEqual([]);
});

test("one thing has one name in each language, in the portal's own texts and in the contents", () => {
  expect(files.length).toBeGreaterThan(900);
  const languageOf = (file: string) => parseLanguage(/[./](\w\w)\.json$/.exec(file)?.[1] ?? "");
  expect(files.flatMap((file) => findingsIn(file, read(file), languageOf(file)))).toEqual([]);
});
