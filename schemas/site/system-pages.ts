import type { Language } from "#schemas/site/language-codes.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";

/** Same paths in all languages, like all paths of sign-in. */
const [signIn, signedOut] = [authPaths.signIn.slice(1), authPaths.signedOut.slice(1)];

/** Pages without content in the CMS: key of their texts, and path by language. */
export const systemPages = {
  "browser-test": {
    title: "browserTest.title",
    slugs: { cs: "test-prohlizece", en: "browser-test", ru: "browser-test", ua: "browser-test" },
  },
  "cookie-settings": {
    title: "consent.title",
    slugs: { cs: "nastaveni-cookies", en: "cookie-settings", ru: "cookie-settings", ua: "cookie-settings" },
  },
  "sign-in": {
    title: "signIn.title",
    slugs: { cs: signIn, en: signIn, ru: signIn, ua: signIn },
  },
  "signed-out": {
    title: "session.signedOut.title",
    slugs: { cs: signedOut, en: signedOut, ru: signedOut, ua: signedOut },
  },
} as const satisfies Record<string, { title: string; slugs: Record<Language, string> }>;

export type SystemPageName = keyof typeof systemPages;

export const systemPageNames = Object.keys(systemPages).filter(isSystemPageName);

const namesByPath: ReadonlyMap<string, SystemPageName> = new Map(
  systemPageNames.flatMap((name) => Object.values(systemPages[name].slugs).map((slug) => [`/${slug}`, name])),
);

/** Returns the system page at a path of a site, in any language; null for none. */
export function systemPageAt(path: string): SystemPageName | null {
  return namesByPath.get(path) ?? null;
}

function isSystemPageName(name: string): name is SystemPageName {
  return Object.hasOwn(systemPages, name);
}
