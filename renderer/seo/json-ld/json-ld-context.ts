import type { GovernmentOrganization } from "schema-dts";
import type { Language } from "#schemas/site/language-codes.ts";

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
}

export function publisherOf({ siteName, home }: JsonLdContext): GovernmentOrganization {
  return { "@type": "GovernmentOrganization", name: siteName, ...(home && { url: home }) };
}
