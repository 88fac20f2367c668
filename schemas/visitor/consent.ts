/** Optional scripts and cookies that a visitor accepts (spec §4, cookie consent). */
export interface Consent {
  statistical: boolean;
  marketing: boolean;
}

export const consentCategories = ["statistical", "marketing"] as const satisfies readonly (keyof Consent)[];

export const consentCookie = "consent";

/** Path to which the bar and the settings page post a decision. */
export const consentPath = "/consent";

/** Style sheet for browsers without JavaScript: hides the bar from visitors who have decided. */
export const consentStylePath = "/consent.css";

/** Days for which a decision is valid, unless the version changes. */
export const consentDays = 365;

/** Formats a decision for the cookie: version, day in UTC, one digit for each category. */
export function formatConsent(consent: Consent, version: number, at: Date): string {
  return [version, at.toISOString().slice(0, 10), consentCategories.map((name) => Number(consent[name])).join("")].join(
    ".",
  );
}

/** Parses the decision in a cookie; null when it has none for this version, so that the bar is shown again. */
export function parseConsent(value: string | undefined, version: number): Consent | null {
  const [, decidedVersion, statistical, marketing] = /^(\d+)\.\d{4}-\d{2}-\d{2}\.([01])([01])$/.exec(value ?? "") ?? [];
  if (decidedVersion !== String(version)) return null;
  return { statistical: statistical === "1", marketing: marketing === "1" };
}
