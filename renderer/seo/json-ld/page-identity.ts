import type { Language } from "#schemas/site/language-codes.ts";

/** Facts of a page beside its view, for its exports. */
export interface PageIdentity {
  /** The same in every language and for as long as the content exists. */
  uid: string;
  /** Its canonical address; null on a site without an origin. */
  url: string | null;
  /** Absolute address of a link of the page; null on a site without an origin. */
  absolute(href: string): string | null;
  /** Requested path of the page. */
  path: string;
  language: "cs" | "en" | "ru" | "uk";
  /** The same language as the portal calls it. */
  locale: Language;
  siteName: string;
  /** ISO instant of its last change; null when the CMS does not say. */
  changedAt: string | null;
}

/** An ISO instant as iCalendar and vCard write it: `20261102T080000Z`. */
export function toUtcStamp(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
