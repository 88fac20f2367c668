import type { Language } from "#schemas/site/languages.ts";

/** What the files of a page say of it beside the view. */
export interface PageIdentity {
  /** The same in every language and for as long as the content exists. */
  uid: string;
  /** Its canonical address; null on a site without an origin. */
  url: string | null;
  /** Where the outside world finds what the page links; null on a site without an origin. */
  absolute(href: string): string | null;
  /** Path under which the page was asked for. */
  path: string;
  language: "cs" | "en" | "ru" | "uk";
  /** The same language as the portal calls it. */
  locale: Language;
  siteName: string;
  /** ISO instant of its last change; null when the CMS does not tell. */
  changedAt: string | null;
}

/** An ISO instant as iCalendar and vCard write it: `20261102T080000Z`. */
export function toUtcStamp(instant: string): string {
  return `${instant.slice(0, 19).replace(/[-:]/g, "")}Z`;
}
