import type { Language } from "#schemas/site/language-codes.ts";
import type { Holiday } from "#schemas/time/public-holidays.ts";
import type { regionCodes } from "#schemas/values/office/region.ts";

/** A thing of schema.org, as JSON-LD. */
export interface Thing {
  "@type": string;
  readonly [property: string]: unknown;
}

/** Facts about a page, besides its view, that its JSON-LD needs; addresses are absolute and canonical. */
export interface JsonLdContext {
  url: string;
  language: Language;
  siteName: string;
  home: string | null;
  /** Time of the request in milliseconds. */
  now: number;
  /** The canonical address of a link on the page; null for links without one, such as e-mail addresses. */
  absolute(href: string): string | null;
  /** Names in the language of the page. */
  regionName(code: (typeof regionCodes)[number]): string;
  holidayName(holiday: Holiday["name"]): string | null;
}

export function publisherOf({ siteName, home }: JsonLdContext): Thing {
  return { "@type": "GovernmentOrganization", name: siteName, url: home || undefined };
}
