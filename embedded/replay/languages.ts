/** The language keys of the wire. */
export const wireLanguages = ["cs_cz", "en_gb", "ru_ru", "uk_ua"] as const;

const byCode = new Map([
  ["cs", "cs_cz"],
  ["en", "en_gb"],
  ["ru", "ru_ru"],
  ["uk", "uk_ua"],
  ["ua", "uk_ua"],
]);

/** The wire's key (`cs_cz`) of a language written as `cs`, `cs-CZ`, `cs_CZ`, `ua`…; undefined for any other language. */
export function toWireLanguage(tag: string): string | undefined {
  const language = /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(tag)?.[1];
  return language && byCode.get(language.toLowerCase());
}

/** The language tag `Intl` takes (`cs-cz`) for a language key of the wire. */
export function toIntlLocale(wireLanguage: string): string {
  return wireLanguage.replace("_", "-");
}
