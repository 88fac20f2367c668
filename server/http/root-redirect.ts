import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import { isLanguage, type Language, languageCodes } from "#schemas/site/language-codes.ts";
import { languages, parseLanguage } from "#schemas/site/languages.ts";
import type { Config } from "#server/config/config.ts";

/** The parts of a request that tell a language. */
interface Visitor {
  host: string;
  path: string;
  /** Value of the cookie `locale`. */
  locale: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * Returns where the root may lead by language, best first (spec §2.1, root redirect): to the first of them that has a
 * home page, and nowhere when none has.
 */
export function rootRedirects(
  { host, path, locale, headers }: Visitor,
  { rootRedirect: isOn, languageDomains }: Pick<Config, "rootRedirect" | "languageDomains">,
): string[] {
  // A link of the portal to its root has a language already.
  if (!isOn || path !== "/" || headers["sec-fetch-site"] === "same-origin") return [];
  // A host of one language needs no choice.
  if (languageDomains.some((domain) => domain.host === host)) return [];
  const chosen = chosenLanguages(locale, headers["accept-language"]);
  // Czech is at the root itself, unless it has a host of its own.
  const addresses = chosen.map((language) => {
    const domain = languageDomains.find((candidate) => candidate.siteHost === host && candidate.language === language);
    return domain ? `${domain.origin}/` : languages[language].prefix;
  });
  const own = addresses.indexOf("");
  return own < 0 ? addresses : addresses.slice(0, own);
}

const fallbackLanguage: Language = "en";

/** The language of the cookie, then those of the browser that the portal has, then English. */
export function chosenLanguages(locale: string | undefined, accepted: string | undefined): [Language, ...Language[]] {
  const tags = languageCodes.map((code) => languages[code].tag);
  const headers = { "accept-language": accepted?.slice(0, longestHeader) ?? "" };
  const ofBrowser = accepted
    ? new Negotiator({ headers }).languages(tags).flatMap((tag) => parseLanguage(tag) ?? [])
    : [];
  const ofCookie = locale !== undefined && isLanguage(locale) ? [locale] : [];
  const [first = fallbackLanguage, ...others] = [...ofCookie, ...ofBrowser];
  return [first, ...new Set([...others, fallbackLanguage].filter((language) => language !== first))];
}

/** Characters of the header that are read; browsers send less. */
const longestHeader = 500;
