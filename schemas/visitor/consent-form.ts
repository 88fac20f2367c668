import { type Consent, consentCategories } from "./consent.ts";

/** Fields of the forms on cookies: what is chosen, and the path of the page to go back to. */
export const choiceField = "choice";
export const returnField = "return";

/** Everything, nothing, or the categories that are ticked. */
export type Choice = "all" | "none" | "some";

/** What a form on cookies says, by its fields' values; null when none of ours sends that. */
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

/** The same as the form would send it. */
export function writeConsent(consent: Consent): URLSearchParams {
  const ticked = consentCategories.filter((name) => consent[name]).map((name) => [name, "on"]);
  return new URLSearchParams([[choiceField, "some" satisfies Choice], ...ticked]);
}
