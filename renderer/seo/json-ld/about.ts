import type { GovernmentOrganization } from "schema-dts";
import type { Language } from "#schemas/site/language-codes.ts";

/** Facts of a page beside its view, for linked data: addresses are absolute and canonical. */
export interface About {
  url: string;
  language: Language;
  siteName: string;
  /** The site's home page. */
  home: string | null;
  /** Time of the request in milliseconds. */
  now: number;
  /** The canonical address of what the page links; null for what has none, such as an e-mail address. */
  absolute(href: string): string | null;
}

export function publisherOf({ siteName, home }: About): GovernmentOrganization {
  return { "@type": "GovernmentOrganization", name: siteName, ...(home && { url: home }) };
}
