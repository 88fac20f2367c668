/** Languages of content items: the code in this CMS, the key on the wire, and the prefix of the portal's addresses. */
export const languages = {
  cs: { wire: "cs_cz", prefix: "", name: "Čeština" },
  en: { wire: "en_gb", prefix: "/en", name: "English" },
  ru: { wire: "ru_ru", prefix: "/ru", name: "Русский" },
  uk: { wire: "uk_ua", prefix: "/ua", name: "Українська" },
} as const;

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages).filter(isLanguageCode);

export function isLanguageCode(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** Returns the code of a wire language such as `cs_cz`; null for any other. */
export function codeOf(wire: string): LanguageCode | null {
  return languageCodes.find((code) => languages[code].wire === wire) ?? null;
}

/** Parses a language as the portal writes it: `cs`, `cs_cz`, `ua`; Czech for anything else. */
export function codeOfPortal(text: string): LanguageCode {
  const named = languageCodes.find((code) => languages[code].wire === text || languages[code].prefix === `/${text}`);
  return named ?? (isLanguageCode(text) ? text : "cs");
}

/** Returns the language of a request; Czech when it names none, or all. */
export function requestLanguage({ locale }: { locale?: string | null }): LanguageCode {
  return locale && isLanguageCode(locale) ? locale : "cs";
}
