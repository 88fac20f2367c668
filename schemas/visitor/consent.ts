/** What a visitor lets be loaded beyond what the portal needs (spec §4, cookie consent). */
export interface Consent {
  statistical: boolean;
  marketing: boolean;
}

export const consentCategories = ["statistical", "marketing"] as const satisfies readonly (keyof Consent)[];

export const consentCookie = "consent";

/** Where a decision is posted to, from the bar and from the page of the settings. */
export const consentPath = "/consent";

/** Days for which a decision holds, unless another version of what is asked comes first. */
export const consentDays = 365;

/** A decision as the cookie keeps it: version of what was asked, day in UTC, one digit for each category. */
export function formatConsent(consent: Consent, version: number, at: Date): string {
  return [version, at.toISOString().slice(0, 10), consentCategories.map((name) => Number(consent[name])).join("")].join(
    ".",
  );
}

/** The decision of a cookie; null where there is none on this version, so that it is asked for again. */
export function parseConsent(value: string | undefined, version: number): Consent | null {
  const [, asked, statistical, marketing] = /^(\d+)\.\d{4}-\d{2}-\d{2}\.([01])([01])$/.exec(value ?? "") ?? [];
  if (asked !== String(version)) return null;
  return { statistical: statistical === "1", marketing: marketing === "1" };
}
