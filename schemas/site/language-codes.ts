/** Languages of the portal by their path segment, the default one first (spec §2.1). */
export const languageCodes = ["cs", "en", "ru", "ua"] as const;

export type Language = (typeof languageCodes)[number];

export const defaultLanguage: Language = "cs";

export function isLanguage(code: unknown): code is Language {
  return languageCodes.some((language) => language === code);
}

/** Splits a path such as `/en/sluzby` into language and path without prefix (spec §2.1). */
export function splitLanguage(path: string): { language: Language; path: string } {
  const first = path.split("/", 2)[1] ?? "";
  if (!isLanguage(first) || first === defaultLanguage) return { language: defaultLanguage, path };
  return { language: first, path: path.slice(first.length + 1) || "/" };
}
