import { defaultLanguage, isLanguage, type Language, languageCodes } from "./language-codes.ts";

/** The four languages of the portal: path prefix, BCP 47 tag, Intl locale, native name (spec §2.1, §9). */
export const languages = {
  cs: { prefix: "", tag: "cs", locale: "cs-CZ", name: "Čeština" },
  en: { prefix: "/en", tag: "en", locale: "en-GB", name: "English" },
  ru: { prefix: "/ru", tag: "ru", locale: "ru-RU", name: "Русский" },
  ua: { prefix: "/ua", tag: "uk", locale: "uk-UA", name: "Українська" },
} as const satisfies Record<Language, object>;

/** Returns the value of a `lang` attribute; undefined for the page's own language. */
export function tagOf(language: Language | null): string | undefined {
  return language ? languages[language].tag : undefined;
}

/** Parses a language as written by the CMS: `cs`, `cs_cz`, `cs-CZ`; Ukrainian as `ua`, `uk`, `uk_ua`. */
export function parseLanguage(key: string): Language | null {
  const code = key.toLowerCase().split(/[_-]/)[0] ?? "";
  if (code === "uk") return "ua";
  return isLanguage(code) ? code : null;
}

/** Converts the language keys of the CMS to ours; faster for repeated lookups. */
export function byLanguage(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [parseLanguage(key) ?? key, value]));
}

/** Picks the value of a language from a map with the CMS's keys or ours, such as `friendlyURLs` or a site's names. */
export function inLanguage<Value>(values: Readonly<Record<string, Value>>, language: Language): Value | null {
  if (Object.hasOwn(values, language)) return values[language] || null;
  const key = Object.keys(values).find((candidate) => parseLanguage(candidate) === language);
  return (key === undefined ? undefined : values[key]) || null;
}

/** Returns the value in a language, else in Czech, else the first one, with its language. */
export function inLanguageOrDefault<Value>(
  values: Readonly<Record<string, Value>>,
  language: Language,
): { value: Value; language: Language } | null {
  const order = [language, defaultLanguage, ...languageCodes];
  for (const candidate of order) {
    const value = inLanguage(values, candidate);
    if (value) return { value, language: candidate };
  }
  return null;
}
