import { type Consent, consentCookie, parseConsent } from "#schemas/visitor/consent.ts";

/** What this browser's visitor has decided on the present version of what is asked; null while nothing is. */
export function readDecision(): Consent | null {
  const start = `${consentCookie}=`;
  const pair = document.cookie.split("; ").find((text) => text.startsWith(start));
  return parseConsent(pair?.slice(start.length), Number(document.documentElement.dataset["consent"]));
}
