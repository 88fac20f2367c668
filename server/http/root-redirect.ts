import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import { isLanguage, type Language, languageCodes, languages, parseLanguage } from "#schemas/site/languages.ts";
import type { Config } from "#server/config/config.ts";

/** What a visitor brings along that tells a language. */
interface Visitor {
  host: string;
  path: string;
  /** Value of the cookie `locale`. */
  locale: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Where a visitor of the root is led by language (spec §2.1, root redirect); null where they are right. */
export function rootRedirect(
  { host, path, locale, headers }: Visitor,
  { rootRedirect: isOn, languageDomains }: Pick<Config, "rootRedirect" | "languageDomains">,
): string | null {
  // Who follows a link of the portal to its root has chosen its language there.
  if (!isOn || path !== "/" || headers["sec-fetch-site"] === "same-origin") return null;
  // A host of one language has that one.
  if (languageDomains.some((domain) => domain.host === host)) return null;
  const language = chosenLanguage(locale, headers["accept-language"]);
  const domain = languageDomains.find((candidate) => candidate.siteHost === host && candidate.language === language);
  return domain ? `${domain.origin}/` : languages[language].prefix || null;
}

const fallbackLanguage: Language = "en";

/** The language chosen before, else the first of the browser's that the portal has, else English. */
export function chosenLanguage(locale: string | undefined, accepted: string | undefined): Language {
  if (locale !== undefined && isLanguage(locale)) return locale;
  const tags = languageCodes.map((code) => languages[code].tag);
  const headers = { "accept-language": accepted?.slice(0, longestHeader) ?? "" };
  const [tag] = accepted ? new Negotiator({ headers }).languages(tags) : [];
  return (tag && parseLanguage(tag)) || fallbackLanguage;
}

/** Longer lists of languages come from no browser; the rest of them is not read. */
const longestHeader = 500;
