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

/** The redirect of the root by language (spec §2.1, root redirect); null for none. */
export function rootRedirect(
  { host, path, locale, headers }: Visitor,
  { rootRedirect: isOn, languageDomains }: Pick<Config, "rootRedirect" | "languageDomains">,
): string | null {
  // A link of the portal to its root has a language already.
  if (!isOn || path !== "/" || headers["sec-fetch-site"] === "same-origin") return null;
  // A host of one language needs no choice.
  if (languageDomains.some((domain) => domain.host === host)) return null;
  const language = chosenLanguage(locale, headers["accept-language"]);
  const domain = languageDomains.find((candidate) => candidate.siteHost === host && candidate.language === language);
  return domain ? `${domain.origin}/` : languages[language].prefix || null;
}

const fallbackLanguage: Language = "en";

/** The language of the cookie, else the browser's first that the portal has, else English. */
export function chosenLanguage(locale: string | undefined, accepted: string | undefined): Language {
  if (locale !== undefined && isLanguage(locale)) return locale;
  const tags = languageCodes.map((code) => languages[code].tag);
  const headers = { "accept-language": accepted?.slice(0, longestHeader) ?? "" };
  const [tag] = accepted ? new Negotiator({ headers }).languages(tags) : [];
  return (tag && parseLanguage(tag)) || fallbackLanguage;
}

/** Characters of the header that are read; browsers send less. */
const longestHeader = 500;
