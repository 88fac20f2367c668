import type { Language } from "#schemas/site/languages.ts";

/** The portal's own pages, which no content holds: their texts' key and their address in each language. */
export const ownPages = {
  "browser-test": {
    title: "browserTest.title",
    slugs: { cs: "test-prohlizece", en: "browser-test", ru: "browser-test", ua: "browser-test" },
  },
  "cookie-settings": {
    title: "consent.title",
    slugs: { cs: "nastaveni-cookies", en: "cookie-settings", ru: "cookie-settings", ua: "cookie-settings" },
  },
} as const satisfies Record<string, { title: string; slugs: Record<Language, string> }>;

export type OwnPageName = keyof typeof ownPages;

export const ownPageNames = Object.keys(ownPages).filter(isOwnPageName);

function isOwnPageName(name: string): name is OwnPageName {
  return Object.hasOwn(ownPages, name);
}
