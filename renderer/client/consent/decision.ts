import { type Consent, consentCookie, parseConsent } from "#schemas/visitor/consent.ts";

/** Returns the visitor's decision on the current version of the question; null before it. */
export function readDecision(): Consent | null {
  const start = `${consentCookie}=`;
  const pair = document.cookie.split("; ").find((text) => text.startsWith(start));
  return parseConsent(pair?.slice(start.length), Number(document.documentElement.dataset["consent"]));
}
