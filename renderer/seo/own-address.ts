import { defaultLanguage, type Language } from "#schemas/site/language-codes.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import type { Web } from "#schemas/site/web.ts";

/** Address below a site on the site's own origin; null for a site without one. */
export function ownAddress(web: Web, slug: string, language: Language = defaultLanguage): string | null {
  const base = baseOf(web, language, { web, host: web.host ?? "" });
  return web.origin && new URL(addressOf(base, slug), web.origin).href;
}
