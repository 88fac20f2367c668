import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inBothLanguages } from "#checks/texts.ts";
import cs from "#locales/editors/cs.json" with { type: "json" };
import en from "#locales/editors/en.json" with { type: "json" };
import { baseKeys, flatten, plural } from "../locale-keys.ts";

const czech = flatten(cs);
const english = flatten(en);

test("English has the same text keys as Czech", () => {
  expect(baseKeys(english)).toEqual(baseKeys(czech));
  expect(baseKeys(czech).length).toBeGreaterThan(150);
});

test.each([
  ["cs", czech],
  ["en", english],
] as const)("%s has every plural form of its grammar", (language, texts) => {
  const forms = Object.keys(texts).filter((key) => plural.test(key) && !key.endsWith("_zero"));
  const bases = new Set(forms.map((key) => key.replace(plural, "")));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  expect(bases.size).toBeGreaterThan(0);
  expect(forms.toSorted()).toEqual(
    [...bases].flatMap((base) => pluralCategories.map((form) => `${base}_${form}`)).toSorted(),
  );
});

test("no text is empty, and both languages use the same placeholders", () => {
  for (const [key, text] of [...Object.entries(czech), ...Object.entries(english)])
    expect(text.trim(), key).not.toBe("");
  for (const key of baseKeys(czech)) {
    expect(placeholders(english, key), key).toEqual(placeholders(czech, key));
    for (const text of formsOf(czech, key)) expect(text.replace(/\{\{\w+\}\}/g, ""), key).not.toMatch(/[{}]/);
  }
});

test("every code has a message and a fix", () => {
  const codes = baseKeys(czech).filter((key) => key.startsWith("codes."));
  const bare = new Set(codes.map((key) => key.replace(/\.(message|fix|rule)(_\w+)?$/, "")));
  expect(bare.size).toBeGreaterThan(60);
  for (const code of bare) for (const part of ["message", "fix"]) expect(codes, code).toContain(`${code}.${part}`);
});

test("every text is used in the sources, and none is missing", () => {
  const others = baseKeys(czech).filter((key) => !key.startsWith("codes."));
  const used = new Set(usedKeys());
  expect(used.size).toBeGreaterThan(30);
  expect(others.filter((key) => !used.has(key))).toEqual([]);
});

test("a missing text or placeholder value is an error outside production", () => {
  expect(() => inBothLanguages("codes.no-such.message")).toThrow("codes.no-such.message");
  expect(() => inBothLanguages("path.block", { number: 1 })).toThrow("label");
});

test("values are inserted literally, and each language gets its own", () => {
  const hostile = "{{number}} $t(path.record) </b> $& $1";
  const text = inBothLanguages("path.block", { number: 3, label: { cs: hostile, en: "Links" } });
  expect(text).toEqual({ cs: `Blok 3 (${hostile})`, en: "Block 3 (Links)" });
});

test.each([
  [1, "Zkraťte ho na 1 znak", "Shorten it to 1 character"],
  [3, "Zkraťte ho na 3 znaky", "Shorten it to 3 characters"],
  [40, "Zkraťte ho na 40 znaků", "Shorten it to 40 characters"],
  [12_000, "Zkraťte ho na 12\u00a0000 znaků", "Shorten it to 12,000 characters"],
])("the text for %i characters has the right plural form", (count, inCzech, inEnglish) => {
  const text = inBothLanguages("codes.too-long.fix", { count, length: 20_000 });
  expect(text.cs).toContain(inCzech);
  expect(text.en).toContain(inEnglish);
});

function formsOf(texts: Record<string, string>, base: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) => (key.replace(plural, "") === base ? [text] : []));
}

function placeholders(texts: Record<string, string>, base: string): string[] {
  return [...new Set(formsOf(texts, base).flatMap((text) => text.match(/\{\{\w+\}\}/g) ?? []))].toSorted();
}

/** Keys used in the sources, whole or relative to their section; a placeholder matches any key that fits. */
function usedKeys(): string[] {
  const root = `${import.meta.dirname}/../..`;
  const files = globSync("{checks,embedded,harness,renderer,server}/**/*.{ts,tsx}", { cwd: root });
  const written = new Set(
    files.flatMap((file) =>
      [...readFileSync(`${root}/${file}`, "utf8").matchAll(/(["`])([a-z](?:[\w.-]|\$\{[^}]+\})*)\1/g)].map(
        ([, , key]) => key ?? "",
      ),
    ),
  );
  const patterns = [...written]
    .filter((key) => key.includes("${") && key.includes("."))
    .map((key) => new RegExp(`^${key.replaceAll(".", "\\.").replace(/\$\{[^}]+\}/g, "[^.]+")}$`));
  return baseKeys(czech).filter((key) =>
    [key, key.slice(key.indexOf(".") + 1)].some(
      (name) => written.has(name) || patterns.some((pattern) => pattern.test(name)),
    ),
  );
}
