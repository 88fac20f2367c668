import { type Consent, consentCategories } from "./consent.ts";

/** Names of the fields of cookie forms: the choice and the return address. */
export const choiceField = "choice";
export const returnField = "return";

/** All categories, none, or the selected ones. */
export type Choice = "all" | "none" | "some";

/** Returns the consent of a submitted cookie form; null for an unknown choice. */
export function readConsent(fieldOf: (name: string) => unknown): Consent | null {
  switch (fieldOf(choiceField)) {
    case "all":
      return { statistical: true, marketing: true };
    case "none":
      return { statistical: false, marketing: false };
    case "some":
      return { statistical: fieldOf("statistical") === "on", marketing: fieldOf("marketing") === "on" };
    default:
      return null;
  }
}

/** Returns the consent as form fields. */
export function writeConsent(consent: Consent): URLSearchParams {
  const ticked = consentCategories.filter((name) => consent[name]).map((name) => [name, "on"]);
  return new URLSearchParams([[choiceField, "some" satisfies Choice], ...ticked]);
}
