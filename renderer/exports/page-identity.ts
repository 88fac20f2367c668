import type { Language } from "#schemas/site/language-codes.ts";

/** Facts about a page, besides its view, that its exports need. */
export interface PageIdentity {
  /** The same in every language, and for the lifetime of the content. */
  uid: string;
  /** Canonical address; null on a site without an origin. */
  url: string | null;
  /** Absolute address of a link of the page; null on a site without an origin. */
  absolute(href: string): string | null;
  path: string;
  language: "cs" | "en" | "ru" | "uk";
  /** The same language as the portal's own code. */
  locale: Language;
  siteName: string;
  /** ISO instant of its last change; null when the CMS does not provide it. */
  changedAt: string | null;
  /** Day of the request in Prague. */
  today: string;
}

/** Formats an ISO instant for iCalendar and vCard: `20261102T080000Z`. */
export function toUtcStamp(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
