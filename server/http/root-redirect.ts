import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import { isLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { languages, parseLanguage } from "#schemas/site/languages.ts";
import type { Config } from "#server/config/config.ts";

/** Parts of a request from which the language is chosen. */
interface Visitor {
  host: string;
  path: string;
  locale: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * Returns the addresses that the root may redirect to, by language, best first (spec §2.1, root redirect). The caller
 * redirects to the first that has a home page, or not at all if none has.
 */
export function rootRedirects(
  { host, path, locale, headers }: Visitor,
  { rootRedirect: isOn, languageDomains }: Config,
): string[] {
  // Within the site, a link to the root already implies the language.
  if (!isOn || path !== "/" || headers["sec-fetch-site"] === "same-origin") return [];
  // A host with a fixed language needs no choice.
  if (languageDomains.some((domain) => domain.host === host)) return [];
  const preferred = preferredLanguages(locale, headers["accept-language"]);
  // Czech is served at the root itself, unless it has a host of its own.
  const addresses = preferred.map((language) => {
    const domain = languageDomains.find((candidate) => candidate.siteHost === host && candidate.language === language);
    return domain ? `${domain.origin}/` : languages[language].prefix;
  });
  const czechIndex = addresses.indexOf("");
  return czechIndex < 0 ? addresses : addresses.slice(0, czechIndex);
}

const fallbackLanguage: Language = "en";

/** Languages in order of preference: the cookie's, those of the browser that the portal has, then English. */
export function preferredLanguages(
  locale: string | undefined,
  accepted: string | undefined,
): [Language, ...Language[]] {
  const tags = languageCodes.map((code) => languages[code].tag);
  const headers = { "accept-language": accepted?.slice(0, longestHeader) ?? "" };
  const ofBrowser = accepted
    ? new Negotiator({ headers }).languages(tags).flatMap((tag) => parseLanguage(tag) ?? [])
    : [];
  const ofCookie = locale !== undefined && isLanguage(locale) ? [locale] : [];
  const [first = fallbackLanguage, ...others] = [...ofCookie, ...ofBrowser];
  return [first, ...new Set([...others, fallbackLanguage].filter((language) => language !== first))];
}

/** Number of header characters that are parsed; browsers send fewer. */
const longestHeader = 500;
