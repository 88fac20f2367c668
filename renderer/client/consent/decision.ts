import { type Consent, consentCookie, parseConsent } from "#schemas/visitor/consent.ts";

/** Returns the visitor's decision if it was made on the current version of the consent question; otherwise null. */
export function readDecision(): Consent | null {
  const start = `${consentCookie}=`;
  const pair = document.cookie.split("; ").find((text) => text.startsWith(start));
  return parseConsent(pair?.slice(start.length), Number(document.documentElement.dataset["consent"]));
}
